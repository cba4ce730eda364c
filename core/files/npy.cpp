// SPDX-License-Identifier: MIT
#include "core/files/npy.h"

#include <bit>
#include <cstring>
#include <new>
#include <stdexcept>
#include <type_traits>

#include "core/base/contract.h"
#include "core/files/little_endian.h"

namespace tilewise {

namespace {

/// The unsigned number that carries the bits of a stored element.
template <std::size_t Size>
using Carrier = std::conditional_t<
    Size == 1, std::uint8_t,
    std::conditional_t<Size == 2, std::uint16_t, std::conditional_t<Size == 4, std::uint32_t, std::uint64_t>>>;

template <class Stored>
double load(const std::byte* source, bool swapped) {
  Carrier<sizeof(Stored)> bits = 0;
  std::memcpy(&bits, source, sizeof bits);
  if (swapped) bits = swappedBytes(bits);
  if constexpr (std::is_same_v<Stored, bool>) {
    return bits != 0 ? 1.0 : 0.0;
  } else if constexpr (std::is_same_v<Stored, Eigen::half>) {
    return static_cast<double>(static_cast<float>(Eigen::half(Eigen::half_impl::raw_uint16_to_half(bits))));
  } else {
    return static_cast<double>(std::bit_cast<Stored>(bits));
  }
}

/// Walks the elements in C order and gives each one's number in the file, where the first index runs fastest.
class FortranWalk {
 public:
  explicit FortranWalk(const std::vector<std::int64_t>& shape) : m_shape(shape), m_index(shape.size(), 0) {
    std::size_t stride = 1;
    for (const std::int64_t dimension : shape) {
      m_strides.push_back(stride);
      stride *= static_cast<std::size_t>(dimension);
    }
  }

  std::size_t next() {
    const std::size_t number = m_number;
    for (std::size_t axis = m_shape.size(); axis-- > 0;) {
      m_number += m_strides[axis];
      if (++m_index[axis] < m_shape[axis]) break;
      m_number -= m_strides[axis] * static_cast<std::size_t>(m_shape[axis]);
      m_index[axis] = 0;
    }
    return number;
  }

 private:
  const std::vector<std::int64_t>& m_shape;
  std::vector<std::int64_t> m_index;
  std::vector<std::size_t> m_strides;
  std::size_t m_number = 0;
};

template <class Stored>
void copyAs(const NpyHeader& header, const std::byte* data, std::span<double> values) {
  const bool swapped = header.element.swapped;
  if (!header.fortranOrder) {
    for (std::size_t at = 0; at < values.size(); ++at) values[at] = load<Stored>(data + at * sizeof(Stored), swapped);
    return;
  }
  FortranWalk walk(header.shape);
  for (double& value : values) value = load<Stored>(data + walk.next() * sizeof(Stored), swapped);
}

}  // namespace

void copyNpyValues(const NpyHeader& header, std::span<const std::byte> bytes, std::span<double> values) {
  TILEWISE_EXPECTS(values.size() == header.count);
  TILEWISE_EXPECTS(bytes.size() == header.dataOffset + header.count * sizeOf(header.element.kind));
  const std::byte* data = bytes.data() + header.dataOffset;
  switch (header.element.kind) {
    case ElementKind::Bool: return copyAs<bool>(header, data, values);
    case ElementKind::Int8: return copyAs<std::int8_t>(header, data, values);
    case ElementKind::Int16: return copyAs<std::int16_t>(header, data, values);
    case ElementKind::Int32: return copyAs<std::int32_t>(header, data, values);
    case ElementKind::Int64: return copyAs<std::int64_t>(header, data, values);
    case ElementKind::UInt8: return copyAs<std::uint8_t>(header, data, values);
    case ElementKind::UInt16: return copyAs<std::uint16_t>(header, data, values);
    case ElementKind::UInt32: return copyAs<std::uint32_t>(header, data, values);
    case ElementKind::UInt64: return copyAs<std::uint64_t>(header, data, values);
    case ElementKind::Float16: return copyAs<Eigen::half>(header, data, values);
    case ElementKind::Float32: return copyAs<float>(header, data, values);
    case ElementKind::Float64: return copyAs<double>(header, data, values);
  }
}

Expected<NpyArray> parseNpy(std::span<const std::byte> bytes, const std::string& place) {
  const Expected<NpyHeader> header = parseNpyHeader(bytes, place);
  if (!header) return tl::unexpected(header.error());
  try {
    NpyArray array{header->shape, header->element.kind, std::vector<double>(header->count)};
    copyNpyValues(*header, bytes, array.values);
    return array;
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, place, "", ""});
  } catch (const std::length_error&) {  // int8 at its most: eight times the file's bytes
    return failure({ErrorCode::OutOfMemory, place, "", ""});
  }
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// Whole numbers as files store them, on machines of either byte order.

#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

namespace tilewise {

/// The same value with its bytes in the opposite order.
template <class Unsigned>
Unsigned swappedBytes(Unsigned value) {
  static_assert(std::is_unsigned_v<Unsigned>);
  std::byte bytes[sizeof(Unsigned)];
  std::memcpy(bytes, &value, sizeof value);
  for (std::size_t at = 0; at < sizeof(Unsigned) / 2; ++at) std::swap(bytes[at], bytes[sizeof(Unsigned) - 1 - at]);
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

/// The value of little-endian bytes, or the little-endian form of a value: the same step both ways.
template <class Unsigned>
Unsigned littleEndian(Unsigned value) {
  if constexpr (std::endian::native == std::endian::big) return swappedBytes(value);
  return value;
}

/// Reads a file from front to back and never past its end: once something did not fit, failed() stays true and all that
/// is read is 0 or empty, so that a caller checks once after a group of fields.
class LittleEndianReader {
 public:
  explicit LittleEndianReader(std::span<const std::byte> bytes) : m_rest(bytes) {}

  template <class Unsigned>
  Unsigned number() {
    Unsigned stored = 0;
    const std::span<const std::byte> source = bytes(sizeof stored);
    if (!source.empty()) std::memcpy(&stored, source.data(), sizeof stored);
    return littleEndian(stored);
  }

  std::span<const std::byte> bytes(std::size_t count) {
    if (count > m_rest.size()) m_failed = true;
    if (m_failed) return {};
    const auto taken = m_rest.first(count);
    m_rest = m_rest.subspan(count);
    return taken;
  }

  void skip(std::size_t count) { bytes(count); }
  std::size_t left() const { return m_failed ? 0 : m_rest.size(); }
  bool failed() const { return m_failed; }

 private:
  std::span<const std::byte> m_rest;
  bool m_failed = false;
};

}  // namespace tilewise

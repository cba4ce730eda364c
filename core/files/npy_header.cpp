// SPDX-License-Identifier: MIT
#include "core/files/npy_header.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/files/little_endian.h"
#include "core/files/npy_dict.h"
#include "core/files/shape_text.h"

namespace tilewise {

namespace {

constexpr std::string_view Magic = "\x93NUMPY";
constexpr std::size_t MostDimensions = 32;  // NumPy's own limit until version 2

std::string_view asText(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The text of the header; the reader then stands at the values.
Expected<std::string_view> headerText(LittleEndianReader& reader, std::span<const std::byte> bytes,
                                      const std::string& place) {
  if (bytes.empty()) return failure({ErrorCode::FileEmpty, place, "", "an .npy file"});
  const std::string_view start = asText(bytes.first(std::min(bytes.size(), Magic.size())));
  if (start != Magic.substr(0, start.size())) {
    return failure(
        {ErrorCode::FileFormat, place, "the beginning of the file", "an .npy file, which begins with \\x93NUMPY"});
  }
  reader.skip(Magic.size());
  const auto major = reader.number<std::uint8_t>();
  const auto minor = reader.number<std::uint8_t>();
  if (!reader.failed() && (major < 1 || major > 3 || minor != 0)) {
    return failure({ErrorCode::FileFormat, place, fmt::format(".npy version {}.{}", major, minor), "1.0, 2.0 or 3.0"});
  }
  const std::size_t length = major == 1 ? reader.number<std::uint16_t>() : reader.number<std::uint32_t>();
  const std::span<const std::byte> header = reader.bytes(length);
  if (reader.failed()) return failure({ErrorCode::FileTruncated, place, "the header", ""});
  return asText(header);
}

/// The number of elements, or nothing when their bytes cannot be counted.
bool countElements(NpyHeader& header) {
  header.count = 1;
  if (std::find(header.shape.begin(), header.shape.end(), 0) != header.shape.end()) {
    header.count = 0;
    return true;
  }
  for (const std::int64_t dimension : header.shape) {
    if (__builtin_mul_overflow(header.count, static_cast<std::size_t>(dimension), &header.count)) return false;
  }
  std::size_t size = 0;
  return !__builtin_mul_overflow(header.count, sizeOf(header.element.kind), &size);
}

}  // namespace

Expected<NpyHeader> parseNpyHeader(std::span<const std::byte> bytes, const std::string& place) {
  LittleEndianReader reader(bytes);
  const Expected<std::string_view> text = headerText(reader, bytes, place);
  if (!text) return tl::unexpected(text.error());
  Expected<NpyDict> dict = parseNpyDict(*text, place);
  if (!dict) return tl::unexpected(dict.error());
  const Expected<NpyElement> element = parseNpyDescr(dict->descr, place);
  if (!element) return tl::unexpected(element.error());

  NpyHeader header{std::move(dict->shape), *element, dict->fortranOrder, 0, bytes.size() - reader.left()};
  if (header.shape.size() > MostDimensions) {
    return failure({ErrorCode::Rank, place, fmt::format("an array of {} dimensions", header.shape.size()),
                    fmt::format("at most {}", MostDimensions)});
  }
  if (!countElements(header)) {
    return failure({ErrorCode::Shape, place, shapeText(header.shape), "dimensions that fit the file"});
  }
  const std::size_t promised = header.count * sizeOf(element->kind);
  if (reader.left() < promised) {
    return failure({ErrorCode::FileTruncated, place, fmt::format("the data ({} bytes)", reader.left()),
                    fmt::format("{} bytes for {} of {}", promised, shapeText(header.shape), name(element->kind))});
  }
  if (reader.left() > promised) {
    return failure({ErrorCode::FileFormat, place,
                    fmt::format("what follows the data ({} bytes)", reader.left() - promised),
                    "nothing after the last value"});
  }
  return header;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/files/npy_descr.h"

namespace tilewise {

/// All of an .npy file but its values; the file's length has been held against it.
struct NpyHeader {
  std::vector<std::int64_t> shape;  ///< empty for a single number
  NpyElement element;
  bool fortranOrder = false;   ///< the first index runs fastest
  std::size_t count = 0;       ///< elements, 1 for a single number
  std::size_t dataOffset = 0;  ///< where the values begin
};

/// Reads the part before the values, of versions 1.0, 2.0 and 3.0, and makes sure that just the promised values follow
/// it.
/// Errors: FileEmpty; FileFormat (magic, version, header text, bytes after the values); FileTruncated (in the header or
///         in the values); ElementType; Rank (more than 32 dimensions); Shape (negative, or more elements than 64 bits
///         can count).
[[nodiscard]] Expected<NpyHeader> parseNpyHeader(std::span<const std::byte> bytes, const std::string& place);

}  // namespace tilewise

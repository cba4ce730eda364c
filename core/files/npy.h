// SPDX-License-Identifier: MIT
#pragma once

/// NumPy's array files (.npy). docs/file-formats.md says what is read and what is written.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/base/matrix.h"
#include "core/files/element_kind.h"
#include "core/files/npy_header.h"
#include "core/problem/words.h"

namespace tilewise {

struct NpyArray {
  std::vector<std::int64_t> shape;  ///< empty for a single number
  ElementKind kind;                 ///< what the file stores
  std::vector<double> values;       ///< in C order: the last index runs fastest
};

/// The array in the bytes of a file. `place` names the file in errors.
/// Numerics: exact, but for whole numbers beyond 2^53, which are rounded to the nearest double.
/// Errors:   those of parseNpyHeader; OutOfMemory.
[[nodiscard]] Expected<NpyArray> parseNpy(std::span<const std::byte> bytes, const std::string& place);

/// Only the values, in C order, into memory of the caller's.
/// Requires: `header` was read from `bytes`; values.size() is header.count.
void copyNpyValues(const NpyHeader& header, std::span<const std::byte> bytes, std::span<double> values);

/// A whole .npy file, version 1.0, little-endian, C order: float64 or, each value rounded to nearest, float32.
std::vector<std::byte> npyBytes(const Matrix<double>& matrix, Precision precision);  ///< rows x columns
std::vector<std::byte> npyBytes(const Vector<double>& vector, Precision precision);  ///< one dimension

}  // namespace tilewise

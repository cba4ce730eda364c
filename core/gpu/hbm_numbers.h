// SPDX-License-Identifier: MIT
#pragma once

/// Matrices as a card keeps them: rows padded to whole chunks of 16 bytes, numbers rounded to the element type.

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/matrix.h"
#include "core/problem/words.h"

namespace tilewise {

/// The values of a padded row.
std::int64_t hbmWidth(std::int64_t width, ElementType type);

/// Bytes of matrices of this many rows.
std::size_t hbmBytes(std::int64_t rows, std::int64_t width, ElementType type);

/// Rounds to nearest and writes. Requires: target has hbmBytes() of the matrix.
void writeRows(const Matrix<double>& values, ElementType type, std::span<std::byte> target);

/// What was written, exactly.
Matrix<double> readRows(std::span<const std::byte> source, std::int64_t rows, std::int64_t width, ElementType type);

/// Numbers side by side, without padding: float64 for fp64, else float32.
Vector<double> readSums(std::span<const std::byte> source, std::int64_t count, ElementType type);
std::size_t bytesOfSum(ElementType type);

}  // namespace tilewise

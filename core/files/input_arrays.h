// SPDX-License-Identifier: MIT
#pragma once

/// A person's own arrays, all heads of them, and how they become a problem and the arrays of one head.

#include <cstdint>
#include <optional>

#include "core/base/matrix.h"
#include "core/base/shared_value.h"
#include "core/files/element_kind.h"
#include "core/problem/inputs.h"

namespace tilewise {

/// One array: heads x rows x width. A plain matrix is one head.
struct HeadsArray {
  Matrix<double> stacked;  ///< the heads one under another, (heads rows) x width; float64 copies: exact
  std::int64_t heads = 1;
  ElementKind kind = ElementKind::Float64;  ///< what the file stores: Float16, Float32 or Float64

  std::int64_t rows() const { return stacked.rows() / heads; }
  std::int64_t width() const { return stacked.cols(); }
  /// Range: 0 <= number < heads.
  Matrix<double> head(std::int64_t number) const { return stacked.middleRows(number * rows(), rows()); }
};

/// Shapes: Q: heads x Tq x dk, K: kv-heads x Tk x dk, V: kv-heads x Tk x dv, dO: heads x Tq x dv; kv-heads divides
///         heads; no array is empty or beyond MaximumHeads, MaximumTokens and MaximumWidth. Documents: Tq and Tk
///         labels.
struct InputArrays {
  HeadsArray Q;
  HeadsArray K;
  HeadsArray V;
  std::optional<HeadsArray> dO;
  SharedValue<Documents> documents;
  SharedValue<BlockMask> blockMask;  ///< of any number of tiles: arrays know no blocks
};

/// The settings with the sizes, heads and masks of own arrays, and inputKind Own. Masks that the arrays do not bring
/// stay as they are, and so do batch and head: batches beyond the first multiply counts only.
ProblemSettings sizedFor(ProblemSettings settings, const InputArrays& arrays);

/// The arrays of the head at hand. With a backward pass dO is the file's, or else makeOutputGradient's.
/// Requires: the problem is sized for these arrays, and its head is below their number of heads.
Inputs inputsOfHead(const InputArrays& arrays, const Problem& problem);

}  // namespace tilewise

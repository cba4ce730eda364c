// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the score of one query and one key comes about, and the line that says so.

#include <optional>

#include "app/views/inspector/equation_line.h"
#include "core/problem/problem.h"
#include "core/replay/block_state.h"

namespace tilewise {

struct ScoreNumbers {
  std::int64_t row = 0;
  std::int64_t key = 0;
  double scale = 1;
  double product = 0;  ///< q . k
  double u = 0;        ///< scaled
  double cap = 0;      ///< 0: none
  double capped = 0;   ///< u, through the soft cap if there is one
  double slope = 0;    ///< 0: no ALiBi
  std::int64_t distance = 0;
  double s = 0;

  /// By what the gradient of s is multiplied on its way through the soft cap.
  double capFactor() const { return cap > 0 ? 1 - (capped / cap) * (capped / cap) : 1.0; }
};

/// In float64, from the rows on chip. Requires: a state with Q and K, of which row and key are.
ScoreNumbers scoreNumbers(const Problem& problem, const BlockState& state, std::int64_t row, std::int64_t key);

/// Whether a score is more than a scaled product.
bool hasScoreRule(const Problem& problem);

/// "S_330 = 30 × tanh(12.345 / 30) − 0.25 × 3 = 11.1": the steps that the problem has.
EquationLine scoreLine(const ScoreNumbers& score, LineState state);

/// What the largest entry is chosen by.
enum class Largest : std::uint8_t { Value, Magnitude };

/// The key of the largest entry of a row of a tile, among those that are seen; absent when none is.
std::optional<std::int64_t> largestKey(const Matrix<double>& tile, const BlockState& state, const Mask& mask,
                                       std::int64_t row, Largest by = Largest::Value);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a row should hold in a tile, computed from the inputs alone, entry by entry, with nothing of the engine.

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/problem/inputs.h"

namespace tilewise {

struct NaiveRow {
  std::vector<bool> visible;  ///< of the keys of the tile
  std::vector<double> S;      ///< without the mask
  std::vector<double> P;
  double m = 0, rowMax = 0, mNew = 0, f = 0;
  double lBefore = 0, rowSum = 0;
  std::vector<double> OBefore, PV;

  double lScaled() const { return f * lBefore; }
  double lAfter() const { return lScaled() + rowSum; }
  double OScaled(std::size_t k) const { return f * OBefore[k]; }
  double OAfter(std::size_t k) const { return OScaled(k) + PV[k]; }
};

inline bool naiveVisible(const Problem& problem, std::int64_t r, std::int64_t t) {
  if (!problem.settings().causal) return true;
  const bool bottomRight = problem.settings().alignment == Alignment::BottomRight;
  return t <= r + (bottomRight ? problem.Tk() - problem.Tq() : 0);
}

inline double naiveScore(const Problem& problem, const Inputs& inputs, std::int64_t r, std::int64_t t) {
  double sum = 0;
  for (std::int64_t k = 0; k < problem.dk(); ++k) sum += inputs.Q(r, k) * inputs.K(t, k);
  return sum / std::sqrt(static_cast<double>(problem.dk()));
}

/// Keys from first up to end, not included, with their largest score taken off.
inline NaiveRow naiveRow(const Problem& problem, const Inputs& inputs, std::int64_t r, std::int64_t first,
                         std::int64_t end) {
  const double infinity = std::numeric_limits<double>::infinity();
  NaiveRow row;
  row.m = row.rowMax = -infinity;
  for (std::int64_t t = 0; t < end; ++t) {
    const double s = naiveScore(problem, inputs, r, t);
    const bool visible = naiveVisible(problem, r, t);
    if (t >= first) row.S.push_back(s);
    if (t >= first) row.visible.push_back(visible);
    double& largest = t < first ? row.m : row.rowMax;
    if (visible) largest = std::max(largest, s);
  }
  row.mNew = std::max(row.m, row.rowMax);
  row.f = row.m == -infinity ? 0 : std::exp(row.m - row.mNew);
  row.OBefore.assign(static_cast<std::size_t>(problem.dv()), 0);
  row.PV = row.OBefore;
  for (std::int64_t t = 0; t < end; ++t) {
    const double m = t < first ? row.m : row.mNew;
    const double s = naiveScore(problem, inputs, r, t);
    const double p = naiveVisible(problem, r, t) ? std::exp(s - m) : 0;
    if (t >= first) row.P.push_back(p);
    (t < first ? row.lBefore : row.rowSum) += p;
    auto& output = t < first ? row.OBefore : row.PV;
    for (std::size_t k = 0; k < output.size(); ++k) output[k] += p * inputs.V(t, static_cast<Index>(k));
  }
  return row;
}

}  // namespace tilewise

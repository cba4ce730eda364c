// SPDX-License-Identifier: MIT
#include "core/costs/axis_crossings.h"

#include <array>
#include <cmath>

#include "core/base/contract.h"

namespace tilewise {

namespace {

bool isBelow(const AccessPoint& point) { return *point.values < point.standard; }

}  // namespace

std::vector<AxisCrossing> axisCrossings(const Problem& problem, AttentionPass which, const SweepSettings& settings) {
  TILEWISE_EXPECTS(!isStandard(which));
  const bool isWhole = settings.axis != SweepAxis::Sparsity;
  const std::array<AttentionPass, 1> passes{which};
  const AccessFigure figure = accessFigure(problem, passes, settings);
  const AccessPoint* before = nullptr;
  std::vector<AxisCrossing> crossings;
  for (const AccessPoint& point : figure.curves.front().points) {
    if (point.values && before != nullptr && isBelow(*before) != isBelow(point)) {
      double low = before->x, high = point.x;
      while (high - low > (isWhole ? 1 : 1e-6)) {
        const double middle = isWhole ? std::floor((low + high) / 2) : (low + high) / 2;
        const AccessPoint between = accessPoint(problem, which, settings, middle);
        if (!between.values) break;
        (isBelow(between) == isBelow(point) ? high : low) = middle;
      }
      crossings.push_back({high, isBelow(point)});
    }
    before = point.values ? &point : nullptr;
  }
  return crossings;
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The curves that two figures share: accesses, and their ratio to standard attention's.

#include "app/plots/explore/figure_parts.h"

namespace tilewise {

struct AccessSweep {
  SweepSettings settings;
  AccessFigure figure;
  AccessPoint present;   ///< of the present configuration
  bool isRough = false;  ///< a census was too long

  bool againstM() const { return settings.axis == SweepAxis::OnChip; }
};

AccessSweep sweepAccesses(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits);

/// The x axis of these curves.
FigureAxis sweepAxis(const AccessSweep& sweep);
/// What holds of all points: "values, log scales".
QString sweepUnit(const ExploreCase& at, const AccessSweep& sweep, const QString& quantity);
/// x, blocks, and for each pass values, asymptote and ratio.
FigureTable sweepTable(const AccessSweep& sweep);
/// "this configuration, 128 × 64", or without blocks for standard attention.
QString presentName(const ExploreCase& at);

}  // namespace tilewise

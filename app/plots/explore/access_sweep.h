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
/// A pass at a place of the axis with the blocks that the controls give it: those set by hand, or those that follow from the
/// case's M, as the on-chip set is held against it there.
AccessPoint configuredPoint(const ExploreCase& at, AttentionPass which, const AccessSweep& sweep, double x);
/// Which blocks the curves take, as a sentence, and why this configuration may lie beside its own curve.
QString blockRuleWords(const ExploreCase& at, const AccessSweep& sweep);
/// "this configuration, 128 × 64", or without blocks for standard attention.
QString presentName(const ExploreCase& at);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the figures of Explore are put together from.

#include "app/plots/explore/explore_figures.h"

namespace tilewise {

Stroke strokeOf(AttentionPass which);
/// All passes of the direction, standard attention first.
QList<AttentionPass> passesBeside(AttentionPass which);
/// "128 × 64".
QString blocksText(std::int64_t Br, std::int64_t Bc);
/// A word of the modelled type: "fp16".
QString typeName(ElementType type);

/// An axis with powers of two.
FigureAxis tokenAxis(const QString& label, double first, double last, int most = 8);
/// A logarithmic axis of counts, widened to hold all of these.
FigureAxis countAxis(const QString& label, double least, double most);

/// From where to where figures against the on-chip size go, in values.
struct OnChipRange {
  double first = 1;
  double last = 2;
};
OnChipRange onChipRange(const ExploreCase& at);

/// The devices as upright lines, the chosen one with its name and M. Devices of the same M share a line.
QList<FigureLine> deviceLines(const ExploreCase& at);

/// How values are told.
QString tellCount(double value);
QString tellShare(double value);
QString tellTimes(double value);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Which parts of the legend a card has room for beside its zoom control.

#include <QList>

#include <optional>

#include "app/views/stage/legend_layout.h"

namespace tilewise {

/// Of the column, where there is room. At 100 %.
inline constexpr double WidestLegend = 240;

/// From the fullest to the counter alone, in the order in which texts give way.
QList<LegendPlan> legendPlans(const StageFacts& facts);
/// Whether it ends within the card and leaves the zoom control free.
bool legendFits(const LegendLayout& legend, const Metrics& metrics, const QRectF& card);

/// The fullest legend that a card of its own has room for; absent: not even the counter has.
std::optional<LegendPlan> planLegend(const StageFacts& facts, const Metrics& metrics, const QRectF& card);
/// The height of a card that has no more than the counter.
double leastLegendHeight(const StageFacts& facts, const Metrics& metrics);
/// The place of such a legend in its card.
QRectF legendPlaceIn(const StageFacts& facts, const Metrics& metrics, const QRectF& card, const LegendPlan& plan);
/// At the lower right corner of the card.
ZoomControl zoomControlOf(const Metrics& metrics, const QRectF& card);

}  // namespace tilewise

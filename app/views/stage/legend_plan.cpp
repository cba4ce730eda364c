// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/legend_plan.h"

#include <algorithm>
#include <utility>

#include "app/views/stage/hbm_plan.h"

namespace tilewise {

using L = HbmLengths;

bool legendFits(const LegendLayout& legend, const Metrics& metrics, const QRectF& card) {
  if (legend.bottom > card.bottom() - metrics.px(L::BottomPad)) return false;
  const double air = metrics.px(8);
  const QRectF zoom = zoomControlOf(metrics, card).frame.adjusted(-air, -air, air, air);
  const auto clear = [&](const auto& each) { return !zoom.intersects(each); };
  return std::ranges::all_of(legend.labels, clear, &StageLabel::place) &&
         std::ranges::all_of(legend.tiles, clear, &TileSwatch::rect) &&
         std::ranges::all_of(legend.blocks, clear, &BlockSwatch::rect) &&
         std::ranges::all_of(legend.work, clear, &WorkSwatch::rect);
}

/// The hatches of several masks are told before the states of blocks; that of a single one only where there is room.
QList<LegendPlan> legendPlans(const StageFacts& facts) {
  QList<LegendPlan> plans;
  const auto addBoth = [&plans](LegendPlan plan) {
    for (const bool compact : {false, true}) {
      plan.compact = compact;
      plans.append(plan);
    }
  };
  if (!hasHatchKey(facts) || facts.reasons.size() > 1) {
    addBoth({});
    addBoth({.blocks = false});
    addBoth({.hatches = false});
  } else {
    for (const bool compact : {false, true}) {
      plans.append(LegendPlan{.compact = compact});
      plans.append(LegendPlan{.hatches = false, .compact = compact});
    }
  }
  addBoth({.hatches = false, .blocks = false});
  addBoth({.hatches = false, .sums = false, .blocks = false});
  for (const auto& [progress, brief] :
       {std::pair(true, BriefKey::StatesAndKinds), std::pair(false, BriefKey::StatesAndKinds),
        std::pair(false, BriefKey::States)}) {
    addBoth({.progress = progress, .kinds = false, .brief = brief, .hatches = false, .sums = false, .blocks = false});
  }
  addBoth({.kinds = false, .hatches = false, .sums = false, .blocks = false});
  plans.append(LegendPlan::counterAlone());
  return plans;
}

std::optional<LegendPlan> planLegend(const StageFacts& facts, const Metrics& metrics, const QRectF& card) {
  const double right = card.right() - metrics.px(L::Pad);
  const auto hasRoom = [&](const LegendPlan& plan) {
    const LegendLayout legend = layOutLegend(facts, metrics, plan, legendPlaceIn(facts, metrics, card, plan));
    const auto reachesRight = [right](const StageLabel& label) { return label.place.right() <= right; };
    return std::ranges::all_of(legend.labels, reachesRight) && legendFits(legend, metrics, card);
  };
  for (LegendPlan plan : legendPlans(facts)) {
    for (const bool across : {false, true}) {
      plan.across = across;
      if (hasRoom(plan)) return plan;
    }
  }
  return std::nullopt;
}

double leastLegendHeight(const StageFacts& facts, const Metrics& metrics) {
  return layOutLegend(facts, metrics, LegendPlan::counterAlone(), {0, 0, 0, 0}).bottom + metrics.px(L::BottomPad);
}

QRectF legendPlaceIn(const StageFacts& facts, const Metrics& metrics, const QRectF& card, const LegendPlan& plan) {
  const double room = card.width() - 2 * metrics.px(L::Pad);
  const double wanted =
      plan.across ? room : std::max<double>(metrics.px(WidestLegend), legendWidth(facts, metrics, plan));
  return {card.left() + metrics.px(L::Pad), card.top(), std::min(room, wanted), card.height()};
}

ZoomControl zoomControlOf(const Metrics& metrics, const QRectF& card) {
  return layOutZoom(metrics, card.bottomRight() - QPointF(metrics.px(L::Pad), metrics.px(L::BottomPad)));
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_arrangement.h"

#include <algorithm>
#include <cmath>

#include "app/views/stage/hbm_plan.h"
#include "app/views/stage/legend_plan.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double BusHeight = 26;
constexpr double BusWidth = 40;  ///< between cards that stand side by side
constexpr double CardGap = 6;

constexpr double EnoughGrid = 0.42;  ///< of the shorter side of the stage, for the longer side of the grids
constexpr double LeastGrid = 0.2;    ///< the same: below, the legend gives way to it
constexpr double ClearlyMore = 1.1;  ///< times the grid, for an arrangement that shows less of SRAM

// Side by side, of the width.
constexpr double LeastHbmShare = 0.3;
constexpr double MostHbmShare = 0.75;
constexpr double HbmShareStep = 0.04;
constexpr double BesideSramShare = 0.55;  ///< of the height: below is the legend

constexpr double PresentedHbmShare = 0.5;    ///< of the width, side by side
constexpr double PresentedWide = 1.6;        ///< times the height: SRAM stands beside HBM from here on
constexpr double PresentedAspect = 1.06;     ///< of the HBM card with one grid
constexpr double PresentedSramShare = 0.42;  ///< of the height, for boxes beside HBM

/// The longer side of what the grids take.
double gridsOf(const HbmPlan& plan) {
  return std::max(plan.room.grids * plan.fit.width(), plan.room.gridRows * plan.fit.height());
}

class Planner {
 public:
  Planner(const StageFacts& facts, const Metrics& metrics, QSizeF size)
      : m_facts(facts), m_metrics(metrics), m_size(size) {}

  StagePlan below() const {
    const double most = mostSramHeight(m_facts, m_metrics, m_size.height());
    StagePlan plan = stacked(planSram(m_facts, m_metrics, m_size.width(), most));
    plan.arrangement = StageArrangement::SramBelow;
    return plan;
  }

  StagePlan inARow() const {
    StagePlan plan = stacked(planSramRow(m_facts, m_metrics, m_size.width()));
    plan.arrangement = StageArrangement::SramRow;
    return plan;
  }

  /// HBM is as wide as the largest grid of its height needs, and narrower where SRAM or the legend need more.
  StagePlan beside() const {
    const StagePlan narrowest = besideWith(std::max(1.0, std::round(LeastHbmShare * m_size.width())));
    if (!hasRoom(narrowest)) return narrowest;
    const double step = std::max(1.0, std::round(HbmShareStep * m_size.width()));
    double width = widthOfLargestGrid();
    StagePlan plan = besideWith(width);
    while (!hasRoom(plan) && width - step >= LeastHbmShare * m_size.width()) {
      width -= step;
      plan = besideWith(width);
    }
    return hasRoom(plan) ? plan : narrowest;
  }

  StagePlan presented() const {
    if (m_size.width() <= PresentedWide * m_size.height()) {
      StagePlan plan = below();
      plan.arrangement = StageArrangement::Presented;
      return plan;
    }
    // One grid needs no more width than height; matrices side by side take half of it.
    double width = PresentedHbmShare * m_size.width();
    if (m_facts.form.gridCount() == 1) width = std::min(width, PresentedAspect * m_size.height());
    StagePlan plan = sideBySide(std::round(width), PresentedSramShare * m_size.height());
    plan.arrangement = StageArrangement::Presented;
    plan.free = underSram(plan);
    return plan;
  }

  /// Where hardly anything has room: the grid, and SRAM as it can be; counter, legend and zoom control are left out.
  StagePlan bare() const {
    StagePlan plan = sideBySide(widthOfLargestGrid(), m_size.height());
    plan.arrangement = StageArrangement::Presented;
    return plan;
  }

  StagePlan fitting() const {
    StagePlan best = below();
    double grids = gridsOf(planHbm(m_facts, m_metrics, best.hbmCard));
    const double enough = EnoughGrid * std::min(m_size.width(), m_size.height());
    if (grids >= enough && best.sram.fits) return best;
    const auto consider = [&](const StagePlan& plan, const HbmPlan& hbm) {
      if (!plan.sram.fits || (best.sram.fits && gridsOf(hbm) < ClearlyMore * grids)) return;
      best = plan;
      grids = gridsOf(hbm);
    };
    const StagePlan side = beside();
    if (hasRoom(side)) consider(side, planHbmAlone(m_facts, m_metrics, side.hbmCard));
    const StagePlan row = inARow();
    consider(row, planHbm(m_facts, m_metrics, row.hbmCard));
    if (grids >= LeastGrid * std::min(m_size.width(), m_size.height())) return best;
    const StagePlan least = bare();
    return least.sram.fits ? least : best;
  }

 private:
  /// Of HBM at the left: no more than its largest grid needs.
  double widthOfLargestGrid() const {
    const double most = std::round(MostHbmShare * m_size.width());
    const HbmPlan widest = planHbmAlone(m_facts, m_metrics, QRectF(0, 0, most, m_size.height()));
    return std::max(1.0, most - std::floor(widest.slack));
  }

  StagePlan stacked(const SramPlan& sram) const {
    StagePlan plan;
    plan.sram = sram;
    const double top = std::max(1.0, m_size.height() - sram.height);
    plan.hbmCard = QRectF(0, 0, m_size.width(), std::max(1.0, top - m_metrics.px(BusHeight)));
    plan.sramCard = QRectF(0, top, std::max(1.0, m_size.width()), sram.height);
    return plan;
  }

  StagePlan sideBySide(double hbmWidth, double mostSram) const {
    StagePlan plan;
    plan.hbmCard = QRectF(0, 0, hbmWidth, m_size.height());
    const double left = hbmWidth + m_metrics.px(BusWidth);
    plan.sram = planSram(m_facts, m_metrics, m_size.width() - left, mostSram);
    plan.sramCard = QRectF(left, 0, std::max(1.0, m_size.width() - left), plan.sram.height);
    return plan;
  }

  StagePlan besideWith(double hbmWidth) const {
    const double forLegend = m_metrics.px(CardGap) + leastLegendHeight(m_facts, m_metrics);
    StagePlan plan = sideBySide(hbmWidth, std::min(BesideSramShare * m_size.height(), m_size.height() - forLegend));
    plan.arrangement = StageArrangement::SramBeside;
    plan.legendCard = underSram(plan);
    return plan;
  }

  QRectF underSram(const StagePlan& plan) const {
    const double top = plan.sramCard.bottom() + m_metrics.px(CardGap);
    return {plan.sramCard.left(), top, plan.sramCard.width(), std::max(0.0, m_size.height() - top)};
  }

  bool hasRoom(const StagePlan& beside) const {
    return beside.sram.fits && planLegend(m_facts, m_metrics, beside.legendCard).has_value();
  }

  const StageFacts& m_facts;
  const Metrics& m_metrics;
  QSizeF m_size;
};

}  // namespace

StagePlan planStage(const StageFacts& facts, const Metrics& metrics, QSizeF size, StageArrangement arrangement) {
  const Planner planner(facts, metrics, size);
  switch (arrangement) {
    case StageArrangement::Fitting: return planner.fitting();
    case StageArrangement::SramBelow: return planner.below();
    case StageArrangement::SramRow: return planner.inARow();
    case StageArrangement::SramBeside: return planner.beside();
    case StageArrangement::Presented: return planner.presented();
    case StageArrangement::HbmAlone:
    case StageArrangement::HbmBare: break;
  }
  StagePlan plan;
  plan.arrangement = arrangement;
  plan.hbmCard = QRectF(QPointF(0, 0), size);
  return plan;
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the cards of the stage share its room: where SRAM stands, and how much of it is drawn, so that the grid of scores
/// stays what is seen first.

#include <QRectF>
#include <QSizeF>

#include "app/views/stage/sram_layout.h"
#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_geometry.h"

namespace tilewise {

struct StagePlan {
  StageArrangement arrangement = StageArrangement::SramBelow;  ///< never Fitting
  QRectF hbmCard;
  QRectF sramCard;    ///< null: HBM alone
  QRectF legendCard;  ///< below SRAM, at the right of HBM; null: the legend stands in HBM's card, or nowhere
  QRectF free;        ///< Presented, SRAM at the right: what is left below it; else null
  SramPlan sram;
};

/// Fitting is resolved: SRAM stands below HBM; where that leaves the grid little of the shorter side of the stage, it
/// stands at the right over the legend, or below in a single row, whichever gives the larger grid; where that is little
/// too, the legend goes, as in front of a class.
StagePlan planStage(const StageFacts& facts, const Metrics& metrics, QSizeF size, StageArrangement arrangement);

}  // namespace tilewise

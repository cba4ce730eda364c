// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The SRAM card: boxes to one scale in the order of the formula, and the capacity gauge.

#include <QList>
#include <QRectF>

#include "app/views/stage/sram_boxes.h"

namespace tilewise {

struct SramLayout {
  QRectF card;
  QList<BoxPlace> boxes;
  bool indexed = true;  ///< names of boxes say which block they hold
  QRectF gauge;
  QRectF crossing;  ///< where what is on chip is not modelled: the block that crossed last; else null
  QList<StageLabel> labels;

  /// Null when the algorithm has no such box.
  const BoxPlace* place(OnChipBox box) const;
};

/// How the card is drawn in the room that there is; chosen once, so that height and places agree.
struct SramPlan {
  double height = 0;  ///< of the card
  BoxPlan boxes;
  bool gaugeInTitle = false;  ///< no column of figures: a gauge with its percentage beside the title
  bool inRow = false;         ///< title, boxes and that gauge side by side
  bool fits = false;          ///< boxes and texts have their room
};

/// The most of a stage's height that a card below HBM takes.
double mostSramHeight(const StageFacts& facts, const Metrics& metrics, double stageHeight);

/// The plan for a card of the given width and at most the given height. What does not fit is left out in this order:
/// air, counts below the boxes, figures of the capacity, indices of the boxes.
SramPlan planSram(const StageFacts& facts, const Metrics& metrics, double width, double most);

/// The lowest card of the given width: one row.
SramPlan planSramRow(const StageFacts& facts, const Metrics& metrics, double width);

SramLayout layOutSram(const StageFacts& facts, const Metrics& metrics, const SramPlan& plan, const QRectF& card);

}  // namespace tilewise

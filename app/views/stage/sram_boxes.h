// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The boxes of the SRAM card in the order of the formula, with the signs between them, their names and their counts.

#include <QList>
#include <QPointF>
#include <QRectF>

#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_label.h"

namespace tilewise {

struct BoxPlace {
  OnChipBox box = OnChipBox::Q;
  QRectF rect;        ///< height: rows, width: columns (Kᵀ lies on its side); of a line: a hair as high as its rows
  bool line = false;  ///< m and l
};

/// Lengths at 100 %: from the card's top to the boxes, and from the boxes to its bottom with and without counts.
inline constexpr double AboveBoxes = 46;
inline constexpr double BelowBoxes = 22;
inline constexpr double BelowWithoutCounts = 10;

/// How the boxes are drawn.
struct BoxPlan {
  double scale = 1;     ///< pixels of one value, per side
  double gap = 10;      ///< beside an operator, at 100 %
  bool counts = true;   ///< values stand below the boxes
  bool indexed = true;  ///< names say which block they hold
  double above = AboveBoxes;  ///< from the card's top to the tallest box, at 100 %
  double left = 0;            ///< px, what stands before the first box beside its usual margin
};

struct BoxRow {
  QList<BoxPlace> boxes;
  QList<StageLabel> labels;  ///< of names and counts: `number` is the box's place in `boxes`
  double right = 0;
};

/// Values of the tallest and the widest box.
double tallestBox(const StageFacts& facts);
double widestBox(const StageFacts& facts);

BoxRow layOutBoxes(const StageFacts& facts, const Metrics& metrics, const BoxPlan& plan, QPointF cardCorner);

}  // namespace tilewise

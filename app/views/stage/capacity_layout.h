// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The capacity gauge of the SRAM card and its figures.

#include <QList>
#include <QRectF>

#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_label.h"

namespace tilewise {

struct CapacityLayout {
  QRectF gauge;
  QList<StageLabel> labels;
};

/// Part of the gauge that a box takes, from left to right in the order of the formula. Units: shares of the gauge's
/// length.
struct GaugePart {
  OnChipBox box = OnChipBox::Q;
  double begin = 0;
  double end = 0;
};

struct Gauge {
  QList<GaugePart> parts;
  double used = 0;      ///< where the tick stands
  double capacity = 1;  ///< where the device ends; below 1 when the boxes need more
};

Gauge gaugeOf(const StageFacts& facts);

/// Least width of the column of figures.
double capacityWidth(const StageFacts& facts, const Metrics& metrics);
/// A heading, the gauge, and as many lines as there is room for.
CapacityLayout layOutCapacity(const StageFacts& facts, const Metrics& metrics, const QRectF& column);
/// How much is used, as a label of its own, and a gauge that ends at a point and begins at `left` or later.
double usedWidth(const StageFacts& facts, const Metrics& metrics);
StageLabel usedLabel(const StageFacts& facts, const Metrics& metrics, QPointF topLeft);
QRectF gaugeInRow(const Metrics& metrics, double left, QPointF rightMiddle);
/// The gauge with its percentage alone, at the right end of a card's title row.
CapacityLayout layOutTitleGauge(const StageFacts& facts, const Metrics& metrics, double left, QPointF rightMiddle);

}  // namespace tilewise

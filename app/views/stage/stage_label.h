// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The texts on the stage: what each says, where it stands, and how it looks. Geometry places them, with the widest
/// text that a run can bring; the scene fills in the figures of a step. So places do not move, and tests can look for
/// overlaps.

#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

#include <cstdint>

#include "app/views/look/look.h"

namespace tilewise {

enum class StageText : std::uint8_t {
  // HBM: letters, captions, indices.
  HbmTitle,
  HbmSubtitle,
  TensorLetter,
  LseLetter,
  KeyCaption,
  QueryCaption,
  GridCaption,
  TensorSize,
  BlockIndex,
  Pill,
  EntryName,
  SumsTitle,
  SumCount,
  MatrixName,
  RegionCount,
  RegionWhy,
  // HBM: counter and legend.
  MovedCaption,
  MovedValues,
  MovedBytes,
  Visited,
  Progress,
  StateName,
  KindCount,
  NoState,
  BlocksTitle,
  BlockState,
  WorkTitle,
  WorkStep,
  WorkNote,
  SumsHeading,
  SumsLine,
  ZoomPercent,
  // Bus.
  BusWord,
  LoadedValues,
  StoredValues,
  LastMove,
  // SRAM.
  SramTitle,
  SramSubtitle,
  BoxName,
  BoxCount,
  BoxNote,
  CrossingName,
  Operator,
  Factor,
  CapacityTitle,
  CapacityUsed,
  CapacityLine,
  CapacityNote,
  CapacityFault,
};

struct StageLabel {
  StageText what = StageText::BlockIndex;
  QString text;  ///< in the markup of MathText
  QRectF place;  ///< as wide as the widest text
  Qt::Alignment align = Qt::AlignLeft;
  std::int64_t number = 0;  ///< of the box or block that it belongs to, where there are several
  bool upwards = false;     ///< read from bottom to top
  bool changed = false;     ///< what it names has just changed
};

QFont stageFont(StageText what, const Metrics& metrics);
QColor stageColor(const StageLabel& label, const Theme& theme);
double textWidth(StageText what, const QString& text, const Metrics& metrics);
/// From the top of the letters to the descenders, with a little air.
double textHeight(StageText what, const Metrics& metrics);

/// A label at a point: `at` is its middle height, and its left end, middle or right end as `align` says.
StageLabel labelAt(StageText what, const QString& text, QPointF at, Qt::Alignment align, const Metrics& metrics);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Hatches: the pattern that says what is not seen and why, and in the Print palette which tensor. Drawn as lines that are
/// cut to the region, not as a brush, so that neighbours join and SVG and PDF keep them.

#include <cstdint>

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

enum class HatchKind : std::uint8_t {
  Rising,   ///< 45 degrees: causal mask
  Falling,  ///< 135 degrees: window
  Crossed,  ///< both: documents
  Dots,     ///< block mask
  Upright,  ///< Print palette: K
  Level,    ///< Print palette: V
};

struct Hatch {
  HatchKind kind = HatchKind::Rising;
  QColor color;
  qreal period = 6;   ///< Units: pixels across the lines
  qreal width = 1.2;  ///< Units: pixels
  QPointF origin;     ///< one line passes through it; give the stage's origin, so that neighbours join
};

/// The three hatches of the stage, scaled with the text size.
Hatch skippedHatch(HatchKind kind, const Look& look, QPointF origin);  ///< a skipped tile to come, on paper
Hatch passedHatch(HatchKind kind, const Look& look, QPointF origin);   ///< a skipped tile that was passed, on skip
Hatch partialHatch(HatchKind kind, const Look& look, QPointF origin);  ///< the masked part of a partial tile, on paper

/// Draws the hatch inside the region; its ground must be painted before. The cost grows with the number of lines, not
/// the area.
void drawHatch(QPainter& painter, const QRectF& region, const Hatch& hatch);
void drawHatch(QPainter& painter, const QPolygonF& region, const Hatch& hatch);

/// Fills a block with its tensor's full colour and, in the Print palette, with the tensor's pattern.
void fillTensor(QPainter& painter, const QRectF& block, TensorHue tensor, const Look& look);

}  // namespace tilewise

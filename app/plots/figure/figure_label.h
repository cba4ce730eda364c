// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Words within a figure with their place, in pixels.

#include <cstdint>
#include <optional>

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QTransform>

#include "app/plots/figure/figure.h"
#include "app/views/look/metrics.h"

namespace tilewise {

enum class LabelKind : std::uint8_t {
  Now,         ///< of the present configuration, in a box
  Point,       ///< of another point
  StrongLine,  ///< of a straight line, the first words bold
  Line,
  Along,  ///< along a curve
};

struct LabelFonts {
  QFont first;  ///< of the first line of words
  QFont rest;
};

LabelFonts labelFonts(LabelKind kind, const Metrics& metrics);
/// From the edge of a box to its words: left and right, and half as much above and below.
qreal labelPadding(LabelKind kind, const Metrics& metrics);
/// The height of a line of words.
qreal labelLineHeight(const LabelFonts& fonts);

/// Words with their place, in pixels.
struct FigureLabel {
  LabelKind kind = LabelKind::Point;
  Stroke stroke = Stroke::Main;   ///< of what the words name
  QStringList words;              ///< lines of text in the markup
  QPointF corner;                 ///< the upper left one as the words are read
  double turn = 0;                ///< of the words about that corner, in degrees clockwise
  qreal trim = 0;                 ///< what is left out above the first line of words
  QSizeF size;                    ///< with the padding, before the turn
  std::optional<QPointF> leader;  ///< the point that a line leads to
  bool hasGround = true;          ///< what runs through the words, as lines of the grid do, ends before them

  /// From the words' own coordinates, where `corner` is the origin.
  QTransform transform() const;
  QRectF bounds() const;
};

/// Words without a place yet, as large as they are. Requires: fonts that are loaded.
FigureLabel makeLabel(LabelKind kind, Stroke stroke, const QStringList& words, const Metrics& metrics);

}  // namespace tilewise

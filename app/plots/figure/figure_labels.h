// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words within a figure and where they stand: those of its points, of its straight lines and along its curves.

#include <optional>

#include <QFont>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QTransform>

#include "app/plots/figure/figure.h"
#include "app/plots/figure/figure_layout.h"
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
  Stroke stroke = Stroke::Main;  ///< of what the words name
  QStringList words;             ///< lines of text in the markup
  QPointF corner;                ///< the upper left one as the words are read
  double turn = 0;               ///< of the words about that corner, in degrees clockwise
  qreal trim = 0;                 ///< what is left out above the first line of words
  QSizeF size;                    ///< with the padding, before the turn
  std::optional<QPointF> leader;  ///< the point that a line leads to
  bool hasGround = false;         ///< what runs through the words ends before them

  QTransform transform() const;  ///< from the words' own coordinates, where `corner` is the origin
  QRectF bounds() const;
};

/// Finds each label a place of its own: off the curves, the lines and the other labels if there is one, else over lines,
/// at last over curves. Words that may go and find none are left out; so are those of what lies outside the axes.
/// Requires: fonts that are loaded.
QList<FigureLabel> placeLabels(const Figure& figure, const FigureLayout& layout, const Metrics& metrics);

/// The ends of a straight line across the axes, on the middle of a pixel; none if it lies outside.
QList<QPointF> lineEnds(const Figure& figure, const FigureLayout& layout, const FigureLine& line);
/// Whether a point lies within the axes.
bool isWithin(const Figure& figure, QPointF value);
/// Half the width of a point.
qreal markRadius(const FigureMark& mark, const Metrics& metrics);

}  // namespace tilewise

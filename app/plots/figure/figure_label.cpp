// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_label.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

constexpr double BoxPadding = 4;  ///< at 100 %

}  // namespace

LabelFonts labelFonts(LabelKind kind, const Metrics& metrics) {
  const QFont axis = metrics.font(Role::Axis);
  switch (kind) {
    case LabelKind::Now: return {metrics.bold(Role::Second), metrics.font(Role::Second)};
    case LabelKind::StrongLine: return {metrics.bold(Role::Axis), axis};
    case LabelKind::Point:
    case LabelKind::Line:
    case LabelKind::Along: break;
  }
  return {axis, axis};
}

qreal labelPadding(LabelKind kind, const Metrics& metrics) {
  return kind == LabelKind::Now ? metrics.px(BoxPadding) : 0;
}

qreal labelLineHeight(const LabelFonts& fonts) {
  return std::ceil(std::max(QFontMetricsF(fonts.first).height(), QFontMetricsF(fonts.rest).height()));
}

QTransform FigureLabel::transform() const { return QTransform::fromTranslate(corner.x(), corner.y()).rotate(turn); }

QRectF FigureLabel::bounds() const { return transform().mapRect(QRectF({0, 0}, size)); }

FigureLabel makeLabel(LabelKind kind, Stroke stroke, const QStringList& words, const Metrics& metrics) {
  const LabelFonts fonts = labelFonts(kind, metrics);
  qreal width = 0;
  for (qsizetype n = 0; n < words.size(); ++n) {
    width = std::max(width, MathText::parse(words[n]).width(n == 0 ? fonts.first : fonts.rest));
  }
  const qreal padding = labelPadding(kind, metrics);
  FigureLabel label;
  label.kind = kind;
  label.stroke = stroke;
  label.words = words;
  label.size = {std::ceil(width) + 2 * padding, labelLineHeight(fonts) * static_cast<qreal>(words.size()) + padding};
  return label;
}

}  // namespace tilewise

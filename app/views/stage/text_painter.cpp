// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/text_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

constexpr double CapMiddle = 0.355;  ///< of the font's size: half the height of a capital

bool isPlain(const QString& text) {
  return std::ranges::none_of(text, [](QChar c) {
    return c == u'*' || c == u'_' || c == u'^' || c == u'~' || c == u'#' || c == u'\\' || c == u'-' || c == u'{';
  });
}

}  // namespace

void paintText(QPainter& painter, const StageLabel& label, const Look& look) {
  QFont font = stageFont(label.what, look.metrics);
  if (label.changed) font.setWeight(QFont::Bold);
  if (label.what == StageText::Pill) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.theme.now);
    painter.drawRoundedRect(label.place, look.metrics.px(3), look.metrics.px(3));
  }
  const QColor color = stageColor(label, look.theme);
  const bool plain = isPlain(label.text);
  const MathText maths = plain ? MathText() : MathText::parse(label.text);
  const double width = plain ? QFontMetricsF(font).horizontalAdvance(label.text) : maths.width(font);
  const double length = label.upwards ? label.place.height() : label.place.width();
  double left = 0;
  if (label.align & Qt::AlignRight) left = length - width;
  if (label.align & Qt::AlignHCenter) left = (length - width) / 2;
  const double half = CapMiddle * font.pixelSize();
  painter.save();
  QPointF baseline(std::round(label.place.left() + left), std::round(label.place.center().y() + half));
  if (label.upwards) {
    painter.translate(std::round(label.place.center().x() + half), std::round(label.place.bottom() - left));
    painter.rotate(-90);
    baseline = {0, 0};
  }
  if (plain) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(baseline, label.text);
  } else {
    maths.draw(painter, baseline, font, color);
  }
  painter.restore();
}

}  // namespace tilewise

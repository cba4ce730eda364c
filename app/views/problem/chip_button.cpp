// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/chip_button.h"

#include <cmath>

#include <QFontMetricsF>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace tilewise {

ChipButton::ChipButton(const QString& markup, QWidget* parent) : QPushButton(parent), m_words(MathText::parse(markup)) {
  setText(m_words.plain());
}

void ChipButton::paintEvent(QPaintEvent* /*event*/) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  option.text.clear();
  painter.drawControl(QStyle::CE_PushButton, option);
  const QFontMetricsF metrics(font());
  const qreal baseline = std::round((height() + metrics.ascent() - metrics.descent()) / 2.0);
  m_words.draw(painter, {std::round((width() - m_words.width(font())) / 2), baseline}, font(),
               palette().color(QPalette::ButtonText));
}

}  // namespace tilewise

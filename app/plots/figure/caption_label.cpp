// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/caption_label.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace tilewise {

namespace {

constexpr double Side = 14;    ///< at 100 %, left and right
constexpr double Spacing = 2;  ///< between lines
constexpr double Bottom = 6;

}  // namespace

CaptionLabel::CaptionLabel(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void CaptionLabel::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void CaptionLabel::setLeastLines(int lines) {
  m_leastLines = lines;
  updateGeometry();
}

void CaptionLabel::setText(const QString& markup) {
  const int before = heightForWidth(width());
  m_text = MathText::parse(markup);
  setAccessibleName(m_text.plain());
  setToolTip(m_text.plain());
  if (heightForWidth(width()) != before) updateGeometry();
  update();
}

int CaptionLabel::lineHeight() const {
  return static_cast<int>(std::ceil(QFontMetricsF(m_look.metrics.font(Role::Second)).height())) +
         m_look.metrics.px(Spacing);
}

QList<MathText> CaptionLabel::lines(int width) const {
  return m_text.wrapped(m_look.metrics.font(Role::Second), std::max(1, width - 2 * m_look.metrics.px(Side)));
}

int CaptionLabel::heightForWidth(int width) const {
  const int count = std::max(m_leastLines, static_cast<int>(lines(width).size()));
  return count * lineHeight() + m_look.metrics.px(Bottom);
}

QSize CaptionLabel::sizeHint() const { return {m_look.metrics.px(300), heightForWidth(std::max(width(), 200))}; }

QSize CaptionLabel::minimumSizeHint() const {
  return {m_look.metrics.px(120), m_leastLines * lineHeight() + m_look.metrics.px(Bottom)};
}

void CaptionLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QFont font = m_look.metrics.font(Role::Second);
  qreal baseline = QFontMetricsF(font).ascent();
  for (const MathText& line : lines(width())) {
    line.draw(painter, {static_cast<qreal>(m_look.metrics.px(Side)), std::round(baseline)}, font, m_look.theme.ink);
    baseline += lineHeight();
  }
}

}  // namespace tilewise

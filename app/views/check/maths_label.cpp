// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/maths_label.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace tilewise {

namespace {

constexpr double LineSpacing = 1.32;  ///< of the font's pixels

}  // namespace

MathsLabel::MathsLabel(Role role, QWidget* parent) : QWidget(parent), m_role(role) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void MathsLabel::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void MathsLabel::setMarkup(const QString& markup) {
  m_text = MathText::parse(markup);
  setAccessibleName(m_text.plain());
  updateGeometry();
  update();
}

int MathsLabel::heightForWidth(int width) const {
  const QFont font = m_look.metrics.font(m_role);
  const auto lines = static_cast<double>(m_text.wrapped(font, width).size());
  return static_cast<int>(std::ceil(lines * LineSpacing * m_look.metrics.fontPixels(m_role)));
}

QSize MathsLabel::sizeHint() const { return {m_look.metrics.px(400), heightForWidth(std::max(width(), 1))}; }

QSize MathsLabel::minimumSizeHint() const { return {m_look.metrics.px(120), 0}; }

void MathsLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QFont font = m_look.metrics.font(m_role);
  const double step = LineSpacing * m_look.metrics.fontPixels(m_role);
  double baseline = QFontMetricsF(font).ascent();
  for (const MathText& line : m_text.wrapped(font, width())) {
    line.draw(painter, {0, std::round(baseline)}, font, m_look.theme.ink);
    baseline += step;
  }
}

}  // namespace tilewise

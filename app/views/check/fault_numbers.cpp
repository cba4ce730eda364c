// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/fault_numbers.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Gap = 18;
constexpr int Above = 10;
constexpr int Between = 2;

}  // namespace

FaultNumbers::FaultNumbers(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void FaultNumbers::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void FaultNumbers::setNumbers(const QList<FaultNumber>& numbers) {
  m_numbers = numbers;
  QStringList texts;
  for (const FaultNumber& each : numbers) texts << tr("%1 %2").arg(each.value, each.caption);
  setAccessibleName(texts.join(QStringLiteral("; ")));
  updateGeometry();
  update();
}

double FaultNumbers::widthOf(const FaultNumber& number) const {
  return std::max(QFontMetricsF(m_look.metrics.font(Role::Figure)).horizontalAdvance(number.value),
                  QFontMetricsF(m_look.metrics.font(Role::Second)).horizontalAdvance(number.caption)) +
         m_look.metrics.px(Gap);
}

int FaultNumbers::columnsFor(int width) const {
  for (int columns = static_cast<int>(m_numbers.size()); columns > 1; --columns) {
    bool fits = true;
    for (int begin = 0; begin < m_numbers.size(); begin += columns) {
      double all = 0;
      for (int n = begin; n < std::min<int>(begin + columns, static_cast<int>(m_numbers.size())); ++n) {
        all += widthOf(m_numbers[n]);
      }
      fits = fits && all <= width;
    }
    if (fits) return columns;
  }
  return 1;
}

double FaultNumbers::rowHeight() const {
  return std::ceil(QFontMetricsF(m_look.metrics.font(Role::Figure)).height() +
                   QFontMetricsF(m_look.metrics.font(Role::Second)).height()) +
         m_look.metrics.px(Between);
}

int FaultNumbers::heightForWidth(int width) const {
  if (m_numbers.isEmpty()) return 0;
  const int columns = columnsFor(width);
  const int rows = (static_cast<int>(m_numbers.size()) + columns - 1) / columns;
  return m_look.metrics.px(Above) + static_cast<int>(rows * rowHeight()) + (rows - 1) * m_look.metrics.px(6);
}

QSize FaultNumbers::sizeHint() const { return {m_look.metrics.px(500), heightForWidth(std::max(1, width()))}; }

QSize FaultNumbers::minimumSizeHint() const { return {m_look.metrics.px(160), 0}; }

void FaultNumbers::paintEvent(QPaintEvent*) {
  if (m_numbers.isEmpty()) return;
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  painter.fillRect(QRect(0, 0, width(), 1), m_look.theme.line);
  const int columns = columnsFor(width());
  double all = 0;
  for (int n = 0; n < std::min<int>(columns, static_cast<int>(m_numbers.size())); ++n) all += widthOf(m_numbers[n]);
  const double air = columns > 1 ? std::max(0.0, (width() - all) / (columns - 1)) : 0;
  const QFont figure = metrics.font(Role::Figure), second = metrics.font(Role::Second);
  double x = 0, top = metrics.px(Above);
  for (int n = 0; n < m_numbers.size(); ++n) {
    if (n > 0 && n % columns == 0) {
      x = 0;
      top += rowHeight() + metrics.px(6);
    }
    painter.setFont(figure);
    painter.setPen(m_look.theme.ink);
    painter.drawText(QPointF(x, top + QFontMetricsF(figure).ascent()), m_numbers[n].value);
    painter.setFont(second);
    painter.setPen(m_look.theme.ink2);
    painter.drawText(
        QPointF(x, top + QFontMetricsF(figure).height() + metrics.px(Between) + QFontMetricsF(second).ascent()),
        m_numbers[n].caption);
    x += widthOf(m_numbers[n]) + air;
  }
}

}  // namespace tilewise

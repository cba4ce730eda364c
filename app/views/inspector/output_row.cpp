// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/output_row.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "app/views/inspector/line_box.h"
#include "app/views/inspector/printed_formula.h"
#include "app/views/look/heat_map.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double Padding = 12;
constexpr double StripHeight = 12;
constexpr double WidestCell = 24;
constexpr int MostNumbers = 256;
constexpr int TooltipDigits = 6;

double largestMagnitude(const Vector<double>& values) {
  double largest = 0;
  for (const double value : values) {
    if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
  }
  return largest;
}

}  // namespace

NumberGrid gridFor(int count, double widest, double gap, double width) {
  NumberGrid grid;
  grid.columns = std::clamp(static_cast<int>((width + gap) / (widest + gap)), 1, std::max(1, count));
  grid.lines = (count + grid.columns - 1) / grid.columns;
  grid.columnWidth = widest + gap;
  return grid;
}

OutputRow::OutputRow(QWidget* parent) : QWidget(parent) {}

void OutputRow::setLook(const Look& look) {
  m_look = look;
  update();
}

void OutputRow::setValues(const QString& title, const QString& symbol, Vector<double> values) {
  m_title = title;
  m_symbol = symbol;
  m_values = std::move(values);
  setAccessibleName(MathText::parse(title).plain());
  QStringList texts;
  for (int k = 0; k < std::min<Index>(m_values.size(), MostNumbers); ++k) texts.append(number(k));
  setAccessibleDescription(texts.join(u", "_s));
  update();
}

QString OutputRow::number(int component) const { return printNumber({m_values(component), OutputDecimals}).text; }

bool OutputRow::layOut(double width, double room) {
  const Metrics& metrics = m_look.metrics;
  const double padding = metrics.px(Padding);
  const double inner = width - 2 * padding;
  const double cells = std::max<double>(1, static_cast<double>(m_values.size()));
  const double cell = std::min<double>(std::floor(inner / cells), metrics.px(WidestCell));
  m_strip = QRectF(padding, lineHeight(metrics.font(Role::Second)) + metrics.px(4), cell >= 1 ? cell * cells : inner,
                   metrics.px(StripHeight));

  const QFontMetricsF axis(metrics.font(Role::Axis));
  const int most = static_cast<int>(std::min<Index>(m_values.size(), MostNumbers));
  double widest = 1;
  for (int k = 0; k < most; ++k) widest = std::max(widest, axis.horizontalAdvance(number(k)));
  m_grid = gridFor(most, widest, metrics.px(10), inner);
  const double line = lineHeight(metrics.font(Role::Axis)) + metrics.px(1);
  const double around = m_strip.bottom() + metrics.px(5) + metrics.px(6);
  const int fitting = static_cast<int>((room - around) / line);
  m_saysMore = m_grid.lines > fitting || m_values.size() > most;
  m_grid.lines = std::clamp(m_saysMore ? fitting - 1 : fitting, 1, m_grid.lines);
  m_shownNumbers = std::min(most, m_grid.lines * m_grid.columns);
  m_saysMore = m_values.size() > m_shownNumbers;
  const double height = around + (m_grid.lines + (m_saysMore ? 1 : 0)) * line;
  resize(static_cast<int>(width), static_cast<int>(std::ceil(height)));
  update();
  return height <= room;
}

QRectF OutputRow::cell(int component) const {
  const double width = m_strip.width() / static_cast<double>(m_values.size());
  return {m_strip.left() + component * width, m_strip.top(), width, m_strip.height()};
}

bool OutputRow::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  if (m_strip.contains(help->pos()) && m_values.size() > 0) {
    const double share = (help->pos().x() - m_strip.left()) / m_strip.width();
    const Index component =
        std::min(m_values.size() - 1, static_cast<Index>(share * static_cast<double>(m_values.size())));
    const QString text =
        u"%1(%2) = %3"_s.arg(m_symbol, grouped(component), significant(m_values(component), TooltipDigits));
    QToolTip::showText(help->globalPos(), text, this);
  } else {
    QToolTip::hideText();
  }
  return true;
}

void OutputRow::paintEvent(QPaintEvent*) {
  if (m_values.size() == 0) return;
  QPainter painter(this);
  const Theme& theme = m_look.theme;
  const QFont second = m_look.metrics.font(Role::Second);
  MathText::parse(m_title).draw(painter, {m_strip.left(), baselineIn(second)}, second, theme.ink2);

  const HeatScale scale = symmetricScale(largestMagnitude(m_values));
  const QList<QRgb> colors = rampColors(Ramp::Scores, theme);
  for (int k = 0; k < m_values.size(); ++k) {
    const double value = m_values(k);
    painter.fillRect(cell(k), std::isnan(value) ? theme.err : rampColor(value, scale, colors));
  }
  painter.setPen(QPen(theme.edge, 1));
  painter.drawRect(m_strip.adjusted(-0.5, -0.5, 0.5, 0.5));

  const QFont axis = m_look.metrics.font(Role::Axis);
  const double line = lineHeight(axis) + m_look.metrics.px(1);
  const double top = m_strip.bottom() + m_look.metrics.px(5);
  const double gap = m_look.metrics.px(10);
  painter.setFont(axis);
  painter.setPen(theme.ink);
  for (int k = 0; k < m_shownNumbers; ++k) {
    const int column = k % m_grid.columns;
    const int row = k / m_grid.columns;
    const QRectF field(m_strip.left() + column * m_grid.columnWidth, top + row * line, m_grid.columnWidth - gap, line);
    painter.drawText(field, Qt::AlignRight | Qt::AlignVCenter, number(k));
  }
  if (m_saysMore) {
    painter.setPen(theme.ink2);
    painter.drawText(QPointF(m_strip.left(), top + m_grid.lines * line + baselineIn(axis)),
                     tr("… and %1 more").arg(grouped(m_values.size() - m_shownNumbers)));
  }
}

}  // namespace tilewise

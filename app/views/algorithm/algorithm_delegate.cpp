// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/algorithm_delegate.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/models/algorithm_model.h"
#include "app/views/algorithm/now_band.h"
#include "app/views/look/brackets.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %, from the left edge of the row.
constexpr double NumberRight = 24;
constexpr double TextLeft = 34;
constexpr double IndentWidth = 15;
constexpr double RightMargin = 8;

qreal baselineIn(const QRectF& row, const QFontMetricsF& metrics) {
  return std::round(row.center().y() + (metrics.ascent() - metrics.descent()) / 2);
}

}  // namespace

void AlgorithmDelegate::setRowHeight(int height) {
  m_rowHeight = std::clamp(height, minimumRowHeight(), maximumRowHeight());
}

int AlgorithmDelegate::minimumRowHeight() const {
  // Closer than a line of text is high: few letters reach as high and as low as it does.
  return static_cast<int>(std::ceil(1.3 * m_look.metrics.fontPixels(Role::Body)));
}

int AlgorithmDelegate::maximumRowHeight() const { return std::max(minimumRowHeight(), m_look.metrics.px(23)); }

QSize AlgorithmDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
  const Metrics& metrics = m_look.metrics;
  const MathText text = MathText::parse(index.data(AlgorithmModel::MarkupRole).toString());
  const double left = TextLeft + IndentWidth * index.data(AlgorithmModel::IndentRole).toInt();
  // The bold running line is the widest form of a line.
  const double width = metrics.px(left) + text.width(metrics.bold(Role::Body)) + metrics.px(RightMargin);
  return {static_cast<int>(std::ceil(width)), m_rowHeight};
}

void AlgorithmDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QRectF row = option.rect;
  const bool running = index.data(AlgorithmModel::RunningRole).toBool();
  painter->save();
  // Other rows keep the ground of the list: an index of the row above may reach into them.
  if (running) {
    paintNowBand(*painter, row, m_look);
  }

  const QFont numberFont = metrics.font(Role::Second);
  painter->setFont(numberFont);
  painter->setPen(running ? theme.nowText : theme.ink3);
  const QString number = QString::number(index.data(AlgorithmModel::NumberRole).toInt());
  const QFontMetricsF numberMetrics(numberFont);
  painter->drawText(QPointF(row.left() + metrics.px(NumberRight) - numberMetrics.horizontalAdvance(number),
                            baselineIn(row, numberMetrics)),
                    number);

  const QFont font = running ? metrics.bold(Role::Body) : metrics.font(Role::Body);
  const double left = TextLeft + IndentWidth * index.data(AlgorithmModel::IndentRole).toInt();
  MathText::parse(index.data(AlgorithmModel::MarkupRole).toString())
      .draw(*painter, {row.left() + metrics.px(left), baselineIn(row, QFontMetricsF(font))}, font, theme.ink,
            theme.nowText);

  const QString pill = index.data(AlgorithmModel::PillRole).toString();
  if (!pill.isEmpty()) {
    paintPill(*painter, row, pill, running);
  }
  if (index.data(AlgorithmModel::PointedRole).toBool()) {
    const double inset = metrics.px(3);
    drawBrackets(*painter, row.adjusted(inset, inset, -inset, -inset), m_look);
  }
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal width = metrics.lineWidth(2);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(row.adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
  painter->restore();
}

void AlgorithmDelegate::paintPill(QPainter& painter, const QRectF& row, const QString& markup, bool running) const {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QFont font = metrics.bold(Role::Second);
  const QFontMetricsF fontMetrics(font);
  const MathText text = MathText::parse(markup);
  const qreal width = std::ceil(text.width(font)) + 2 * metrics.px(5);
  const qreal height = std::min(row.height() - metrics.px(2), std::ceil(fontMetrics.height()) + metrics.px(2));
  const QRectF pill(row.right() - metrics.px(RightMargin) - width, std::round(row.center().y() - height / 2), width,
                    height);
  // On the running line the ground of now is taken: the pill turns solid.
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(running ? theme.now : theme.nowBackground);
  painter.drawRoundedRect(pill, metrics.px(3), metrics.px(3));
  painter.restore();
  text.draw(painter, {pill.left() + metrics.px(5), baselineIn(pill, fontMetrics)}, font,
            running ? Theme::letterOn(theme.now) : theme.nowText);
}

}  // namespace tilewise

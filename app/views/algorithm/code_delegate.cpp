// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/code_delegate.h"

#include <cmath>
#include <tuple>

#include <QFontMetricsF>
#include <QPainter>

#include "app/models/code_model.h"
#include "app/views/algorithm/code_wrap.h"
#include "app/views/algorithm/now_band.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double NumberLeft = 8;
constexpr double NumberGap = 8;
constexpr double RightMargin = 6;
constexpr double LineHeight = 1.35;  ///< of the letters' size

bool isSign(QChar c) { return !c.isLetterOrNumber() && !c.isSpace(); }

/// The font draws `!=` and the like as one letter. In a program each sign is to be read as it is typed, so neighbours are
/// drawn one by one.
void drawPlain(QPainter& painter, const QPointF& at, const QString& text) {
  const qreal advance = QFontMetricsF(painter.font()).horizontalAdvance(u'0');
  qsizetype begin = 0;
  for (qsizetype end = 1; end <= text.size(); ++end) {
    if (end < text.size() && !(isSign(text[end - 1]) && isSign(text[end]))) continue;
    painter.drawText(at + QPointF(static_cast<qreal>(begin) * advance, 0), text.mid(begin, end - begin));
    begin = end;
  }
}

}  // namespace

bool CodeDelegate::fit(int width, int lineCount) {
  const Metrics& metrics = m_look.metrics;
  const auto before = std::tuple(m_width, m_columns, m_textLeft, m_numberRight);
  const QFontMetricsF number(metrics.font(Role::Axis)), code(metrics.font(Role::Code));
  const QString digits(QString::number(lineCount).size(), u'0');
  m_width = width;
  m_numberRight = metrics.px(NumberLeft) + static_cast<int>(std::ceil(number.horizontalAdvance(digits)));
  m_textLeft = m_numberRight + metrics.px(NumberGap);
  const double room = width - m_textLeft - metrics.px(RightMargin);
  m_columns = static_cast<int>(room / code.horizontalAdvance(u'0'));
  return before != std::tuple(m_width, m_columns, m_textLeft, m_numberRight);
}

int CodeDelegate::lineHeight() const {
  return static_cast<int>(std::ceil(LineHeight * m_look.metrics.fontPixels(Role::Code)));
}

QSize CodeDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
  const auto pieces = wrappedCode(index.data().toString(), m_columns).size();
  return {m_width, static_cast<int>(pieces) * lineHeight()};
}

void CodeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QRectF row = option.rect;
  const bool marked = index.data(CodeModel::MarkedRole).toBool();
  painter->save();
  if (marked) {
    paintNowBand(*painter, row, m_look);
  }

  const QFont font = metrics.font(Role::Code);
  const QFontMetricsF fontMetrics(font);
  qreal baseline = row.top() + std::round((lineHeight() + fontMetrics.ascent() - fontMetrics.descent()) / 2);
  const QFont numberFont = metrics.font(Role::Axis);
  painter->setFont(numberFont);
  painter->setPen(marked ? theme.nowText : theme.ink3);
  const QString number = index.data(CodeModel::NumberRole).toString();
  painter->drawText(
      QPointF(row.left() + m_numberRight - QFontMetricsF(numberFont).horizontalAdvance(number), baseline), number);

  painter->setFont(font);
  const bool isQuiet = !marked && index.data(CodeModel::CommentRole).toBool();
  painter->setPen(isQuiet ? theme.ink2 : theme.ink);
  for (const QString& piece : wrappedCode(index.data().toString(), m_columns)) {
    drawPlain(*painter, QPointF(row.left() + m_textLeft, baseline), piece);
    baseline += lineHeight();
  }

  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal width = metrics.lineWidth(2);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(row.adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
  painter->restore();
}

}  // namespace tilewise

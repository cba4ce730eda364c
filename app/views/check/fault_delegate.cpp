// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/fault_delegate.h"

#include <cmath>

#include <QAbstractItemView>
#include <QPainter>

#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Left = 12;
constexpr int MarkSide = 14;
constexpr int TextLeft = 38;
constexpr int Right = 10;
constexpr int Above = 6;
constexpr int Bar = 3;

/// Lines of a text from `top` on, and where they end.
double drawLines(QPainter* painter, const QString& markup, const QFont& font, const QColor& color, QPointF place,
                 double width) {
  double top = place.y();
  for (const MathText& line : MathText::parse(markup).wrapped(font, width)) {
    if (painter != nullptr) line.draw(*painter, {place.x(), top + line.ascent(font)}, font, color);
    top += std::ceil(line.ascent(font) + line.descent(font));
  }
  return top;
}

}  // namespace

QSize FaultDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const Metrics& metrics = m_look.metrics;
  const int all = view != nullptr ? view->viewport()->width() : metrics.px(400);
  if (index.row() >= m_rows.size()) return {all, 0};
  const double width = all - metrics.px(TextLeft) - metrics.px(Right);
  double bottom = drawLines(nullptr, m_rows[index.row()].title, metrics.medium(Role::Body), {},
                            QPointF(0, metrics.px(Above)), width);
  bottom = drawLines(nullptr, m_rows[index.row()].line, metrics.font(Role::Second), {}, QPointF(0, bottom), width);
  return {all, static_cast<int>(bottom) + metrics.px(Above) + 1};
}

void FaultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  if (index.row() >= m_rows.size()) return;
  const FaultRow& row = m_rows[index.row()];
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QRectF rect = option.rect;
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  painter->save();
  if (isSelected) {
    painter->fillRect(rect, theme.sel);
    painter->fillRect(QRectF(rect.left(), rect.top(), metrics.px(Bar), rect.height()), theme.ink);
  }
  const bool isPale = row.mark == CheckMark::None && !isSelected;
  const QFont title = metrics.medium(Role::Body);
  const QPointF place(rect.left() + metrics.px(TextLeft), rect.top() + metrics.px(Above));
  const double width = rect.width() - metrics.px(TextLeft) - metrics.px(Right);
  const double below = drawLines(painter, row.title, title, isPale ? theme.ink2 : theme.ink, place, width);
  drawLines(painter, row.line, metrics.font(Role::Second), theme.ink2, QPointF(place.x(), below), width);
  const double side = metrics.px(MarkSide);
  const double middle = place.y() + QFontMetricsF(title).height() / 2;
  paintCheckMark(*painter, QRectF(rect.left() + metrics.px(Left), middle - side / 2, side, side), row.mark, m_look);
  painter->fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.line);
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal pen = metrics.lineWidth(2);
    painter->setPen(QPen(theme.focus, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2));
  }
  painter->restore();
}

}  // namespace tilewise

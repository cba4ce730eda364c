// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QPainter>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Left = 12;
constexpr int MarkSide = 14;
constexpr int TextLeft = 34;
constexpr int FiguresLeft = 76;  ///< of arrays, whose names are short
constexpr double MostOfNames = 0.4;  ///< of the width
constexpr int Gap = 10;
constexpr int Above = 3;
constexpr int BeforeGroup = 7;

}  // namespace

int CheckDelegate::figuresLeft(int width) const {
  const Metrics& metrics = m_look.metrics;
  const QFontMetrics bold(metrics.medium(Role::Body));
  int left = metrics.px(FiguresLeft);
  for (const CheckRow& row : m_rows) {
    if (row.where.isEmpty()) continue;
    left = std::max(left, metrics.px(TextLeft + Gap) + bold.horizontalAdvance(row.name) + 1);
  }
  return std::min(left, std::max(metrics.px(FiguresLeft), static_cast<int>(MostOfNames * width)));
}

CheckDelegate::Place CheckDelegate::placeOf(const CheckRow& row, int width) const {
  const Metrics& metrics = m_look.metrics;
  const QFontMetrics bold(metrics.medium(Role::Body)), second(metrics.font(Role::Second));
  const int line = std::max(bold.height(), second.height());
  const int left = metrics.px(TextLeft), right = width - metrics.px(Left);
  const int nameWidth = bold.horizontalAdvance(row.name) + 1;
  const int figures = second.horizontalAdvance(row.figures) + 1, where = second.horizontalAdvance(row.where) + 1;
  int top = metrics.px(Above) + (row.beginsGroup ? metrics.px(BeforeGroup) : 0);
  Place place;
  place.name = QRect(left, top, std::min(nameWidth, right - left), line);
  const int beside = row.where.isEmpty() ? std::max(left + nameWidth + metrics.px(Gap), right - figures)
                                         : std::max(figuresLeft(width), left + nameWidth + metrics.px(Gap));
  if (beside + figures <= right) {
    place.figures = QRect(beside, top, figures, line);
  } else {
    top += line;
    place.figures = QRect(left, top, right - left, line);
  }
  if (!row.where.isEmpty()) {
    const int from = place.figures.left() + figures + metrics.px(Gap);
    if (from + where > right) top += line;
    place.where = QRect(std::max(left, right - where), top, std::min(where, right - left), line);
  }
  place.height = top + line + metrics.px(Above);
  return place;
}

QSize CheckDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const int width = view != nullptr ? view->viewport()->width() : m_look.metrics.px(400);
  return {width, index.row() < m_rows.size() ? placeOf(m_rows[index.row()], width).height : 0};
}

void CheckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  if (index.row() >= m_rows.size()) return;
  const CheckRow& row = m_rows[index.row()];
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const QPoint origin = option.rect.topLeft();
  const Place place = placeOf(row, option.rect.width());
  painter->save();
  if (row.beginsGroup) {
    painter->fillRect(origin.x() + metrics.px(Left), origin.y() + metrics.px(3),
                      option.rect.width() - 2 * metrics.px(Left), 1, theme.line);
  }
  const int side = metrics.px(MarkSide);
  const QRect name = place.name.translated(origin);
  paintCheckMark(*painter, QRectF(origin.x() + metrics.px(Left), name.center().y() - side / 2.0, side, side), row.mark,
                 m_look);
  painter->setFont(metrics.medium(Role::Body));
  painter->setPen(theme.ink);
  painter->drawText(name, Qt::AlignLeft | Qt::AlignVCenter, row.name);
  painter->setFont(metrics.font(Role::Second));
  const QFontMetrics second(metrics.font(Role::Second));
  painter->setPen(row.where.isEmpty() ? theme.ink2 : theme.ink);
  painter->drawText(place.figures.translated(origin), Qt::AlignLeft | Qt::AlignVCenter,
                    second.elidedText(row.figures, Qt::ElideRight, place.figures.width()));
  painter->setPen(theme.ink2);
  painter->drawText(place.where.translated(origin), Qt::AlignRight | Qt::AlignVCenter, row.where);
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal width = metrics.lineWidth(2);
    painter->setPen(QPen(theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
  painter->restore();
}

}  // namespace tilewise

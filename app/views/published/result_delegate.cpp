// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/result_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QPainter>

#include "app/views/published/verdict_look.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Left = 12;
constexpr int IconSide = 14;
constexpr int IconGap = 10;
constexpr int Above = 6;
constexpr int Bar = 3;

bool isGroup(const QModelIndex& index) { return index.data(ResultDelegate::NameRole).toString().isEmpty(); }

}  // namespace

QRect ResultDelegate::room(const QRect& item) const {
  const Metrics& metrics = m_look.metrics;
  return item.adjusted(metrics.px(Left + IconSide + IconGap), metrics.px(Above), -metrics.px(8), -metrics.px(Above));
}

int ResultDelegate::heightOf(const QString& text, const QFont& font, int width) const {
  return QFontMetrics(font).boundingRect(QRect(0, 0, std::max(1, width), 10000), Qt::TextWordWrap, text).height();
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  painter->save();
  if (isGroup(index)) {
    painter->fillRect(option.rect, theme.head);
    painter->setFont(metrics.bold(Role::Second));
    painter->setPen(theme.ink);
    painter->drawText(option.rect.adjusted(metrics.px(Left), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      index.data().toString());
    painter->restore();
    return;
  }
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  if (isSelected) {
    painter->fillRect(option.rect, theme.sel);
    painter->fillRect(QRect(option.rect.topLeft(), QSize(metrics.px(Bar), option.rect.height())), theme.ink);
  } else if (option.state.testFlag(QStyle::State_MouseOver)) {
    painter->fillRect(option.rect, mixed(theme.sel, theme.panel, 0.5));
  }
  const QRect place = room(option.rect);
  const QFont titleFont = metrics.medium(Role::Body);
  const QString title = index.data().toString();
  const int titleHeight = heightOf(title, titleFont, place.width());
  const int line = QFontMetrics(titleFont).height();
  const int side = metrics.px(IconSide);
  paintVerdict(*painter, QRectF(option.rect.left() + metrics.px(Left), place.top() + (line - side) / 2.0, side, side),
               static_cast<Verdict>(index.data(VerdictRole).toInt()), m_look);
  painter->setFont(titleFont);
  painter->setPen(theme.ink);
  painter->drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, title);
  painter->setFont(metrics.font(Role::Second));
  painter->setPen(theme.ink2);
  painter->drawText(place.adjusted(0, titleHeight, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                    index.data(ClaimRole).toString());
  painter->setPen(QPen(theme.line, metrics.lineWidth(1)));
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal width = metrics.lineWidth(2);
    painter->setPen(QPen(theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
  painter->restore();
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Metrics& metrics = m_look.metrics;
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const int width = view != nullptr ? view->viewport()->width() : metrics.px(300);
  if (isGroup(index)) return {width, QFontMetrics(metrics.bold(Role::Second)).height() + metrics.px(10)};
  const QRect place = room(QRect(0, 0, width, 1000));
  return {width, heightOf(index.data().toString(), metrics.medium(Role::Body), place.width()) +
                     heightOf(index.data(ClaimRole).toString(), metrics.font(Role::Second), place.width()) +
                     2 * metrics.px(Above) + 1};
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/example_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QPainter>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Inset = 8;
constexpr int Above = 5;

}  // namespace

QRect ExampleDelegate::room(const QStyleOptionViewItem& option) const {
  const int inset = m_look.metrics.px(Inset);
  const int above = m_look.metrics.px(Above);
  return option.rect.adjusted(inset, above, -inset, -above);
}

void ExampleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = m_look.theme;
  const QString name = index.data(NameRole).toString();
  const QRect place = room(option);
  painter->save();
  if (name.isEmpty()) {
    painter->setFont(m_look.metrics.bold(Role::Body));
    painter->setPen(theme.ink);
    painter->drawText(place, Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
    painter->restore();
    return;
  }
  if (option.state.testFlag(QStyle::State_Selected)) {
    painter->fillRect(option.rect, theme.sel);
  } else if (option.state.testFlag(QStyle::State_MouseOver)) {
    painter->fillRect(option.rect, mixed(theme.sel, theme.panel, 0.5));
  }
  const QFont nameFont = m_look.metrics.medium(Role::Body);
  const int nameHeight = QFontMetrics(nameFont).height();
  painter->setFont(nameFont);
  painter->setPen(theme.ink);
  painter->drawText(place, Qt::AlignLeft | Qt::AlignTop, name);
  painter->setFont(m_look.metrics.font(Role::Second));
  painter->setPen(theme.ink2);
  painter->drawText(place.adjusted(0, nameHeight, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                    index.data(TitleRole).toString());
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal line = m_look.metrics.lineWidth(2);
    painter->setPen(QPen(theme.focus, line));
    painter->drawRect(QRectF(option.rect).adjusted(line / 2, line / 2, -line / 2, -line / 2));
  }
  painter->restore();
}

QSize ExampleDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Metrics& metrics = m_look.metrics;
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const int width = view != nullptr ? view->viewport()->width() : metrics.px(280);
  const int around = 2 * metrics.px(Above);
  const QFontMetrics body(metrics.medium(Role::Body));
  if (index.data(NameRole).toString().isEmpty()) return {width, body.height() + around + metrics.px(4)};
  const QFontMetrics second(metrics.font(Role::Second));
  const int room = std::max(1, width - 2 * metrics.px(Inset));
  const QRect title =
      second.boundingRect(QRect(0, 0, room, 10000), Qt::AlignLeft | Qt::TextWordWrap, index.data(TitleRole).toString());
  return {width, body.height() + title.height() + around};
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/source_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QPainter>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Left = 12;
constexpr int MarkSide = 14;
constexpr int MarkGap = 10;
constexpr int Above = 8;

}  // namespace

QRect SourceDelegate::room(const QRect& item) const {
  const Metrics& metrics = m_look.metrics;
  return item.adjusted(metrics.px(Left + MarkSide + MarkGap), metrics.px(Above), -metrics.px(8), -metrics.px(Above));
}

int SourceDelegate::heightOf(const QString& text, const QFont& font, int width) const {
  return QFontMetrics(font).boundingRect(QRect(0, 0, std::max(1, width), 10000), Qt::TextWordWrap, text).height();
}

void SourceDelegate::paintMark(QPainter& painter, QPointF center, bool isChosen, bool isAvailable) const {
  const Theme& theme = m_look.theme;
  const qreal radius = m_look.metrics.px(MarkSide) / 2.0 - 0.5;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(isChosen ? theme.ink : isAvailable ? theme.edge : theme.line, m_look.metrics.lineWidth(1.5)));
  painter.setBrush(theme.panel);
  painter.drawEllipse(center, radius, radius);
  if (!isChosen) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink);
  painter.drawEllipse(center, radius * 0.5, radius * 0.5);
}

void SourceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  const bool isChosen = option.state.testFlag(QStyle::State_Selected);
  const bool isAvailable = index.flags().testFlag(Qt::ItemIsEnabled);
  painter->save();
  if (isChosen) {
    painter->fillRect(option.rect, theme.sel);
  } else if (isAvailable && option.state.testFlag(QStyle::State_MouseOver)) {
    painter->fillRect(option.rect, mixed(theme.sel, theme.panel, 0.5));
  }
  const QRect place = room(option.rect);
  const QFont title = metrics.medium(Role::Body);
  const QString text = index.data().toString();
  const qreal firstLine = place.top() + QFontMetrics(title).height() / 2.0;
  paintMark(*painter, {option.rect.left() + metrics.px(Left) + metrics.px(MarkSide) / 2.0, firstLine}, isChosen,
            isAvailable);
  painter->setFont(title);
  painter->setPen(isAvailable ? theme.ink : theme.ink3);
  painter->drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
  painter->setFont(metrics.font(Role::Second));
  painter->setPen(theme.ink2);
  painter->drawText(place.adjusted(0, heightOf(text, title, place.width()), 0, 0),
                    Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(DetailRole).toString());
  painter->setRenderHint(QPainter::Antialiasing, false);
  painter->setPen(QPen(theme.line, metrics.lineWidth(1)));
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal width = metrics.lineWidth(2);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
  painter->restore();
}

QSize SourceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Metrics& metrics = m_look.metrics;
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const int width = view != nullptr ? view->viewport()->width() : metrics.px(284);
  const QRect place = room(QRect(0, 0, width, 1000));
  return {width, heightOf(index.data().toString(), metrics.medium(Role::Body), place.width()) +
                     heightOf(index.data(DetailRole).toString(), metrics.font(Role::Second), place.width()) +
                     2 * metrics.px(Above) + 1};
}

}  // namespace tilewise

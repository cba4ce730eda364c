// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/sweep_delegate.h"

#include <QPainter>

#include "app/models/sweep_table.h"

namespace tilewise {

void SweepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  const bool isPresent = index.data(SweepTable::PresentRole).toBool();
  const bool isChosen = option.state.testFlag(QStyle::State_Selected);
  const bool isMissing = index.data(SweepTable::MissingRole).toBool();
  const bool isRefused = index.data(SweepTable::RefusedRole).toBool();
  const bool isName = index.column() == SweepTable::Name;
  painter->save();
  painter->fillRect(option.rect, isChosen ? theme.sel : isPresent ? theme.nowBackground : theme.panel);
  QFont font = metrics.font(Role::Second);
  QColor ink = theme.ink;
  if (isMissing || isRefused) ink = theme.ink2;
  if (isPresent && isName) {
    font = metrics.bold(Role::Second);
    ink = isChosen ? theme.ink : theme.nowText;
  } else if (index.column() == SweepTable::Measured && !isMissing) {
    font = metrics.medium(Role::Second);
  }
  painter->setFont(font);
  painter->setPen(ink);
  const int padding = metrics.px(Padding);
  const QString text = isRefused && isName ? tr("✕ %1").arg(index.data().toString()) : index.data().toString();
  painter->drawText(option.rect.adjusted(padding, 0, -padding, 0),
                    index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine, text);
  painter->setPen(QPen(theme.line, metrics.lineWidth(1)));
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  if (option.state.testFlag(QStyle::State_HasFocus)) {
    const qreal width = metrics.lineWidth(2);
    painter->setPen(QPen(theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
  painter->restore();
}

}  // namespace tilewise

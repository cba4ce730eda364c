// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/ledger_header.h"

#include <QPainter>

namespace tilewise {

LedgerHeader::LedgerHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionResizeMode(QHeaderView::Fixed);
  setSectionsMovable(false);
  setSectionsClickable(false);
  setStretchLastSection(false);
  setMinimumSectionSize(0);
}

void LedgerHeader::setLook(const Look& look, int padding) {
  m_look = look;
  m_padding = padding;
  setFont(look.metrics.font(Role::Second));
  viewport()->update();
}

QSize LedgerHeader::sizeHint() const { return {QHeaderView::sizeHint().width(), m_look.metrics.px(20)}; }

void LedgerHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
  const QString text = model()->headerData(logicalIndex, Qt::Horizontal).toString();
  const Qt::Alignment alignment(model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
  const bool first = logicalIndex == 0;
  const bool last = logicalIndex == count() - 1;
  painter->save();
  painter->setFont(m_look.metrics.font(Role::Second));
  painter->setPen(m_look.theme.ink2);
  painter->drawText(rect.adjusted(first ? m_padding : 0, 0, last ? -m_padding : 0, 0),
                    static_cast<int>(alignment) | Qt::TextDontClip, text);
  painter->restore();
}

}  // namespace tilewise

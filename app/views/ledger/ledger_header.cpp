// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/ledger_header.h"

#include <algorithm>

#include <QPainter>

#include "app/models/ledger_model.h"

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

/// The first heading may reach into the next section, but two headings never run into one: it takes a shorter form.
QString LedgerHeader::firstText() const {
  const QFontMetrics metrics(m_look.metrics.font(Role::Second));
  const auto wide = [this, &metrics](int section) {
    return metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString());
  };
  int next = 1;
  while (next + 1 < count() && isSectionHidden(next)) ++next;
  const int room = sectionSize(0) + sectionSize(next) - m_padding - m_look.metrics.px(8) - wide(next);
  const QStringList forms = model()->headerData(0, Qt::Horizontal, LedgerModel::FormsRole).toStringList();
  const auto fits = [&](const QString& form) { return metrics.horizontalAdvance(form) <= room; };
  const auto found = std::find_if(forms.cbegin(), forms.cend(), fits);
  return found == forms.cend() ? forms.last() : *found;
}

void LedgerHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
  QString text = model()->headerData(logicalIndex, Qt::Horizontal).toString();
  const Qt::Alignment alignment(model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
  const bool first = logicalIndex == 0;
  const bool last = logicalIndex == count() - 1;
  if (first) text = firstText();
  painter->save();
  painter->setFont(m_look.metrics.font(Role::Second));
  painter->setPen(m_look.theme.ink2);
  painter->drawText(rect.adjusted(first ? m_padding : 0, 0, last ? -m_padding : 0, 0),
                    static_cast<int>(alignment) | Qt::TextDontClip, text);
  painter->restore();
}

}  // namespace tilewise

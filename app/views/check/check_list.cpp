// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_list.h"

#include <algorithm>

#include "app/views/check/check_delegate.h"

namespace tilewise {

CheckList::CheckList(QWidget* parent) : QListWidget(parent), m_delegate(new CheckDelegate(m_rows, this)) {
  setAccessibleName(tr("Checks"));
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::NoSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setResizeMode(QListView::Adjust);
  setItemDelegate(m_delegate);
}

void CheckList::setLook(const Look& look) {
  m_look = look;
  m_delegate->setLook(look);
  scheduleDelayedItemsLayout();
  updateGeometry();
}

void CheckList::setRows(const QList<CheckRow>& rows) {
  if (rows == m_rows) return;
  m_rows = rows;
  while (count() < rows.size()) addItem(QString());
  while (count() > rows.size()) delete takeItem(count() - 1);
  for (int n = 0; n < count(); ++n) {
    const CheckRow& row = rows[n];
    item(n)->setData(Qt::AccessibleTextRole,
                     tr("%1: %2. %3 %4").arg(row.name, checkMarkWord(row.mark), row.figures, row.where).trimmed());
  }
  scheduleDelayedItemsLayout();
  updateGeometry();
}

int CheckList::contentHeight() const {
  int height = 0;
  for (int n = 0; n < count(); ++n) height += sizeHintForRow(n);
  return height;
}

QSize CheckList::sizeHint() const { return {m_look.metrics.px(400), contentHeight()}; }

QSize CheckList::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(60)}; }

void CheckList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  scheduleDelayedItemsLayout();
}

}  // namespace tilewise

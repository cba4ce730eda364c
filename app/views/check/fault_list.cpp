// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/fault_list.h"

#include "app/views/check/fault_delegate.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

FaultList::FaultList(QWidget* parent)
    : QListWidget(parent), m_rows(static_cast<qsizetype>(FaultCount)), m_delegate(new FaultDelegate(m_rows, this)) {
  setAccessibleName(tr("Faults"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setResizeMode(QListView::Adjust);
  setItemDelegate(m_delegate);
  for (std::size_t n = 0; n < FaultCount; ++n) addItem(QString());
  choose(Fault::SkipFirstWithFirst);
  connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0) emit chosen(static_cast<Fault>(row));
  });
}

void FaultList::setLook(const Look& look) {
  m_look = look;
  m_delegate->setLook(look);
  scheduleDelayedItemsLayout();
  updateGeometry();
}

void FaultList::setRow(Fault fault, const FaultRow& row) {
  FaultRow& mine = m_rows[static_cast<int>(fault)];
  if (mine == row) return;
  mine = row;
  QListWidgetItem* const entry = item(static_cast<int>(fault));
  const QString line = MathText::parse(row.line).plain();
  entry->setToolTip(line);
  entry->setData(Qt::AccessibleTextRole,
                 tr("%1: %2. %3").arg(MathText::parse(row.title).plain(), checkMarkWord(row.mark), line));
  scheduleDelayedItemsLayout();
}

QSize FaultList::sizeHint() const { return {m_look.metrics.px(400), m_look.metrics.px(400)}; }

QSize FaultList::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(90)}; }

void FaultList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  scheduleDelayedItemsLayout();
}

}  // namespace tilewise

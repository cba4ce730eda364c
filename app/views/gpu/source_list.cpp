// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/source_list.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include "app/views/gpu/source_delegate.h"

namespace tilewise {

SourceList::SourceList(QWidget* parent) : QListWidget(parent) {
  setAccessibleName(tr("Where the figures come from"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setResizeMode(QListView::Adjust);
  setMouseTracking(true);
  connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0) emit chosen(row);
  });
  setLook(m_look);
}

void SourceList::setLook(const Look& look) {
  m_look = look;
  QAbstractItemDelegate* old = itemDelegate();
  setItemDelegate(new SourceDelegate(look, this));
  delete old;
  scheduleDelayedItemsLayout();
}

void SourceList::setSources(const QList<GpuSource>& sources, int chosen) {
  const QSignalBlocker blocker(this);
  while (count() > sources.size()) delete takeItem(count() - 1);
  for (int row = 0; row < sources.size(); ++row) {
    const GpuSource& source = sources[row];
    if (row == count()) addItem(QString());
    QListWidgetItem& each = *item(row);
    each.setText(source.title);
    each.setData(SourceDelegate::DetailRole, source.detail);
    each.setData(Qt::AccessibleTextRole, tr("%1. %2").arg(source.title, source.detail));
    each.setToolTip(source.kind == GpuSource::Kind::File ? source.name : QString());
    each.setFlags(source.isAvailable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
  }
  setCurrentRow(chosen);
  scheduleDelayedItemsLayout();
}

// Room that is left over comes to it.
QSize SourceList::sizeHint() const { return {m_look.metrics.px(284), m_look.metrics.px(90)}; }

QSize SourceList::minimumSizeHint() const { return {m_look.metrics.px(120), m_look.metrics.px(90)}; }

void SourceList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  // The texts wrap at another place.
  doItemsLayout();
  if (currentItem() != nullptr) scrollToItem(currentItem());
}

void SourceList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete && currentRow() >= 0) {
    emit removeWished(currentRow());
    return;
  }
  QListWidget::keyPressEvent(event);
}

}  // namespace tilewise

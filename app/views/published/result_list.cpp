// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/result_list.h"

#include "app/views/published/result_delegate.h"

namespace tilewise {

ResultList::ResultList(QWidget* parent) : QListWidget(parent) {
  setAccessibleName(tr("Published results"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setResizeMode(QListView::Adjust);
  setMouseTracking(true);
  std::string group;
  for (const PublishedResult& result : published().results) {
    if (result.group != group) {
      group = result.group;
      auto* title = new QListWidgetItem(QString::fromStdString(group), this);
      title->setFlags(Qt::NoItemFlags);
    }
    // "Table 7, appendix E.4" is Table 7 here; the page has all of it.
    const QString place = QString::fromStdString(result.place).section(QStringLiteral(", appendix"), 0, 0);
    auto* item = new QListWidgetItem(tr("%1: %2").arg(place, QString::fromStdString(result.title)), this);
    item->setData(ResultDelegate::NameRole, QString::fromStdString(result.name));
    item->setData(ResultDelegate::ClaimRole, QString::fromStdString(result.claim));
  }
  connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    const QString name = item != nullptr ? item->data(ResultDelegate::NameRole).toString() : QString();
    if (!name.isEmpty()) emit chosen(name);
  });
  setLook(m_look);
}

void ResultList::setLook(const Look& look) {
  m_look = look;
  QAbstractItemDelegate* old = itemDelegate();
  setItemDelegate(new ResultDelegate(look, this));
  delete old;
  scheduleDelayedItemsLayout();
}

void ResultList::setVerdict(const QString& result, Verdict verdict, const QString& words) {
  for (int row = 0; row < count(); ++row) {
    QListWidgetItem* const each = item(row);
    if (each->data(ResultDelegate::NameRole).toString() != result) continue;
    each->setData(ResultDelegate::VerdictRole, static_cast<int>(verdict));
    each->setData(Qt::AccessibleTextRole,
                  tr("%1. %2; %3").arg(each->text(), each->data(ResultDelegate::ClaimRole).toString(), words));
  }
}

void ResultList::choose(const QString& result) {
  for (int row = 0; row < count(); ++row) {
    if (item(row)->data(ResultDelegate::NameRole).toString() == result) setCurrentRow(row);
  }
}

QSize ResultList::sizeHint() const { return {m_look.metrics.px(300), m_look.metrics.px(420)}; }

QSize ResultList::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(90)}; }

void ResultList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  // The titles wrap at another place.
  scheduleDelayedItemsLayout();
  // At the top of the list the heading of the group is seen too.
  constexpr int FirstRows = 2;
  if (currentRow() > FirstRows) return;
  doItemsLayout();
  scrollToTop();
}

void ResultList::focusInEvent(QFocusEvent* event) {
  QListWidget::focusInEvent(event);
  if (currentItem() != nullptr) scrollToItem(currentItem());
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/example_list.h"

#include <string>

#include <QKeyEvent>

#include "app/session/words.h"
#include "app/views/problem/example_delegate.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

QString groupTitle(const std::string& group) {
  if (group == "lesson") return ExampleList::tr("The lesson");
  if (group == "small") return ExampleList::tr("Small: every number can be read");
  if (group == "shapes") return ExampleList::tr("Shapes");
  if (group == "real head") return ExampleList::tr("Real attention heads");
  return QString::fromStdString(group);
}

}  // namespace

ExampleList::ExampleList(QWidget* parent) : QListWidget(parent) {
  setAccessibleName(tr("Examples"));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setResizeMode(QListView::Adjust);
  setMouseTracking(true);
  std::string group;
  for (const Preset& preset : presets()) {
    if (preset.group != group) {
      group = preset.group;
      auto* title = new QListWidgetItem(groupTitle(group), this);
      title->setFlags(Qt::NoItemFlags);
    }
    const QString name = QString::fromStdString(preset.name);
    const QString title = engineText(preset.title);
    auto* item = new QListWidgetItem(this);
    item->setData(ExampleDelegate::NameRole, name);
    item->setData(ExampleDelegate::TitleRole, title);
    item->setData(Qt::AccessibleTextRole, tr("%1. %2").arg(name, title));
  }
  connect(this, &QListWidget::itemClicked, this, &ExampleList::choose);
  setLook(m_look);
}

void ExampleList::setLook(const Look& look) {
  m_look = look;
  QAbstractItemDelegate* old = itemDelegate();
  setItemDelegate(new ExampleDelegate(look, this));
  delete old;
  scheduleDelayedItemsLayout();
}

QSize ExampleList::sizeHint() const { return {m_look.metrics.px(280), m_look.metrics.px(420)}; }

void ExampleList::choose(const QListWidgetItem* item) {
  const QString name = item != nullptr ? item->data(ExampleDelegate::NameRole).toString() : QString();
  if (!name.isEmpty()) emit chosen(name);
}

void ExampleList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    choose(currentItem());
  } else {
    QListWidget::keyPressEvent(event);
  }
}

void ExampleList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  // The titles wrap at another place.
  scheduleDelayedItemsLayout();
}

}  // namespace tilewise

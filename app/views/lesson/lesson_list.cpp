// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lesson/lesson_list.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/views/problem/example_delegate.h"
#include "core/lessons/shipped_lessons.h"

namespace tilewise {

namespace {

QString sourcesOf(const Lesson& lesson) {
  QStringList sources;
  for (const LessonSource& each : lesson.sources) {
    sources.append(QString::fromStdString(each.paper) + QStringLiteral(": ") + QString::fromStdString(each.place));
  }
  return sources.join(QStringLiteral("; "));
}

}  // namespace

QString progressText(const QVariantMap& progress, const QString& name) {
  const Lesson* lesson = findLesson(name.toStdString());
  if (lesson == nullptr || !progress.contains(name)) return {};
  const QString step = progress.value(name).toString();
  if (step.isEmpty()) return LessonList::tr("taken");
  const auto found = lesson->stepOf(step.toStdString());
  if (!found) return {};
  int number = 1;
  for (std::size_t n = 0; n < *found; ++n) number += lesson->steps[n].aside ? 0 : 1;
  return LessonList::tr("at step %1 of %2").arg(number).arg(lesson->mainSteps());
}

LessonList::LessonList(const QVariantMap& progress, const Look& look, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget) {
  setWindowTitle(tr("Lessons"));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* layout = new QVBoxLayout(this);
  const Metrics& metrics = look.metrics;
  layout->setContentsMargins(metrics.px(16), metrics.px(14), metrics.px(16), metrics.px(14));
  layout->setSpacing(metrics.px(10));
  auto* note = new QLabel(tr("A lesson moves the session; your own comes back when you leave it. Any lesson file opens by File > Open."));
  note->setWordWrap(true);
  note->setProperty("tone", "second");
  layout->addWidget(note);
  m_list->setAccessibleName(tr("Lessons"));
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setMouseTracking(true);
  m_list->setItemDelegate(new ExampleDelegate(look, m_list));
  layout->addWidget(m_list, 1);
  auto* close = new QPushButton(tr("&Close"));
  close->setAutoDefault(false);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  layout->addWidget(close, 0, Qt::AlignRight);
  fill(progress);
  const auto choose = [this](const QListWidgetItem* item) {
    if (!isVisible()) return;  // a double click chooses once
    emit chosen(item->data(Qt::UserRole + 10).toString());
    accept();
  };
  connect(m_list, &QListWidget::itemClicked, this, choose);
  connect(m_list, &QListWidget::itemActivated, this, choose);
  m_list->setCurrentRow(0);
  m_list->setFocus();
  resize(metrics.px(620), metrics.px(560));
}

void LessonList::fill(const QVariantMap& progress) {
  for (const Lesson& each : shippedLessons()) {
    const QString name = QString::fromStdString(each.name);
    const QString come = progressText(progress, name);
    const QString title = QString::fromStdString(each.title);
    const QString shown = come.isEmpty() ? title : tr("%1 – %2").arg(title, come);
    const QString about = tr("%1 Sources: %2.").arg(QString::fromStdString(each.about), sourcesOf(each));
    auto* item = new QListWidgetItem(m_list);
    item->setData(ExampleDelegate::NameRole, shown);
    item->setData(ExampleDelegate::TitleRole, about);
    item->setData(Qt::UserRole + 10, name);
    item->setData(Qt::AccessibleTextRole, tr("%1. %2").arg(shown, about));
  }
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
/// What the window does for lessons: it opens them where one was, and gives them their place beside the workspaces.
#include "app/window/main_window.h"

#include <algorithm>

#include <QLayout>

#include "app/views/lesson/lesson_list.h"
#include "app/views/notice/notice_bar.h"
#include "app/window/lesson_dock.h"
#include "app/window/step_workspace.h"
#include "app/window/workspaces.h"
#include "core/lessons/shipped_lessons.h"

namespace tilewise {

/// Where a lesson leads it is no surprise.
void MainWindow::sayPaused() {
  if (m_lessons.tour().lesson() && m_lessons.workspace() == m_workspaces->currentWord()) return;
  m_notice->showNote(tr("The presentation pauses: it shows the Step workspace alone, and goes on there. Esc ends it."),
                     {tr("&Go on"), [this] { m_presentation.setOn(true); }});
  connect(&m_presentation, &Presentation::changed, m_notice, &NoticeBar::dismiss, Qt::SingleShotConnection);
}

void MainWindow::placeLesson() {
  // In front of a class nothing is scrolled sideways. What the step needs is known when a new look is laid out.
  if (m_presentation.isOn()) m_step->layout()->activate();
  const int step = m_presentation.isOn() ? m_step->minimumSizeHint().width() : 0;
  const int besides = std::max(centralWidget()->minimumSizeHint().width(), step);
  m_lesson->place(geometry(), besides);
  m_step->setCrowded(!m_lesson->isFloating());
  if (!m_lesson->isFloating()) resizeDocks({m_lesson}, {m_lesson->widthIn(width(), besides)}, Qt::Horizontal);
}

/// Where one was in it; from its beginning, after its end.
void MainWindow::openLesson(const QString& name) {
  const Lesson* lesson = findLesson(name.toStdString());
  if (lesson == nullptr) return;
  m_lessons.open(std::make_shared<const Lesson>(*lesson), m_settings.lessons.value(name).toString());
}

/// Where a crash ended it.
void MainWindow::resumeLesson(const LessonFilePlace& place) {
  // On its way there it may open another run, which takes notices away.
  const auto say = [this] {
    m_notice->showNote(tr("Tilewise ended unexpectedly; the lesson goes on at its step, and the session behind it is as it was."),
                       {tr("Leave the lesson"), [this] { m_lessons.leave(); }});
  };
  connect(&m_lessons, &LessonDesk::arrived, this, say, Qt::SingleShotConnection);
  const QString step = QString::fromStdString(place.step);
  if (const Lesson* lesson = findLesson(place.name); lesson != nullptr) {
    m_lessons.open(std::make_shared<const Lesson>(*lesson), step, place.answers);
  } else if (const auto taken = m_lessons.takeFile(QString::fromStdString(place.file.string()), step, place.answers); !taken) {
    m_notice->showError(taken.error());
  }
}

void MainWindow::showLessons() {
  auto* list = new LessonList(m_settings.lessons, m_lookDesk.look(), this);
  connect(list, &LessonList::chosen, this, &MainWindow::openLesson);
  list->open();
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_dock.h"

#include <algorithm>

#include <QCloseEvent>
#include <QFrame>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>

#include "app/views/dock/dock_title.h"
#include "app/views/lesson/lesson_panel.h"
#include "app/window/lesson_desk.h"
#include "app/window/window_actions.h"

namespace tilewise {

namespace {

constexpr int Width = 340;            ///< at 100 %
constexpr double MostOfWindow = 0.36; ///< of its width

}  // namespace

LessonDock::LessonDock(LessonDesk& desk, WindowActions& actions, QWidget* parent)
    : QDockWidget(tr("Lesson"), parent), m_desk(desk), m_actions(actions), m_panel(new LessonPanel(desk.tour())) {
  setObjectName(QStringLiteral("lessonDock"));
  setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  auto* body = new QFrame;
  body->setProperty("dockBody", true);
  auto* layout = new QVBoxLayout(body);
  layout->setContentsMargins(1, 0, 1, 1);
  layout->addWidget(m_panel);
  setWidget(body);
  m_title = new DockTitle(*this);
  m_noTitle = new QWidget(this);
  setTitleBarWidget(m_title);
  hide();

  LessonTour& tour = desk.tour();
  connect(&desk, &LessonDesk::begun, this, &LessonDock::showLesson);
  connect(&desk, &LessonDesk::left, this, [this] {
    hide();
    showActions();
  });
  connect(&desk, &LessonDesk::placeChanged, this, [this] {
    m_panel->setWandered(!m_desk.isAtPlace());
    showActions();
  });
  connect(m_panel, &LessonPanel::returnWished, &desk, &LessonDesk::returnToPlace);
  connect(m_panel, &LessonPanel::leaveWished, &desk, &LessonDesk::leave);
  for (const auto signal : {&LessonTour::stepChanged, &LessonTour::factsChanged, &LessonTour::answerChanged}) {
    connect(&tour, signal, this, &LessonDock::showActions);
  }
  connect(actions.nextLessonStep, &QAction::triggered, &tour, &LessonTour::next);
  connect(actions.previousLessonStep, &QAction::triggered, &tour, &LessonTour::previous);
  connect(actions.returnToLesson, &QAction::triggered, &desk, &LessonDesk::returnToPlace);
  connect(actions.leaveLesson, &QAction::triggered, &desk, &LessonDesk::leave);
  connect(actions.focusLesson, &QAction::triggered, m_panel, &LessonPanel::takeFocus);
  showActions();
}

void LessonDock::setLook(const Look& look) {
  m_look = look;
  m_title->setLook(look);
  m_panel->setLook(look);
}

void LessonDock::setPresenting(bool presenting) {
  m_presenting = presenting;
  showTitle();
}

/// A window of its own is moved by it.
void LessonDock::showTitle() {
  const bool isTitled = !m_presenting || isFloating();
  setTitleBarWidget(isTitled ? static_cast<QWidget*>(m_title) : m_noTitle);
  m_title->setVisible(isTitled);
}

int LessonDock::widthIn(int window, int besides) const {
  const int wanted = std::min(m_look.metrics.px(Width), static_cast<int>(MostOfWindow * window));
  const int left = window - besides - style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent);
  return std::max(minimumSizeHint().width(), std::min(wanted, left));
}

void LessonDock::place(const QRect& window, int besides) {
  const int own = widthIn(window.width(), besides);
  const bool fits = window.width() - own >= besides;
  if (isHidden() || fits == isFloating()) setFloating(!fits);
  showTitle();
  if (!fits) {
    const QRect room = screen()->availableGeometry();
    const QSize size(std::max(own, minimumSizeHint().width()), window.height() / 2);
    setGeometry(QRect(QPoint(std::min(window.right(), room.right()) - size.width(), window.top()), size));
  }
  show();
}

/// Whoever closes it leaves the lesson.
void LessonDock::closeEvent(QCloseEvent* event) {
  event->ignore();
  m_desk.leave();
}

void LessonDock::showLesson() {
  const QString title = QString::fromStdString(m_desk.tour().lesson()->title);
  m_title->setText(title);
  m_title->setToolTip(title);
  setAccessibleName(tr("Lesson: %1").arg(title));
  showActions();
}

void LessonDock::showActions() {
  const LessonTour& tour = m_desk.tour();
  const bool isTaken = tour.lesson() != nullptr;
  const QString none = isTaken ? QString() : tr("No lesson is open.");
  const auto possible = [&](QAction* action, bool can, const QString& whyNot) {
    WindowActions::setPossible(*action, !isTaken ? none : can ? QString() : whyNot);
  };
  possible(m_actions.nextLessonStep, isTaken && tour.canGoOn(), tr("This is the end of the lesson."));
  possible(m_actions.previousLessonStep, isTaken && tour.canGoBack(), tr("This is the first step of the lesson."));
  possible(m_actions.returnToLesson, isTaken && !m_desk.isAtPlace(), tr("You are where the lesson is."));
  possible(m_actions.leaveLesson, true, {});
  possible(m_actions.focusLesson, true, {});
  const bool reveals = isTaken && tour.isAsking() && tour.facts() != nullptr;
  m_actions.nextLessonStep->setText(reveals ? tr("Show the a&nswer") : tr("&Next step of the lesson"));
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/presentation.h"

#include <QEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>

#include "app/window/look_desk.h"
#include "app/window/step_workspace.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"

namespace tilewise {

namespace {

const QString StepWord = QStringLiteral("step");

}  // namespace

Presentation::Presentation(QMainWindow& window, Workspaces& workspaces, StepWorkspace& step, LookDesk& look,
                           WindowActions& actions)
    : m_window(window), m_workspaces(workspaces), m_step(step), m_look(look), m_actions(actions), m_blank(window), m_screen(window) {
  connect(actions.present, &QAction::triggered, this, [this](bool on) { setOn(on); });
  connect(actions.blank, &QAction::triggered, this, &Presentation::blank);
  connect(&m_blank, &BlankScreen::clicked, this, [this] { blank(false); });
  connect(&step, &StepWorkspace::leaveWished, this, [this] { setOn(false); });
  connect(actions.fullScreen, &QAction::triggered, &m_screen, &WholeScreen::set);
  connect(&m_screen, &WholeScreen::changed, actions.fullScreen, &QAction::setChecked);
  connect(&m_screen, &WholeScreen::settled, this, [this] {
    if (m_state == State::Off) m_step.settle();
    emit roomChanged();
  });
  connect(&workspaces, &Workspaces::changed, this, &Presentation::follow);
  window.installEventFilter(this);
  showActions();
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  // A look that changes while a window is being laid out would lay it out again.
  if (isOn() && event->type() == QEvent::Resize) QMetaObject::invokeMethod(this, &Presentation::fit, Qt::QueuedConnection);
  return QObject::eventFilter(watched, event);
}

void Presentation::setBesideLesson(bool beside) {
  m_besideLesson = beside;
  fit();
}

void Presentation::fit() {
  m_look.setRoom(m_window.size(), m_besideLesson);
  emit roomChanged();
}

void Presentation::setOn(bool on, bool fullScreen) {
  if (on == isOn()) return;
  if (!on) {
    end();
  } else {
    m_workspaces.bringToFront(StepWord);  // which ends a pause
    if (m_state == State::Off) begin(fullScreen);
  }
  if (m_workspaces.currentWord() == StepWord) m_step.takeFocus();
}

/// The window is on its way before larger text could ask for more room, and the docks go before the text grows.
void Presentation::begin(bool wholeScreen) {
  m_wasWhole = m_screen.isOn();
  if (wholeScreen) m_screen.set(true);
  m_look.setRoom(m_screen.isOn() ? m_window.screen()->size() : m_window.size(), m_besideLesson);
  m_step.setPresenting(true);
  show(State::On);
}

/// The docks come back when the text is small again.
void Presentation::end() {
  show(State::Off);
  m_step.setPresenting(false);
  m_screen.set(m_wasWhole);
}

/// Other workspaces have what is hidden in a presentation.
void Presentation::follow() {
  const bool isStep = m_workspaces.currentWord() == StepWord;
  if (m_state == State::On && !isStep) {
    show(State::Paused);
    emit paused();
  } else if (m_state == State::Paused && isStep) {
    show(State::On);
  }
}

void Presentation::show(State state) {
  blank(false);
  m_state = state;
  showActions();
  m_window.menuBar()->setVisible(!isOn());
  m_window.statusBar()->setVisible(!isOn());
  m_look.setPresenting(isOn());
  emit changed(isOn());
}

void Presentation::showActions() {
  m_actions.present->setChecked(isOn());
  WindowActions::setPossible(*m_actions.blank, isOn() ? QString() : tr("Only a presentation can be blanked."));
}

void Presentation::blank(bool blank) {
  m_actions.blank->setChecked(blank);
  m_blank.setBlank(blank);
}

bool Presentation::escape() {
  if (m_state == State::Off) return false;
  m_blank.isVisible() ? blank(false) : end();
  if (m_workspaces.currentWord() == StepWord) m_step.takeFocus();
  return true;
}

}  // namespace tilewise

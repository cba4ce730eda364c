// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/presentation.h"

#include <QMainWindow>
#include <QMenuBar>
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
    : m_window(window), m_workspaces(workspaces), m_step(step), m_look(look), m_actions(actions), m_blank(window) {
  connect(actions.present, &QAction::triggered, this, [this](bool on) { setOn(on); });
  connect(actions.blank, &QAction::triggered, this, &Presentation::blank);
  connect(&m_blank, &BlankScreen::clicked, this, [this] { blank(false); });
  connect(&step, &StepWorkspace::leaveWished, this, [this] { setOn(false); });
  // Another workspace has what is hidden now.
  connect(&workspaces, &Workspaces::changed, this, [this] {
    if (m_workspaces.currentWord() != StepWord) setOn(false);
  });
  showOn(false);
}

void Presentation::showOn(bool on) {
  m_actions.present->setChecked(on);
  WindowActions::setPossible(*m_actions.blank, on ? QString() : tr("Only a presentation can be blanked."));
}

void Presentation::setOn(bool on, bool fullScreen) {
  if (on == m_on) return;
  blank(false);
  if (on) m_workspaces.bringToFront(StepWord);
  m_on = on;
  showOn(on);
  m_window.menuBar()->setVisible(!on);
  m_window.statusBar()->setVisible(!on);
  // The docks go before the text grows, and come back when it is small again.
  if (on) m_step.setPresenting(true);
  m_look.setPresenting(on);
  if (!on) m_step.setPresenting(false);
  emit changed(on);
  if (on) {
    m_wasFullScreen = m_window.isFullScreen();
    m_fullScreen = fullScreen;
    if (fullScreen) m_window.setWindowState(m_window.windowState() | Qt::WindowFullScreen);
  } else if (m_fullScreen && !m_wasFullScreen) {
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
  }
  if (m_workspaces.currentWord() == StepWord) m_step.takeFocus();
}

void Presentation::blank(bool blank) {
  m_actions.blank->setChecked(blank);
  m_blank.setBlank(blank);
}

bool Presentation::escape() {
  if (!m_on) return false;
  if (m_blank.isVisible()) {
    blank(false);
  } else {
    setOn(false);
  }
  return true;
}

}  // namespace tilewise

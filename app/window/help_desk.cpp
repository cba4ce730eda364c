// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help_desk.h"

#include <QWidget>

#include "app/window/about_box.h"
#include "app/window/key_sheet.h"
#include "app/window/manual_window.h"
#include "app/window/welcome_dialog.h"
#include "app/window/window_actions.h"

namespace tilewise {

namespace {

void bringUp(QWidget& widget) {
  widget.show();
  widget.raise();
  widget.activateWindow();
}

}  // namespace

HelpDesk::HelpDesk(QWidget& window, WindowActions& actions) : QObject(&window), m_window(window), m_actions(actions) {
  connect(actions.keys, &QAction::triggered, this, [this] { KeySheet(m_actions, m_look, &m_window).exec(); });
  connect(actions.about, &QAction::triggered, this, [this] { showAbout(m_window); });
  connect(actions.manual, &QAction::triggered, this, [this] { showManual(); });
  connect(actions.exercises, &QAction::triggered, this,
          [this] { showManual(QStringLiteral("exercises.md"), QStringLiteral("Exercises")); });
  connect(actions.firstSteps, &QAction::triggered, this, &HelpDesk::showFirstSteps);
}

void HelpDesk::setLook(const Look& look) {
  m_look = look;
  if (m_manual != nullptr) m_manual->setLook(look);
  if (m_welcome != nullptr) m_welcome->setLook(look);
}

void HelpDesk::showManual(const QString& page, const QString& heading) {
  if (m_manual == nullptr) {
    m_manual = new ManualWindow(&m_window);
    m_manual->setLook(m_look);
  }
  bringUp(*m_manual);
  if (!page.isEmpty()) m_manual->open(page, heading);
}

void HelpDesk::showFirstSteps() {
  if (m_welcome == nullptr) {
    m_welcome = new WelcomeDialog(m_showsAgain, &m_window);
    m_welcome->setLook(m_look);
    connect(m_welcome, &WelcomeDialog::presetWished, this, &HelpDesk::presetWished);
    connect(m_welcome, &WelcomeDialog::manualWished, this, [this] { showManual(); });
    connect(m_welcome, &WelcomeDialog::showsAgainChanged, this, &HelpDesk::showsAgainChanged);
  }
  bringUp(*m_welcome);
}

}  // namespace tilewise

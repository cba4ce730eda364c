// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// PageDown and PageUp, as a presenter's remote control sends them: they do what another action does, by the unit that
/// was chosen.

#include <functional>

#include <QObject>

#include "app/session/app_settings.h"

class QAction;

namespace tilewise {

class WindowActions;

class PresenterKeys : public QObject {
  Q_OBJECT

 public:
  /// settings: read, and written when a unit is chosen. Both outlive this.
  PresenterKeys(WindowActions& actions, AppSettings& settings);

  /// What steps through a lesson, and whether one is taken; null where there is none.
  void setLessonSteps(QAction* forward, QAction* back, std::function<bool()> isTaken);

 signals:
  void unitChanged();

 private:
  QAction* actionOf(int direction) const;
  void step(int direction);
  void show();

  WindowActions& m_actions;
  AppSettings& m_settings;
  QAction* m_lessonForward = nullptr;
  QAction* m_lessonBack = nullptr;
  std::function<bool()> m_isLessonTaken;
};

}  // namespace tilewise

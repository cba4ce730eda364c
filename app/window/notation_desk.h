// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/app_settings.h"
#include "app/session/session.h"

namespace tilewise {

class WindowActions;

/// What the settings say; an unknown word means the default.
Notation notationOf(const AppSettings& settings);

/// View > Notation: what is chosen there is remembered, and shown at once.
class NotationDesk : public QObject {
  Q_OBJECT

 public:
  /// settings: read, and written when something is chosen. All outlive this.
  NotationDesk(Session& session, WindowActions& actions, AppSettings& settings);

  /// While a lesson is taken letters and blocks are as its texts write them: T, and from 0.
  void setLesson(bool taken);

 signals:
  void changed();

 private:
  void show();

  Session& m_session;
  WindowActions& m_actions;
  AppSettings& m_settings;
  bool m_lesson = false;
};

}  // namespace tilewise

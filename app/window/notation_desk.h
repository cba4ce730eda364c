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

 signals:
  void changed();

 private:
  Session& m_session;
  AppSettings& m_settings;
};

}  // namespace tilewise

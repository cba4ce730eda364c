// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/app_settings.h"

namespace tilewise {

class NoticeBar;
class WindowActions;

/// View > Language: what is chosen there is remembered, and holds from the next start on.
class LanguageDesk : public QObject {
  Q_OBJECT

 public:
  /// settings: written when something is chosen. All outlive this.
  LanguageDesk(WindowActions& actions, AppSettings& settings, NoticeBar& notice);

 signals:
  void changed();
};

}  // namespace tilewise

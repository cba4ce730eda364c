// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Theme, palette, text size and motion: what was chosen in the View menu, and the look that is made of it.

#include <QObject>
#include <QPalette>

#include "app/session/app_settings.h"
#include "app/views/look/look.h"

namespace tilewise {

class WindowActions;

class LookDesk : public QObject {
  Q_OBJECT

 public:
  /// Applies the look to the application at once: Qt gives fonts to widgets that are made later only.
  /// settings: read, and written when something is chosen; outlives this.
  /// platform: the palette of the platform, as it was before any theme was applied.
  LookDesk(AppSettings& settings, const QPalette& platform, QObject* parent = nullptr);

  const Look& look() const { return m_look; }
  /// Lets the actions of the View menu choose.
  void connectTo(WindowActions& actions);
  /// Larger text and lines, whatever the text size.
  void setPresenting(bool presenting);

 signals:
  void changed();
  /// The text size is about to change; changed() follows.
  void sizeChanging();

 private:
  void apply();
  void setTextSize(int size);

  AppSettings& m_settings;
  QPalette m_platform;
  Look m_look;
  bool m_presenting = false;
};

}  // namespace tilewise

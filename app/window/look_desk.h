// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Theme, palette, text size and motion: what was chosen in the View menu, and the look that is made of it.

#include <QObject>
#include <QPalette>
#include <QSize>

#include "app/session/app_settings.h"
#include "app/views/look/look.h"

namespace tilewise {

class WindowActions;

/// The scale of a presentation's type and lines in a window. Its sizes belong to 1280 x 720: a smaller window has them in proportion,
/// as the wall that it is thrown on is as large; and text that is asked for larger grows as far as there is room, beside a lesson
/// less far than alone.
/// wished: text size / 100 %. Range: 0.65 to wished, in steps of 0.05 below it.
double presentedScale(double wished, QSize window, bool besideLesson);

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
  /// What a presentation has room for.
  void setRoom(QSize window, bool besideLesson);

 signals:
  void changed();
  /// The text size is about to change; changed() follows.
  void sizeChanging();

 private:
  void apply();
  Look wanted() const;
  void setTextSize(int size);
  void applySize();

  AppSettings& m_settings;
  QPalette m_platform;
  Look m_look;
  QSize m_window{1280, 720};
  bool m_besideLesson = false;
  bool m_presenting = false;
  bool m_isDue = false;  ///< another text size was chosen and is not applied yet
};

}  // namespace tilewise

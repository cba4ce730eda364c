// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/app_settings.h"
#include "app/session/session.h"
#include "app/views/look/look.h"

class QWidget;

namespace tilewise {

class LessonTour;
class Presentation;
class SpeakerWindow;
class WindowActions;

/// Opens the speaker's window: by its action, and by itself on the other screen when a presentation begins and there is
/// one.
class SpeakerDesk : public QObject {
  Q_OBJECT

 public:
  /// settings: read, and written when notes change. All outlive this.
  SpeakerDesk(QWidget& window, Session& session, const LessonTour& tour, Presentation& presentation, WindowActions& actions,
              AppSettings& settings);

  void setLook(const Look& look);

 signals:
  void notesChanged();

 private:
  void show(bool shown);
  void follow(bool presenting);
  bool placeOnOtherScreen();

  QWidget& m_window;
  Session& m_session;
  const LessonTour& m_tour;
  WindowActions& m_actions;
  AppSettings& m_settings;
  Look m_look;
  SpeakerWindow* m_speaker = nullptr;  ///< made when it is first wanted
  bool m_byItself = false;             ///< opened with the presentation, and to be closed with it
};

}  // namespace tilewise

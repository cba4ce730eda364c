// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/speaker_desk.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include "app/window/presentation.h"
#include "app/window/speaker_window.h"
#include "app/window/window_actions.h"

namespace tilewise {

SpeakerDesk::SpeakerDesk(QWidget& window, Session& session, const LessonTour& tour, Presentation& presentation,
                         WindowActions& actions, AppSettings& settings)
    : m_window(window), m_session(session), m_tour(tour), m_actions(actions), m_settings(settings) {
  connect(actions.speaker, &QAction::triggered, this, [this](bool shown) {
    m_byItself = false;
    show(shown);
  });
  connect(&presentation, &Presentation::changed, this, &SpeakerDesk::follow);
}

void SpeakerDesk::setLook(const Look& look) {
  m_look = look;
  if (m_speaker != nullptr) m_speaker->setLook(look);
}

void SpeakerDesk::show(bool shown) {
  m_actions.speaker->setChecked(shown);
  if (m_speaker == nullptr) {
    if (!shown) return;
    m_speaker = new SpeakerWindow(m_session, m_tour, &m_window);
    m_speaker->setNotes(m_settings.speakerNotes);
    m_speaker->setLook(m_look);
    // A remote control works in whichever window has the focus.
    m_speaker->addActions(m_actions.withKeys());
    connect(m_speaker, &SpeakerWindow::notesChanged, this, [this](const QString& notes) {
      m_settings.speakerNotes = notes;
      emit notesChanged();
    });
    connect(m_speaker, &SpeakerWindow::closed, this, [this] { m_actions.speaker->setChecked(false); });
  }
  const bool isElsewhere = shown && placeOnOtherScreen();
  m_speaker->setVisible(shown);
  if (!shown) return;
  if (isElsewhere) {
    // The class's window has the keys.
    m_window.activateWindow();
  } else {
    // In front of the class's window, or nobody would see it; the keys of that window act in it.
    m_speaker->raise();
    m_speaker->activateWindow();
  }
}

void SpeakerDesk::follow(bool presenting) {
  const bool shown = m_speaker != nullptr && m_speaker->isVisible();
  if (presenting && !shown && QGuiApplication::screens().size() > 1 && m_window.isVisible()) {
    m_byItself = true;
    show(true);
  } else if (!presenting && m_byItself) {
    m_byItself = false;
    show(false);
  }
}

/// Whether there is one; of one screen alone it keeps its place.
bool SpeakerDesk::placeOnOtherScreen() {
  for (const QScreen* screen : QGuiApplication::screens()) {
    if (screen == m_window.screen()) continue;
    const QRect room = screen->availableGeometry();
    const QSize size = m_speaker->size().expandedTo(room.size() / 2).boundedTo(room.size());
    m_speaker->setGeometry(QRect(room.center() - QPoint(size.width() / 2, size.height() / 2), size));
    return true;
  }
  return false;
}

}  // namespace tilewise

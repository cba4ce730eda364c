// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The session as a file: saved when it is asked for, kept against crashes, asked about before it is lost.

#include <optional>

#include <QObject>

#include "app/session/autosave.h"
#include "core/files/session_file.h"

class QWidget;

namespace tilewise {

class NoticeBar;
class RunDesk;
class Session;
class WindowActions;
class Workspaces;

class SessionDesk : public QObject {
  Q_OBJECT

 public:
  /// All outlive this.
  SessionDesk(QWidget& window, Session& session, RunDesk& desk, Workspaces& workspaces, NoticeBar& notice);

  void connectTo(const WindowActions& actions);
  /// Keeps the session in a folder from now on. Without this nothing is kept.
  void keepIn(const QString& folder);
  /// Restores what a crash left in that folder. Answers whether there was something.
  bool restoreFrom(const QString& folder);

  /// While a lesson is taken: what is kept against crashes, and compared with the file, in the place of what is at hand, and where
  /// one is in the lesson. Absent: what is at hand; no lesson.
  void keepOwn(std::optional<SessionFile> own, std::optional<LessonFilePlace> lesson);

  /// The file that the session was opened from or saved to; empty: none yet.
  QString path() const { return m_path; }
  /// Whether problem or marks differ from that file. Where one only looked is no change.
  bool isModified() const;
  /// Asks before changes of a saved session are lost. Answers whether to go on.
  bool mayLeave();

 signals:
  /// path() or isModified() may be new.
  void changed();
  /// A session file was opened or saved.
  void used(const QString& path);
  /// What a crash left behind is there again; it waited behind a lesson, which may go on.
  void lessonWished(const tilewise::LessonFilePlace& lesson);

 private:
  SessionFile present() const;
  SessionFile own() const { return m_own ? *m_own : present(); }
  void restore(const SessionFile& kept);
  void tellDamaged(const QString& path, const Error& error);
  void adopt(const QString& path);
  void adopt(const QString& path, const SessionFile& saved);
  bool mayReplace(const QString& path);
  void startAnew();
  bool save();
  void saveAs();
  bool saveTo(const QString& path);

  QWidget& m_window;
  Session& m_session;
  RunDesk& m_desk;
  Workspaces& m_workspaces;
  NoticeBar& m_notice;
  QString m_path;
  std::optional<SessionFile> m_own;
  std::optional<LessonFilePlace> m_lesson;
  std::optional<SessionFile> m_saved;  ///< as it is in the file
  QByteArray m_onDisk;                 ///< fingerprint of the file, as it was opened or saved here; empty: it was not there
  QString m_abandoned;                 ///< what a crash left, while it is being opened; empty: nothing
  std::unique_ptr<Autosave> m_autosave;
};

}  // namespace tilewise

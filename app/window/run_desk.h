// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// From a wish to a run: opens examples, files and sessions, changes the settings, undoes and redoes that, and hands the
/// finished run to the session. What is at hand stays until the new run is there.

#include <optional>

#include <QObject>

#include "app/session/marks.h"
#include "app/session/opening.h"
#include "app/session/run_history.h"
#include "app/session/run_job.h"
#include "app/session/session.h"

namespace tilewise {

class RunDesk : public QObject {
  Q_OBJECT

 public:
  explicit RunDesk(Session& session, QObject* parent = nullptr);

  RunJob& job() { return m_job; }
  Marks& marks() { return m_marks; }
  const RunHistory& history() const { return m_history; }

  /// Each opens at position 0 unless another is given.
  void open(const RunRequest& request, qint64 position = 0);
  void openPreset(const QString& name);
  void openFile(const QString& path, qint64 position = 0);
  /// A session that was saved: everything is as it was then.
  void openSession(const QString& path);
  /// A problem with everything that belongs to its place.
  void openVisit(const Visit& visit);
  /// What was asked for and is too large, in the way that was chosen; it stands where it would have stood.
  void openAs(RunRequest request, RunKind kind);
  /// What was asked for and is too large: its own data are at hand for changeSettings() until another run has come.
  void offer(const RunRequest& request) { m_offered = request; }
  /// Other settings for the data at hand; position and marks stay at the same places.
  void changeSettings(const ProblemSettings& settings);
  /// Back to the problem before, with its place and marks, and forth again. Nothing happens without one.
  void undo();
  void redo();

 signals:
  void lessonWished(const QString& path);  ///< the file that was to be opened is a lesson
  void opened(const QString& path);  ///< a file with arrays was read and run
  void sessionOpened(const QString& path, const tilewise::SessionFile& file);
  void historyChanged();
  void failed(const tilewise::Error& error);

 private:
  /// What the run that is under way is for.
  enum class Arrival { At, SamePlace, Session, Undo, Redo };
  void begin(Arrival arrival, const QString& path = {});
  void arrive(const std::shared_ptr<const Run>& run);
  void remember();

  Session& m_session;
  Marks m_marks;
  RunHistory m_history;
  RunJob m_job;
  Arrival m_arrival = Arrival::At;
  qint64 m_position = 0;
  QString m_path;               ///< the file that is being opened; else empty
  std::optional<RunRequest> m_offered;
  std::optional<Visit> m_visit;  ///< where the run will stand, after an undo
  std::shared_ptr<SessionFile> m_file;  ///< filled while a session is being opened
};

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// From a wish to a run: opens examples and files, changes the settings, and hands the finished run to the session.
/// What is at hand stays until the new run is there.

#include <optional>

#include <QObject>

#include "app/session/opening.h"
#include "app/session/run_job.h"
#include "app/session/session.h"

namespace tilewise {

class RunDesk : public QObject {
  Q_OBJECT

 public:
  explicit RunDesk(Session& session, QObject* parent = nullptr);

  RunJob& job() { return m_job; }

  /// Each opens at position 0 unless another is given.
  void open(const RunRequest& request, qint64 position = 0);
  void openPreset(const QString& name);
  void openFile(const QString& path, qint64 position = 0);
  /// Other settings for the data at hand; the position stays at the same place.
  void changeSettings(const ProblemSettings& settings);

 signals:
  void opened(const QString& path);  ///< a file was read and run
  void failed(const tilewise::Error& error);

 private:
  void arrive(const std::shared_ptr<const Run>& run);

  /// Where the run that is under way will stand.
  enum class Arrival { At, SamePlace };

  Session& m_session;
  RunJob m_job;
  Arrival m_arrival = Arrival::At;
  qint64 m_position = 0;
  QString m_path;  ///< the file that is being opened; else empty
};

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Keeps the session on the disk while the program runs, so that a crash loses nothing. A clean end removes what it kept.

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include "core/files/session_file.h"

class QLockFile;

namespace tilewise {

class Autosave : public QObject {
  Q_OBJECT

 public:
  /// What is to be kept now; absent: nothing yet.
  using Snapshot = std::function<std::optional<SessionFile>()>;

  /// folder: made if it is not there. Where it cannot be made or written nothing is kept.
  Autosave(const QString& folder, Snapshot snapshot, QObject* parent = nullptr);
  /// The clean end.
  ~Autosave() override;

  /// Something changed: it is written within two seconds, beside the window.
  void touch();
  /// The same at once.
  void write();
  /// Until everything is on the disk; for tests.
  void waitForWritten();

  /// The newest session that a program left behind that is no longer running; it is set aside, so that one that cannot be opened
  /// does not come back at every start. Absent: there is none. Of older ones ten stay for a next time.
  static std::optional<QString> takeAbandoned(const QString& folder);

 private:
  QString m_path;
  Snapshot m_snapshot;
  std::unique_ptr<QLockFile> m_lock;
  QTimer m_timer;
  QThreadPool m_writer;
};

}  // namespace tilewise

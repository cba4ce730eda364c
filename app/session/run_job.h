// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes runs beside the window: one at a time, the newest request wins, with progress and cancel. After a run it compares the
/// results with float64 naive attention, also beside the window.

#include <functional>
#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/session/make_run.h"
#include "core/attention/accuracy.h"

namespace tilewise {

class RunJob : public QObject {
  Q_OBJECT

 public:
  explicit RunJob(QObject* parent = nullptr);
  /// Cancels what is under way and waits for it (some ms).
  ~RunJob() override;

  /// What is to be run: made beside the window too, since it may read files.
  using Prepare = std::function<Expected<RunRequest>()>;

  /// Begins a run; one that is under way is cancelled and never reported.
  void start(const QString& title, const Prepare& prepare);
  void start(const RunRequest& request);
  /// Ends the run that is under way; cancelled() follows.
  void cancel();
  bool isRunning() const { return m_current != nullptr; }

 signals:
  void started(const QString& title);
  void progressed(double share);  ///< 0 to 1, some ten times a second
  void finished(const std::shared_ptr<const Run>& run);
  void failed(const tilewise::Error& error);
  void cancelled();
  void checked(const std::shared_ptr<const Run>& run, const tilewise::Accuracy& accuracy);

 private:
  struct Task {
    RunControl control;
  };
  void dropCurrent();
  void dropCheck();
  void arrive(const std::shared_ptr<Task>& task, const Expected<std::shared_ptr<const Run>>& made);
  void check(const std::shared_ptr<const Run>& run);
  void reportProgress();

  QThreadPool m_pool;
  QTimer m_progress;
  std::shared_ptr<Task> m_current;
  std::shared_ptr<Task> m_check;
};

}  // namespace tilewise

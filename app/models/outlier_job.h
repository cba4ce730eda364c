// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/models/outlier_errors.h"

namespace tilewise {

/// Runs the test of errors beside the window, with progress and cancel; one at a time.
class OutlierJob : public QObject {
  Q_OBJECT

 public:
  explicit OutlierJob(QObject* parent = nullptr);
  /// Cancels and waits.
  ~OutlierJob() override;

  void start(const ProblemSettings& settings, std::int64_t heads);
  void cancel();
  bool isRunning() const { return m_task != nullptr; }

 signals:
  void progressed(double share);
  void finished(const tilewise::OutlierErrors& errors);
  void failed(const tilewise::Error& error);
  void cancelled();

 private:
  struct Task {
    RunControl control;
    std::atomic<double> share{0};
  };
  void arrive(const std::shared_ptr<Task>& task, const Expected<OutlierErrors>& errors);

  QThreadPool m_pool;
  QTimer m_progress;
  std::shared_ptr<Task> m_task;
};

}  // namespace tilewise

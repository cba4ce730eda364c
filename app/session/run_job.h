// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes runs beside the window: one at a time, the newest request wins, with progress and cancel. A run whose result
/// takes long opens without it; the result follows. It is then compared with float64 naive attention, also beside the
/// window.

#include <functional>
#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/session/make_run.h"
#include "app/session/run_estimate.h"
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

  /// Begins a run; one that is under way is cancelled and never reported, and so is the result of the run at hand. What is
  /// cancelled gives its thread back after the part at hand: requests that follow each other quickly do not queue.
  void start(const QString& title, const Prepare& prepare);
  void start(const RunRequest& request);
  /// Ends the run that is under way: cancelled() follows. Without one, ends the result that is under way:
  /// resultCancelled() follows.
  void cancel();
  /// Whether a run is being opened.
  bool isRunning() const { return m_current != nullptr; }
  /// Whether the result of the run that was opened last is being computed.
  bool isComputing() const { return m_result != nullptr; }
  /// Computes the result of an opened run once more, after it was cancelled.
  void compute(const std::shared_ptr<const Run>& run);

  /// From which work on a result comes after its run; for tests.
  void setFlopsBeforeOpening(std::int64_t flops) { m_flopsBeforeOpening = flops; }

 signals:
  void started(const QString& title);
  void progressed(double share);  ///< 0 to 1, some ten times a second; of the run, else of the result
  /// More than the app records unasked: nothing was opened. To go on, start `request` with a kind.
  void tooLarge(const tilewise::RunRequest& request, const tilewise::RunEstimate& estimate);
  void finished(const std::shared_ptr<const Run>& run);  ///< opened, with or without its result
  void failed(const tilewise::Error& error);
  void cancelled();

  void resultStarted(const std::shared_ptr<const Run>& run);
  void resultFinished(const std::shared_ptr<const Run>& run, const std::shared_ptr<const Run>& whole);
  void resultFailed(const std::shared_ptr<const Run>& run, const tilewise::Error& error);
  void resultCancelled(const std::shared_ptr<const Run>& run);

  /// Comes for no run whose result takes more than MostFlopsChecked.
  void checked(const std::shared_ptr<const Run>& run, const tilewise::Accuracy& accuracy);

 private:
  struct Task {
    OpeningWatch opening;
    RunControl control;                   ///< of the result
    std::atomic<bool> isWithResult{false};  ///< which is a part of what is opened

    void cancel();
    /// 0 to 1; absent while there is nothing to tell.
    std::optional<double> share() const;
  };
  /// What opening came to.
  struct Opening {
    RunRequest request;
    std::optional<RunEstimate> tooLarge;
    Expected<std::shared_ptr<const Run>> run;
  };
  static Opening open(const Prepare& prepare, Task& task, std::int64_t flopsBeforeOpening);
  static void drop(std::shared_ptr<Task>& task);
  void arrive(const std::shared_ptr<Task>& task, const Opening& opening);
  void arriveResult(const std::shared_ptr<Task>& task, const std::shared_ptr<const Run>& run,
                    const Expected<std::shared_ptr<const Run>>& whole);
  void check(const std::shared_ptr<const Run>& run);
  void reportProgress();

  QThreadPool m_pool;
  QTimer m_progress;
  std::int64_t m_flopsBeforeOpening = FlopsBeforeOpening;
  std::shared_ptr<Task> m_current;
  std::shared_ptr<Task> m_result;
  std::shared_ptr<const Run> m_computed;  ///< whose result is under way
  std::shared_ptr<Task> m_check;
};

}  // namespace tilewise

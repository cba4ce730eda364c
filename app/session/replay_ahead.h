// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A replay that goes to far positions beside the window, so that no step and no seek can make it wait.

#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/session/run.h"
#include "core/replay/replay.h"

namespace tilewise {

class ReplayAhead : public QObject {
  Q_OBJECT

 public:
  explicit ReplayAhead(std::int64_t flopsAtOnce, QObject* parent = nullptr);
  /// Ends what is under way and waits for it.
  ~ReplayAhead() override;

  /// Another run: what is under way ends without a word.
  void setRun(const std::shared_ptr<const Run>& run);
  /// The same run with its result; what is under way begins again, where that is quicker now.
  void setResult(const std::shared_ptr<const Run>& whole);

  /// Whether `replay` would take too long to get to a position; then this one is under way to it, and arrived() follows. A
  /// position that is near ends what was under way.
  bool takesOver(const Replay& replay, qint64 position);
  bool isUnderWay() const { return m_wanted.has_value(); }
  /// What is under way ends without a word.
  void cancel() { setWanted(std::nullopt); }

  /// After arrived(): swaps the replay that stands at the position for another one of the same run.
  void exchange(std::unique_ptr<Replay>& replay);

 signals:
  void arrived(qint64 position);
  void underWayChanged(bool underWay);
  void progressed(double share);  ///< 0 to 1, some ten times a second

 private:
  void start();
  void finish(const std::shared_ptr<const Run>& run, qint64 position);
  void rest();
  void setWanted(std::optional<qint64> position);

  std::int64_t m_flopsAtOnce;
  QThreadPool m_pool;
  QTimer m_progress;
  std::shared_ptr<const Run> m_run;
  std::unique_ptr<Replay> m_replay;  ///< touched by the worker alone while m_working
  std::optional<qint64> m_wanted;
  std::shared_ptr<ReplayWatch> m_watch = std::make_shared<ReplayWatch>();  ///< of the worker
  std::int64_t m_flops = 0;  ///< that the worker has to do
  bool m_working = false;
};

}  // namespace tilewise

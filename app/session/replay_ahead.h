// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A replay that goes to far positions beside the window, so that no step and no seek can make it wait.

#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>

#include "app/session/run.h"
#include "core/replay/replay.h"

namespace tilewise {

class ReplayAhead : public QObject {
  Q_OBJECT

 public:
  explicit ReplayAhead(std::int64_t flopsAtOnce, QObject* parent = nullptr);
  /// Waits for what is under way.
  ~ReplayAhead() override;

  /// Another run: what is under way ends without a word.
  void setRun(const std::shared_ptr<const Run>& run);

  /// Whether `replay` would take too long to get to a position; then this one is under way to it, and arrived() follows. A
  /// position that is near ends what was under way.
  bool takesOver(const Replay& replay, qint64 position);
  bool isUnderWay() const { return m_wanted.has_value(); }

  /// After arrived(): swaps the replay that stands at the position for another one of the same run.
  void exchange(std::unique_ptr<Replay>& replay);

 signals:
  void arrived(qint64 position);
  void underWayChanged(bool underWay);

 private:
  void start();
  void finish(const std::shared_ptr<const Run>& run, qint64 position);
  void setWanted(std::optional<qint64> position);

  std::int64_t m_flopsAtOnce;
  QThreadPool m_pool;
  std::shared_ptr<const Run> m_run;
  std::unique_ptr<Replay> m_replay;  ///< touched by the worker alone while m_working
  std::optional<qint64> m_wanted;
  bool m_working = false;
};

}  // namespace tilewise

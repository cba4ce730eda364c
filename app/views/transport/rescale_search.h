// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Looks for the next rescale in which a factor was below 1. Only the data know, so the row blocks are recomputed on
/// the way, beside the window.

#include <atomic>
#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/session/run.h"

namespace tilewise {

/// Shared between a search and who watches it.
struct SearchControl {
  std::atomic<bool> cancel{false};
  std::atomic<double> share{0};  ///< 0 to 1, of the events that may have to be looked at
};

/// The first such rescale after a position (direction +1), the last one before it (-1); absent when there is none, or
/// cancelled.
/// Range: 0 <= from <= eventCount of the run.
/// Thread: any; takes its time. A cancelled search ends within the time of one tile.
std::optional<std::int64_t> findRescale(const Run& run, std::int64_t from, int direction, SearchControl& control);

class RescaleSearch : public QObject {
  Q_OBJECT

 public:
  explicit RescaleSearch(QObject* parent = nullptr);
  /// Cancels what is under way and waits for it.
  ~RescaleSearch() override;

  /// Begins; one that is under way ends without a word.
  void start(const std::shared_ptr<const Run>& run, qint64 from, int direction);
  /// Ends the search; nothing is emitted.
  void cancel();
  bool isRunning() const { return m_current != nullptr; }

 signals:
  void found(qint64 position);
  void notFound();
  void progressed(double share);  ///< some ten times a second

 private:
  void finish(const std::shared_ptr<SearchControl>& control, std::optional<std::int64_t> position);

  QThreadPool m_pool;
  QTimer m_progress;
  std::shared_ptr<SearchControl> m_current;
};

}  // namespace tilewise

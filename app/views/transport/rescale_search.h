// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Looks for the next rescale in which a factor was below 1. Only the data know, so the row blocks are recomputed on the way:
/// in slices of a few milliseconds, so that the window stays alive.

#include <memory>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/session/run.h"
#include "core/replay/replay.h"

namespace tilewise {

class RescaleSearch : public QObject {
  Q_OBJECT

 public:
  explicit RescaleSearch(QObject* parent = nullptr);
  ~RescaleSearch() override;

  /// Begins; one that is under way ends without a word. direction is +1 or -1.
  /// Range: 0 <= from <= eventCount of the run.
  void start(const std::shared_ptr<const Run>& run, qint64 from, int direction);
  /// Ends the search; nothing is emitted.
  void cancel();
  bool isRunning() const { return m_timer.isActive(); }

 signals:
  void found(qint64 position);
  void notFound();
  void progressed(double share);  ///< 0 to 1, of the events that may have to be looked at

 private:
  void workOn();
  bool enterNextStrip();

  QTimer m_timer;
  std::shared_ptr<const Run> m_run;
  std::unique_ptr<Replay> m_replay;     ///< of m_run
  qint64 m_from = 0;
  int m_direction = 1;
  std::int64_t m_strip = 0;             ///< the next strip to enter
  std::vector<std::int64_t> m_rescales; ///< positions in the strip at hand
  std::size_t m_next = 0;               ///< the next of them to look at
  std::int64_t m_lastFound = 0;         ///< backwards: the last hit in the strip at hand; 0 for none
};

}  // namespace tilewise

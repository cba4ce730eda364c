// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Carries "run to" out: finds the target, beside the window where that takes its time, and moves the session there.

#include <optional>

#include <QObject>

#include "app/views/transport/rescale_search.h"
#include "app/views/transport/run_to.h"

namespace tilewise {

class Marks;
class Session;

class Runner : public QObject {
  Q_OBJECT

 public:
  explicit Runner(Session& session, QObject* parent = nullptr);

  /// The target that was chosen; where the pass has none of that kind, the next store.
  RunTo target() const;
  RunTo chosenTarget() const { return m_chosen; }
  void setTarget(RunTo target);
  /// Bookmarks and stops, at which every run ends; null: none. They outlive this.
  void setMarks(const Marks* marks) { m_marks = marks; }
  /// What RunTo::Total means.
  void setTotal(std::int64_t bytes) { m_bytes = bytes; }
  std::int64_t total() const { return m_bytes; }
  /// Runs to the next (+1) or previous (-1) target. What is under way ends.
  void run(int direction);
  /// Ends a search that is under way. A move of the session does so too.
  void cancel();

 signals:
  void targetChanged(tilewise::RunTo target);  ///< by choice, or because the pass has none of the chosen kind
  void searched(std::optional<double> share);  ///< how far a search is; absent: it is over
  void nowhere(const QString& sentence);       ///< there is no target in that direction

 private:
  Session& m_session;
  RunMarks marks() const;
  void reach(RunTo target, std::optional<qint64> found);

  const Marks* m_marks = nullptr;
  std::int64_t m_bytes = 0;
  RunTo m_chosen = RunTo::Rescale;
  int m_direction = 1;
  RescaleSearch m_search;
};

}  // namespace tilewise

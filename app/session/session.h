// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The one source of truth of the app: one run, one position, one selection. Every panel hears its signals and redraws from
/// it; panels never talk to each other. Only the session changes the position.

#include <memory>
#include <optional>

#include <QObject>

#include "app/session/notation.h"
#include "app/session/replay_ahead.h"
#include "app/session/run.h"
#include "core/attention/accuracy.h"
#include "core/replay/replay.h"

namespace tilewise {

class Session : public QObject {
  Q_OBJECT

 public:
  /// The numbers of a position are recomputed at once when that takes no more than this many FLOPs in products (some ms:
  /// less than a frame), else beside the window.
  static constexpr std::int64_t FlopsAtOnce = 200'000'000;

  explicit Session(QObject* parent = nullptr, std::int64_t flopsAtOnce = FlopsAtOnce);
  ~Session() override;

  /// The run at hand; null only before the first one has been made.
  const std::shared_ptr<const Run>& run() const { return m_run; }
  /// Takes a finished run in the place of the present one. The position goes to `position`, clamped.
  void setRun(std::shared_ptr<const Run> run, qint64 position);
  /// The run at hand with its result: takes the place of `run`, if that is still at hand. Position, selection and all
  /// that is not computed stay as they are.
  void setResult(const std::shared_ptr<const Run>& run, std::shared_ptr<const Run> whole);
  /// Whether the result of the run at hand is being computed beside the window.
  bool isResultUnderWay() const { return m_resultUnderWay; }
  void setResultUnderWay(bool underWay);
  /// Error of the results against float64 naive attention; absent until it has been computed for this run.
  const std::optional<Accuracy>& accuracy() const { return m_accuracy; }
  void setAccuracy(const std::shared_ptr<const Run>& run, const Accuracy& accuracy);

  /// State after position() events; 0 <= position <= stepCount().
  qint64 position() const { return m_position; }
  qint64 stepCount() const;
  /// Goes there at once. When much has to be recomputed the numbers of state() follow beside the window, and stateChanged();
  /// until then the state is a place only. A run of counters alone stays at its end.
  void setPosition(qint64 position);
  /// Whether the numbers of the position, or a chosen tile, are under way.
  bool isRecomputing() const { return m_ahead.isUnderWay() || m_inspectAhead.isUnderWay(); }
  /// Ends it: the position has no numbers then, the choice stays as it was.
  void cancelRecomputing();
  /// Whether state() has the numbers of the position: not while they are under way or after that was cancelled, not of a
  /// run of counters alone, and not in the columns of standard attention where its matrices are too large to be held.
  bool hasNumbers() const;

  /// The event that led here (the position-th); absent at position 0.
  const std::optional<Event>& event() const { return m_event; }
  /// Sums by rule after position() events.
  const Totals& totals() const { return m_totals; }
  /// What is on chip at the position; a place only while !hasNumbers().
  const BlockState& state() const;

  // Steps. Each answers whether there was somewhere to go.
  bool stepEvent(int direction);     ///< +1 or -1
  bool stepTile(int direction);      ///< to the end of the next (previous) tile, skipped ones too
  bool stepBlock(int direction);     ///< to the end of the next (previous) row block, or column block where these are outside
  bool runTo(const Trace::Wanted& wanted, int direction);

  /// The tile that the inspector shows: the chosen one, else the tile at the position, if any.
  std::optional<TileIndex> inspectedTile() const;
  /// The chosen tile; absent while the inspector follows the position, as it does again with the next step.
  const std::optional<TileIndex>& chosenTile() const { return m_chosenTile; }
  /// As setPosition(): at once, or as soon as the tile has been recomputed.
  void chooseTile(std::optional<TileIndex> tile);
  /// State in which the inspected tile is shown: at the position when it is the tile there, else as it is (or will be) just after it
  /// was accumulated. Null without a tile.
  const BlockState* inspectedState() const;

  /// The selected query row; always a row of the problem. It follows the position (the row of the smallest factor or the
  /// largest growth, else the first that sees a key of the tile) unless chosen; a choice holds in its row block, and again
  /// when that is come back to.
  qint64 row() const { return m_row; }
  bool rowChosen() const { return m_rowChosen; }
  void chooseRow(std::optional<qint64> row);

  /// How the screen writes from now on (notation.h); everyone shows it anew.
  void changeNotation(const Notation& notation);

  /// While a question about the next event is open: whoever shows what comes, or what it will be, keeps it back.
  bool hidesNext() const { return m_hidesNext; }
  void setHidesNext(bool hides);

 signals:
  void runChanged();        ///< another run; position, totals and selection are new too
  void positionChanged();   ///< position, event, totals, state; perhaps the selection as well
  void stateChanged();      ///< the numbers of the position have come; perhaps the selection as well
  void selectionChanged();  ///< inspected tile or row
  void resultChanged();     ///< the result of the same run has come, is under way, or was given up
  void accuracyChanged();
  void hidesNextChanged(bool hides);
  void notationChanged();
  void recomputingChanged(bool recomputing);
  void recomputingProgressed(double share);  ///< 0 to 1

 private:
  void makeReplays();
  void arrive(qint64 position, bool isNear);
  void arriveAhead(qint64 position);
  void glanceAt(TileIndex tile);
  void followRow();
  void endGlance();

  std::shared_ptr<const Run> m_run;
  std::shared_ptr<const Run> m_opened;  ///< as it was opened, before its result: whoever looks into it still may
  bool m_resultUnderWay = false;
  bool m_hidesNext = false;
  std::optional<Accuracy> m_accuracy;
  qint64 m_position = 0;
  std::optional<Event> m_event;
  Totals m_totals;
  std::optional<TileIndex> m_chosenTile;
  std::optional<qint64> m_rowBeforeGlance;  ///< the row at hand when another tile was chosen
  qint64 m_row = 0;
  std::optional<qint64> m_chosenRow;         ///< waits while the position is in other row blocks
  bool m_rowChosen = false;                  ///< it is the row at hand
  std::unique_ptr<Replay> m_replay;          ///< at the position, if m_isReplayed
  bool m_isReplayed = false;
  BlockState m_place;                        ///< of the position, if not
  ReplayAhead m_ahead;                       ///< on its way to another position
  std::unique_ptr<Replay> m_inspectReplay;   ///< at the chosen tile
  ReplayAhead m_inspectAhead;                ///< on its way to another tile
  std::optional<TileIndex> m_wishedTile;     ///< that it is under way to
};

}  // namespace tilewise

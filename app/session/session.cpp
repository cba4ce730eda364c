// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include <algorithm>
#include <utility>

#include "app/session/make_run.h"
#include "core/replay/place.h"

namespace tilewise {

namespace {

/// The first query of the block that sees a key of the tile at hand; the first of the block without a tile, or if none
/// does.
qint64 firstSeeing(const BlockState& state, const Mask& mask) {
  const bool isTile = state.j && !state.tileSkipped;
  for (std::int64_t r = state.queries.begin; isTile && r < state.queries.end; ++r) {
    if (mask.seesAKey(r, state.keys)) return r;
  }
  return state.queries.begin;
}

}  // namespace

Session::Session(QObject* parent, std::int64_t flopsAtOnce) : QObject(parent), m_ahead(flopsAtOnce), m_inspectAhead(flopsAtOnce) {
  connect(&m_ahead, &ReplayAhead::arrived, this, &Session::arriveAhead);
  connect(&m_inspectAhead, &ReplayAhead::arrived, this, [this] {
    m_inspectAhead.exchange(m_inspectReplay);
    glanceAt(*m_wishedTile);
  });
  for (const ReplayAhead* ahead : {&m_ahead, &m_inspectAhead}) {
    connect(ahead, &ReplayAhead::underWayChanged, this, [this] { emit recomputingChanged(isRecomputing()); });
    connect(ahead, &ReplayAhead::progressed, this, &Session::recomputingProgressed);
  }
}

Session::~Session() = default;

void Session::setRun(std::shared_ptr<const Run> run, qint64 position) {
  // The replays look into the old run's trace: they go first. Until the new place is taken nobody is shown a state of theirs.
  m_isReplayed = false;
  m_place = BlockState();
  m_chosenTile.reset();
  m_replay.reset();
  m_inspectReplay.reset();
  m_ahead.setRun(run);
  m_inspectAhead.setRun(run);
  m_run = std::move(run);
  m_opened = m_run;
  m_resultUnderWay = false;
  m_accuracy.reset();
  m_chosenTile.reset();
  m_rowBeforeGlance.reset();
  m_chosenRow.reset();
  m_rowChosen = false;
  m_row = 0;
  makeReplays();
  position = m_run->countersOnly() ? stepCount() : std::clamp<qint64>(position, 0, stepCount());
  // The place first: that numbers are under way is heard by panels that look at it.
  arrive(position, false);
  if (m_replay && !m_ahead.takesOver(*m_replay, position)) arrive(position, true);
  emit runChanged();
  emit positionChanged();
  emit selectionChanged();
}

void Session::makeReplays() {
  m_replay.reset();
  m_inspectReplay.reset();
  if (m_run->countersOnly()) return;
  m_replay = replayOf(*m_run);
  m_inspectReplay = replayOf(*m_run);
}

void Session::setResult(const std::shared_ptr<const Run>& run, std::shared_ptr<const Run> whole) {
  if (run != m_run) return;
  m_run = std::move(whole);
  m_resultUnderWay = false;
  m_replay->setResult(*m_run->result);
  m_inspectReplay->setResult(*m_run->result);
  m_ahead.setResult(m_run);
  m_inspectAhead.setResult(m_run);
  emit resultChanged();
}

void Session::changeNotation(const Notation& notation) {
  setNotation(notation);
  emit notationChanged();
}

void Session::setHidesNext(bool hides) {
  if (hides == m_hidesNext) return;
  m_hidesNext = hides;
  emit hidesNextChanged(hides);
}

void Session::setResultUnderWay(bool underWay) {
  if (underWay == m_resultUnderWay) return;
  m_resultUnderWay = underWay;
  emit resultChanged();
}

void Session::setAccuracy(const std::shared_ptr<const Run>& run, const Accuracy& accuracy) {
  if (run != m_run) return;
  m_accuracy = accuracy;
  emit accuracyChanged();
}

qint64 Session::stepCount() const { return m_run ? m_run->trace->eventCount() : 0; }

void Session::setPosition(qint64 position) {
  if (!m_run || m_run->countersOnly()) return;
  position = std::clamp<qint64>(position, 0, stepCount());
  m_inspectAhead.cancel();
  const bool isNear = !m_ahead.takesOver(*m_replay, position);
  if (position == m_position && isNear == m_isReplayed) return;
  endGlance();
  arrive(position, isNear);
  emit positionChanged();
}

void Session::endGlance() {
  // Looking at another tile is a glance: whoever steps on wants to follow again, from the row that was followed before.
  if (m_chosenTile && m_run && !m_run->countersOnly() && holdsRowsOnly(m_run->problem)) {
    m_inspectReplay = replayOf(*m_run);  // it would hold whole rows that nobody looks at
  }
  if (m_chosenTile && m_rowBeforeGlance) m_row = *m_rowBeforeGlance;
  m_chosenTile.reset();
  m_rowBeforeGlance.reset();
}

void Session::arriveAhead(qint64 position) {
  // The replay that has got there is the one to look at now; the other one may go ahead next time.
  m_ahead.exchange(m_replay);
  if (position != m_position) return;
  m_isReplayed = true;
  const qint64 row = m_row;
  followRow();
  emit stateChanged();
  if (m_row != row) emit selectionChanged();
}

const BlockState& Session::state() const {
  return m_isReplayed ? m_replay->stateAt(m_position) : m_place;
}

void Session::arrive(qint64 position, bool isNear) {
  m_position = position;
  m_isReplayed = isNear;
  m_place = isNear ? BlockState() : placeAt(*m_run->trace, position);
  m_event = position > 0 ? std::optional(m_run->trace->event(position)) : std::nullopt;
  m_totals = m_run->trace->totals(position);
  followRow();
}

void Session::followRow() {
  const BlockState& now = state();
  // A choice waits while the position is in other row blocks, where key blocks are outside at every second tile.
  m_rowChosen = m_chosenRow && (!now.i || now.queries.contains(*m_chosenRow));
  if (m_rowChosen) {
    m_row = *m_chosenRow;
    return;
  }
  if (now.figures.row) {
    m_row = *now.figures.row;
  } else if (now.i && !now.queries.contains(m_row)) {
    m_row = firstSeeing(now, m_run->trace->grid().mask());
  }
}

bool Session::stepEvent(int direction) {
  const qint64 before = m_position;
  setPosition(m_position + direction);
  return m_position != before;
}

bool Session::stepTile(int direction) {
  return runTo([this](const Event& event) { return endsTile(event, m_run->problem); }, direction);
}

bool Session::stepBlock(int direction) { return runTo(endsBlock, direction); }

bool Session::runTo(const Trace::Wanted& wanted, int direction) {
  if (!m_run || m_run->countersOnly()) return false;
  const auto found =
      direction > 0 ? m_run->trace->next(m_position, wanted) : m_run->trace->previous(m_position, wanted);
  const qint64 before = m_position;
  setPosition(found.value_or(direction > 0 ? stepCount() : 0));
  return m_position != before;
}

std::optional<TileIndex> Session::inspectedTile() const {
  if (m_chosenTile) return m_chosenTile;
  const BlockState& now = state();
  if (now.i && now.j) return TileIndex{*now.i, *now.j};
  return std::nullopt;
}

void Session::cancelRecomputing() {
  m_ahead.cancel();
  m_inspectAhead.cancel();
}

bool Session::hasNumbers() const { return !state().placeOnly; }

void Session::chooseTile(std::optional<TileIndex> tile) {
  m_inspectAhead.cancel();
  if (tile == m_chosenTile) return;
  if (!tile) {
    endGlance();
    emit selectionChanged();
    return;
  }
  const BlockState& now = state();
  const bool isAtHand = now.i == tile->i && now.j == tile->j;
  m_wishedTile = tile;
  if (m_inspectReplay && !isAtHand) {
    const qint64 end = m_run->trace->positionsOf(*tile, m_position).end;
    if (m_inspectAhead.takesOver(*m_inspectReplay, end)) return;
  }
  glanceAt(*tile);
}

void Session::glanceAt(TileIndex tile) {
  if (!m_chosenTile) m_rowBeforeGlance = m_row;
  m_chosenTile = tile;
  if (m_run) {
    const Range queries = m_run->trace->grid().queries(tile.i);
    if (!queries.contains(m_row)) m_row = queries.begin;
  }
  emit selectionChanged();
}

const BlockState* Session::inspectedState() const {
  const auto tile = inspectedTile();
  if (!tile || !m_inspectReplay) return nullptr;
  const BlockState& now = state();
  if (now.i == tile->i && now.j == tile->j) return &now;
  return &m_inspectReplay->stateAt(m_run->trace->positionsOf(*tile, m_position).end);
}

void Session::chooseRow(std::optional<qint64> row) {
  if (!m_run) return;
  m_rowChosen = row.has_value();
  m_chosenRow.reset();
  if (row) {
    // Of any row block: the chosen tile may be in another than the position.
    m_row = std::clamp<qint64>(*row, 0, m_run->problem.Tq() - 1);
    m_chosenRow = m_row;
    if (m_chosenTile && state().queries.contains(m_row)) m_rowBeforeGlance = m_row;
  } else {
    followRow();
  }
  emit selectionChanged();
}

}  // namespace tilewise

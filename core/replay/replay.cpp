// SPDX-License-Identifier: MIT
#include "core/replay/replay.h"

#include "core/base/contract.h"
#include "core/replay/hbm_past.h"
#include "core/replay/place.h"
#include "core/replay/state_writer.h"

namespace tilewise {

namespace {

/// Of standard attention, between the tiles that bring rows and those that take them away.
bool isAmongRows(const Event& event) { return event.i && !event.j && event.kind != EventKind::RowBlockEnd; }

template <class Real>
class PassReplay final : public Replay {
 public:
  PassReplay(const Problem& problem, const HbmInputs& inputs, const RunResult* result, const Trace& trace)
      : m_trace(trace), m_memory(problem, inputs, Residents::Shared), m_past(trace, m_memory), m_writer(trace.grid()) {
    m_past.setResult(result);
  }

  const BlockState& stateAt(std::int64_t position, ReplayWatch& watch) override {
    TILEWISE_EXPECTS(0 <= position && position <= m_trace.eventCount());
    if (position == m_writer.state().position) return m_writer.state();
    if (position == 0) {
      leaveTile(false);
      m_writer.clear();
      return m_writer.state();
    }
    const std::int64_t strip = m_trace.stripOf(position);
    if (!m_past.canReach(strip)) return placeAlone(position);
    const std::int64_t from = startFor(position);
    m_shownTile = lastTile(strip, position);
    m_past.finishPhasesBefore(strip, watch);
    if (from == m_trace.positionsOf(strip).begin) beginStrip(strip);
    m_writer.setShown(m_shownTile, isAmongRows(m_trace.event(position)));
    std::int64_t at = m_trace.positionsOf(strip).begin;
    m_trace.schedule().forEachEvent(m_trace.schedule().strip(strip), [&](const Event& event) {
      if (++at > from) take(strip, event, watch);
      return at < position && !watch.cancel;
    });
    if (watch.cancel) {
      leaveTile(false);
      m_writer.clear();
      return m_writer.state();
    }
    m_writer.state().position = position;
    takeSums();
    return m_writer.state();
  }

  bool canReach(std::int64_t position) const override {
    return position == 0 || m_past.canReach(m_trace.stripOf(position));
  }

  void setResult(const RunResult& result) override { m_past.setResult(&result); }

  std::int64_t flopsTo(std::int64_t position) const override {
    if (position == 0 || position == m_writer.state().position) return 0;
    const std::int64_t strip = m_trace.stripOf(position);
    if (!m_past.canReach(strip)) return 0;
    return m_trace.totals(position).flops - m_trace.totals(startFor(position)).flops +
           m_past.flopsBefore(strip, lastTile(strip, position));
  }

 private:
  /// The position from which events have to be run: where the machine stands, or the begin of the strip.
  std::int64_t startFor(std::int64_t position) const {
    const Range strip = m_trace.positionsOf(m_trace.stripOf(position));
    const std::int64_t now = m_writer.state().position;
    return strip.begin < now && now <= position ? now : strip.begin;
  }

  /// The last tile of a strip up to a position.
  std::optional<TileIndex> lastTile(std::int64_t strip, std::int64_t position) const {
    std::optional<TileIndex> tile;
    std::int64_t at = m_trace.positionsOf(strip).begin;
    m_trace.schedule().forEachEvent(m_trace.schedule().strip(strip), [&](const Event& event) {
      if (event.i && event.j) tile = TileIndex{*event.i, *event.j};
      return ++at < position;
    });
    return tile;
  }

  void beginStrip(std::int64_t strip) {
    leaveTile(false);
    const StripKind kind = m_trace.schedule().strip(strip).kind;
    if (!m_machine || m_kind != kind) m_machine = m_memory.machine(kind);
    m_kind = kind;
    m_strip = strip;
    m_writer.beginStrip(m_trace.schedule().strip(strip), m_shownTile);
  }

  /// Where the position is, without any number.
  const BlockState& placeAlone(std::int64_t position) {
    leaveTile(false);
    m_machine.reset();
    m_writer.clear();
    m_writer.state() = placeAt(m_trace, position);
    return m_writer.state();
  }

  void take(std::int64_t strip, const Event& event, ReplayWatch& watch) {
    const std::optional<TileIndex> tile =
        event.i && event.j ? std::optional(TileIndex{*event.i, *event.j}) : std::nullopt;
    if (tile != m_tile) {
      leaveTile(true);
      m_tile = tile;
      // Only the tile looked at has to find its sums right: what stays on chip does not depend on them.
      m_tileIsRight = tile == m_shownTile;
      if (tile && m_tileIsRight) m_past.bringTo(strip, *tile, watch);
    }
    if (m_kind == StripKind::KeyBlock && tile && !m_tileIsRight) {
      // FA-1 keeps nothing of a tile on chip.
      m_isTileSkippedOver = true;
      return;
    }
    m_past.prepare(event, watch);
    m_writer.before(event, *m_machine, [this] { return found(); });
    const EventFigures figures = m_machine->apply(event);
    watch.flopsDone += event.flops;
    m_writer.after(event, figures, *m_machine);
  }

  /// The machine leaves its tile: with all its events done, or for another place.
  void leaveTile(bool isDone) {
    if (m_tile && !m_isTileSkippedOver) m_past.left(m_strip, *m_tile, m_tileIsRight && isDone);
    m_tile.reset();
    m_isTileSkippedOver = false;
  }

  /// The sums that the tile at hand finds.
  RowSums found() const {
    switch (m_kind) {
      case StripKind::QueryBlock: return onChipSums();
      case StripKind::KeyBlock: {
        const Range rows = m_trace.grid().queries(m_tile->i);
        const auto part = [&](Tensor tensor) -> Matrix<double> {
          return m_memory.hbm().result(tensor).middleRows(rows.begin, rows.size()).template cast<double>();
        };
        return {part(Tensor::m).col(0), part(Tensor::l).col(0), part(Tensor::O)};
      }
      default: return {};
    }
  }

  RowSums onChipSums() const {
    // After the division the box holds O; Õ stays what it was before.
    return {m_machine->look(Look::m).col(0), m_machine->look(Look::l).col(0),
            m_writer.state().O ? m_writer.undivided() : m_machine->look(Look::Output)};
  }

  void takeSums() {
    BlockState& state = m_writer.state();
    switch (m_kind) {
      case StripKind::QueryBlock:
        state.now = onChipSums();
        if (!state.j) state.before = state.now;
        break;
      case StripKind::KeyBlock:
        // Blocks come and go with the tile; on chip they change from the maximum on.
        state.now = state.before;
        if (!state.i || state.tileSkipped) break;
        if (state.factor) {
          state.now.l = m_machine->look(Look::l).col(0);
          state.now.O_acc = m_machine->look(Look::Output);
        }
        if (state.tileDone) state.now.m = *state.mNew;
        break;
      case StripKind::OutputRows: state.now.O_acc = m_machine->look(Look::Output); break;
      default: break;
    }
  }

  const Trace& m_trace;
  PassMemory<Real> m_memory;
  HbmPast<Real> m_past;
  StateWriter m_writer;
  std::unique_ptr<StripMachine> m_machine;
  StripKind m_kind = StripKind::QueryBlock;
  std::int64_t m_strip = 0;
  std::optional<TileIndex> m_tile;       ///< in which the machine stands
  std::optional<TileIndex> m_shownTile;  ///< the tile at the position asked for
  bool m_tileIsRight = false;            ///< it found the sums that it would find in a run
  bool m_isTileSkippedOver = false;
};

}  // namespace

std::unique_ptr<Replay> makeReplay(const Problem& problem, const HbmInputs& inputs, const RunResult* result,
                                   const Trace& trace) {
  if (problem.settings().precision == Precision::Float64) {
    return std::make_unique<PassReplay<double>>(problem, inputs, result, trace);
  }
  return std::make_unique<PassReplay<float>>(problem, inputs, result, trace);
}

std::unique_ptr<Replay> makeReplay(const Problem& problem, const Inputs& inputs, const RunResult& result,
                                   const Trace& trace) {
  return makeReplay(problem, HbmInputs(problem, inputs), &result, trace);
}

}  // namespace tilewise

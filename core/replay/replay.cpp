// SPDX-License-Identifier: MIT
#include "core/replay/replay.h"

#include "core/attention/fa2_forward.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

template <class Real>
Matrix<double> widened(ConstBlock<Real> block) {
  return block.template cast<double>();
}

template <class Real>
class Fa2Replay final : public Replay {
 public:
  Fa2Replay(const Problem& problem, const Inputs& inputs, const Trace& trace)
      : m_trace(trace), m_hbm(problem, inputs), m_machine(problem, m_hbm) {}

  const BlockState& stateAt(std::int64_t position) override {
    TILEWISE_EXPECTS(0 <= position && position <= m_trace.eventCount());
    if (position == m_state.position) return m_state;
    if (position == 0) {
      m_state = {};
      return m_state;
    }
    const std::int64_t from = startFor(position);
    const std::int64_t strip = m_trace.stripOf(position);
    m_shownTile = lastTile(strip, position);
    std::int64_t at = m_trace.positionsOf(strip).begin;
    m_trace.schedule().forEachEvent(m_trace.schedule().strip(strip), [&](const Event& event) {
      if (++at > from) take(event);
      return at < position;
    });
    m_state.position = position;
    m_state.now = sums();
    return m_state;
  }

  std::int64_t flopsTo(std::int64_t position) const override {
    if (position == 0 || position == m_state.position) return 0;
    return m_trace.totals(position).flops - m_trace.totals(startFor(position)).flops;
  }

 private:
  /// The position from which events have to be run: where the machine stands, or the begin of the row block.
  std::int64_t startFor(std::int64_t position) const {
    const Range strip = m_trace.positionsOf(m_trace.stripOf(position));
    const bool goOn = strip.begin < m_state.position && m_state.position <= position;
    return goOn ? m_state.position : strip.begin;
  }

  /// The key block of the last tile event of a strip up to a position.
  std::optional<std::int64_t> lastTile(std::int64_t strip, std::int64_t position) const {
    std::optional<std::int64_t> j;
    std::int64_t at = m_trace.positionsOf(strip).begin;
    m_trace.schedule().forEachEvent(m_trace.schedule().strip(strip), [&](const Event& event) {
      if (event.j) j = event.j;
      return ++at < position;
    });
    return j;
  }

  void take(const Event& event) {
    if (event.kind == EventKind::RowBlockBegin) beginBlock(event);
    if (event.j && event.j != m_state.j) beginTile(event);
    if (event.kind == EventKind::Normalised) m_undivided = widened<Real>(m_machine.output());
    m_state.figures = m_machine.apply(event);
    note(event);
  }

  void beginBlock(const Event& event) {
    m_state = {};
    m_state.i = event.i;
    m_state.queries = m_trace.grid().queries(*event.i);
  }

  void beginTile(const Event& event) {
    m_state.j = event.j;
    m_state.keys = m_trace.grid().keys(*event.j);
    m_state.tileSkipped = event.kind == EventKind::TileSkipped;
    m_state.tileDone = false;
    m_state.K.reset();
    m_state.V.reset();
    m_state.S.reset();
    m_state.P.reset();
    m_state.mNew.reset();
    m_state.factor.reset();
    if (isShown()) m_state.before = sums();
  }

  /// Only the tile that will be looked at is worth copying.
  bool isShown() const { return m_state.j == m_shownTile; }

  /// Copies what the event brought.
  void note(const Event& event) {
    if (event.kind == EventKind::RowBlockBegin) m_state.before = sums();
    if (event.tensor == Tensor::Q) m_state.Q = widened<Real>(m_machine.Q());
    if (event.kind == EventKind::Accumulated) m_state.tileDone = true;
    if (event.kind == EventKind::Normalised) m_state.O = widened<Real>(m_machine.output());
    if (event.kind == EventKind::LseWritten) m_state.lse = widened<Real>(m_machine.lse()).col(0);
    if (isShown()) noteTile(event);
  }

  void noteTile(const Event& event) {
    switch (event.kind) {
      case EventKind::Load:
        if (event.tensor == Tensor::K) m_state.K = widened<Real>(m_machine.K());
        if (event.tensor == Tensor::V) m_state.V = widened<Real>(m_machine.V());
        break;
      case EventKind::ScoreProduct:
      case EventKind::MaskApplied: m_state.S = widened<Real>(m_machine.weights()); break;
      case EventKind::RunningMaxUpdated: m_state.mNew = widened<Real>(m_machine.mNew()).col(0); break;
      case EventKind::Exponentiated: m_state.P = widened<Real>(m_machine.weights()); break;
      case EventKind::Rescaled: m_state.factor = widened<Real>(m_machine.factor()).col(0); break;
      default: break;
    }
  }

  RowSums sums() const {
    // After the division the box holds O; Õ stays what it was before.
    return {widened<Real>(m_machine.m()).col(0), widened<Real>(m_machine.l()).col(0),
            m_state.O ? m_undivided : widened<Real>(m_machine.output())};
  }

  const Trace& m_trace;
  Hbm<Real> m_hbm;
  Fa2Forward<Real> m_machine;
  BlockState m_state;
  Matrix<double> m_undivided;               ///< Õ of the row block, once O has taken its place
  std::optional<std::int64_t> m_shownTile;  ///< key block of the tile at the position asked for
};

}  // namespace

std::unique_ptr<Replay> makeReplay(const Problem& problem, const Inputs& inputs, const Trace& trace) {
  TILEWISE_EXPECTS(problem.algorithm() == Algorithm::FlashAttention2);
  if (problem.settings().precision == Precision::Float64) {
    return std::make_unique<Fa2Replay<double>>(problem, inputs, trace);
  }
  return std::make_unique<Fa2Replay<float>>(problem, inputs, trace);
}

}  // namespace tilewise

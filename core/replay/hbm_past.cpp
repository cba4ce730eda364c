// SPDX-License-Identifier: MIT
#include "core/replay/hbm_past.h"

#include <algorithm>
#include <limits>

#include "core/attention/engine.h"

namespace tilewise {

template <class Real>
HbmPast<Real>::HbmPast(const Trace& trace, PassMemory<Real>& memory)
    : m_problem(trace.schedule().problem()), m_trace(trace), m_memory(memory) {
  const Schedule& schedule = trace.schedule();
  const std::int64_t blocks = std::max(schedule.grid().nr(), schedule.grid().nc());
  m_through.assign(static_cast<std::size_t>(blocks), Unknown);
  if (m_problem.isStandard()) {
    m_standard.emplace(trace, memory);
    // Columns alone need the matrices as a whole; rows bring their own.
    if (!checkHeldSizes(m_problem)) memory.hbm().holdRowsOnly({0, 0});
  }
  memory.hbm().beginReplay(Pass::Forward);
  if (schedule.pass() == Pass::Forward) return;
  memory.hbm().beginReplay(Pass::Backward);
  if (!m_problem.isStandard()) m_forwardRows.emplace(schedule, memory);
}

template <class Real>
Range HbmPast<Real>::phaseOf(std::int64_t strip) const {
  for (const Range& phase : m_trace.schedule().phases()) {
    if (phase.contains(strip)) return phase;
  }
  return {};
}

template <class Real>
std::int64_t HbmPast<Real>::blockOf(std::int64_t strip, TileIndex tile) const {
  return isColumn(m_trace.schedule().strip(strip).kind) ? tile.i : tile.j;
}

template <class Real>
void HbmPast<Real>::finishPhasesBefore(std::int64_t strip, ReplayWatch& watch) {
  if (m_standard) m_standard->finishBefore(strip, watch);
}

template <class Real>
void HbmPast<Real>::reset(std::int64_t strip, std::int64_t block) {
  const bool byColumns = isColumn(m_trace.schedule().strip(strip).kind);
  const Range rows = byColumns ? m_trace.grid().queries(block) : m_trace.grid().keys(block);
  const auto set = [&](Tensor tensor, Real value) { m_memory.hbm().fillRows(tensor, rows, value); };
  if (m_trace.schedule().pass() == Pass::Forward) {
    set(Tensor::O, 0);
    set(Tensor::l, 0);
    set(Tensor::m, -std::numeric_limits<Real>::infinity());
  } else if (byColumns) {
    set(Tensor::dQ, 0);
  } else {
    set(Tensor::dK, 0);
    set(Tensor::dV, 0);
  }
}

template <class Real>
void HbmPast<Real>::bringTo(std::int64_t strip, TileIndex tile, ReplayWatch& watch) {
  const Schedule& schedule = m_trace.schedule();
  const StripKind kind = schedule.strip(strip).kind;
  if (!sumsInHbm(kind)) return;
  const std::int64_t block = blockOf(strip, tile);
  const std::int64_t first = phaseOf(strip).begin;
  std::int64_t& through = m_through[static_cast<std::size_t>(block)];
  if (through == Unknown || first + through > strip) {
    reset(strip, block);
    through = 0;
  }
  if (!m_adder) m_adder = m_memory.machine(kind);
  const std::int64_t flops = flopsOfTile(tile);
  for (; first + through < strip && !watch.cancel; ++through, watch.flopsDone += flops) {
    // The begin of the strip, its loads, and the one tile.
    schedule.forEachEvent(schedule.strip(first + through), [&](const Event& event) {
      const bool isTile = event.i && event.j;
      const std::int64_t at = isTile ? (isColumn(kind) ? *event.i : *event.j) : block;
      if (at > block) return false;
      if (at == block && event.kind != EventKind::TileSkipped) {
        const bool isEndOfStrip = !isTile && event.kind != EventKind::Load && event.kind != EventKind::RowBlockBegin &&
                                  event.kind != EventKind::ColumnBlockBegin;
        if (isEndOfStrip) return false;
        prepare(event, watch);
        m_adder->apply(event);
      }
      return true;
    });
  }
}

template <class Real>
void HbmPast<Real>::left(std::int64_t strip, TileIndex tile, bool wasRight) {
  if (!sumsInHbm(m_trace.schedule().strip(strip).kind)) return;
  const std::int64_t done = strip - phaseOf(strip).begin + 1;
  m_through[static_cast<std::size_t>(blockOf(strip, tile))] = wasRight ? done : Unknown;
}

/// Of a whole tile; a ragged one has less.
template <class Real>
std::int64_t HbmPast<Real>::flopsOfTile(TileIndex tile) const {
  const std::int64_t width = m_trace.schedule().pass() == Pass::Forward ? m_problem.dk() + m_problem.dv()
                                                                        : 3 * m_problem.dk() + 2 * m_problem.dv();
  return 2 * m_trace.grid().queries(tile.i).size() * std::min(m_problem.Bc(), m_problem.Tk()) * width;
}

/// Of the rows of the forward pass that the strip has loaded when it is at a tile, with those of the strips that have
/// added to the same sums before.
template <class Real>
std::int64_t HbmPast<Real>::flopsOfRows(StripKind kind, TileIndex tile) const {
  if (!m_forwardRows) return 0;
  const bool needsRowsBefore = isColumn(kind) || sumsInHbm(kind);
  return m_forwardRows->flopsOf(needsRowsBefore ? 0 : tile.i, tile.i);
}

template <class Real>
std::int64_t HbmPast<Real>::flopsBefore(std::int64_t strip, std::optional<TileIndex> tile) const {
  if (m_standard) return m_standard->flopsBefore(strip);
  const Strip& at = m_trace.schedule().strip(strip);
  if (!tile) return at.kind == StripKind::RowTerms ? flopsOfRows(at.kind, {at.block, 0}) : 0;
  const std::int64_t rows = flopsOfRows(at.kind, *tile);
  if (!sumsInHbm(at.kind)) return rows;
  const std::int64_t wanted = strip - phaseOf(strip).begin;
  const std::int64_t through = m_through[static_cast<std::size_t>(blockOf(strip, *tile))];
  const std::int64_t missing = through == Unknown || through > wanted ? wanted : wanted - through;
  return rows + missing * flopsOfTile(*tile);
}

template class HbmPast<float>;
template class HbmPast<double>;

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/replay/hbm_past.h"

#include <algorithm>
#include <limits>

#include "core/base/contract.h"

namespace tilewise {

template <class Real>
HbmPast<Real>::HbmPast(const Problem& problem, const RunResult* result, const Trace& trace, PassMemory<Real>& memory)
    : m_problem(problem), m_trace(trace), m_memory(memory) {
  const Schedule& schedule = trace.schedule();
  const std::int64_t blocks = std::max(schedule.grid().nr(), schedule.grid().nc());
  m_through.assign(static_cast<std::size_t>(blocks), 0);
  if (schedule.pass() == Pass::Forward) {
    memory.beginPass(Pass::Forward);
    return;
  }
  if (problem.isStandard()) return;  // its matrices are made when they are looked at
  TILEWISE_EXPECTS(result != nullptr && result->backward.has_value());
  memory.setForward(*result);
  memory.beginPass(Pass::Backward);
  if (result->backward->gradients.D.size() > 0) {
    memory.hbm().setResult(Tensor::D, result->backward->gradients.D.template cast<Real>());
  }
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
void HbmPast<Real>::runPhase(const Schedule& schedule, Range phase) {
  const auto machine = m_memory.machine(schedule.strip(phase.begin).kind);
  for (std::int64_t strip = phase.begin; strip < phase.end; ++strip) {
    schedule.forEachEvent(schedule.strip(strip), [&machine](const Event& event) {
      machine->apply(event);
      return true;
    });
  }
}

template <class Real>
void HbmPast<Real>::runForwardOfStandard() {
  if (m_forwardDone || m_trace.schedule().pass() == Pass::Forward) return;
  m_forwardDone = true;
  const Schedule forward(m_problem, Pass::Forward);
  m_memory.beginPass(Pass::Forward);
  for (const Range& phase : forward.phases()) runPhase(forward, phase);
  m_memory.endPass(Pass::Forward);
  m_memory.beginPass(Pass::Backward);
}

template <class Real>
void HbmPast<Real>::finishPhasesBefore(std::int64_t strip) {
  if (!m_problem.isStandard()) return;
  runForwardOfStandard();
  const Schedule& schedule = m_trace.schedule();
  const auto& phases = schedule.phases();
  for (; !phases[static_cast<std::size_t>(m_phasesDone)].contains(strip); ++m_phasesDone) {
    const Range& phase = phases[static_cast<std::size_t>(m_phasesDone)];
    if (phase.begin > strip) break;  // it has been done before
    runPhase(schedule, phase);
  }
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
void HbmPast<Real>::bringTo(std::int64_t strip, TileIndex tile) {
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
  for (; first + through < strip; ++through) {
    // The begin of the strip, its loads, and the one tile.
    schedule.forEachEvent(schedule.strip(first + through), [&](const Event& event) {
      const bool isTile = event.i && event.j;
      const std::int64_t at = isTile ? (isColumn(kind) ? *event.i : *event.j) : block;
      if (at > block) return false;
      if (at == block && event.kind != EventKind::TileSkipped) {
        const bool isEndOfStrip = !isTile && event.kind != EventKind::Load && event.kind != EventKind::RowBlockBegin &&
                                  event.kind != EventKind::ColumnBlockBegin;
        if (isEndOfStrip) return false;
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

template <class Real>
std::int64_t HbmPast<Real>::flopsBefore(std::int64_t strip, std::optional<TileIndex> tile) const {
  const Schedule& schedule = m_trace.schedule();
  const StripKind kind = schedule.strip(strip).kind;
  if (m_problem.isStandard()) {
    const auto done = static_cast<std::size_t>(m_phasesDone);
    const std::int64_t from = m_trace.positionsOf(schedule.phases()[done].begin).begin;
    const std::int64_t to = m_trace.positionsOf(phaseOf(strip).begin).begin;
    const std::int64_t forward = schedule.pass() == Pass::Backward && !m_forwardDone
                                     ? 2 * m_problem.Tq() * m_problem.Tk() * (m_problem.dk() + m_problem.dv())
                                     : 0;
    return forward + (to > from ? m_trace.totals(to).flops - m_trace.totals(from).flops : 0);
  }
  if (!tile || !sumsInHbm(kind)) return 0;
  const std::int64_t wanted = strip - phaseOf(strip).begin;
  const std::int64_t through = m_through[static_cast<std::size_t>(blockOf(strip, *tile))];
  const std::int64_t missing = through == Unknown || through > wanted ? wanted : wanted - through;
  const Range queries = m_trace.grid().queries(tile->i);
  const std::int64_t width =
      schedule.pass() == Pass::Forward ? m_problem.dk() + m_problem.dv() : 3 * m_problem.dk() + 2 * m_problem.dv();
  return missing * 2 * queries.size() * std::min(m_problem.Bc(), m_problem.Tk()) * width;
}

template class HbmPast<float>;
template class HbmPast<double>;

}  // namespace tilewise

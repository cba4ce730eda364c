// SPDX-License-Identifier: MIT
#include "core/replay/standard_past.h"

#include <algorithm>

#include "core/attention/engine.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

bool isLoads(StripKind kind) {
  return kind == StripKind::KeyLoads || kind == StripKind::ValueLoads || kind == StripKind::OutputGradientLoads ||
         kind == StripKind::QueryLoads;
}

bool isColumns(StripKind kind) {
  return kind == StripKind::ValueGradientColumns || kind == StripKind::KeyGradientColumns;
}

}  // namespace

template <class Real>
StandardPast<Real>::StandardPast(const Trace& trace, PassMemory<Real>& memory)
    : m_trace(trace),
      m_memory(memory),
      m_holdsRowsOnly(!checkHeldSizes(trace.schedule().problem())),
      m_own(trace.schedule()) {
  if (trace.schedule().pass() == Pass::Backward) m_forward.emplace(Schedule(trace.schedule().problem()));
}

template <class Real>
bool StandardPast<Real>::canReach(std::int64_t strip) const {
  return !m_holdsRowsOnly || !isColumns(m_trace.schedule().strip(strip).kind);
}

/// Nothing reads O, dV or dK again; loads read what was given.
template <class Real>
bool StandardPast<Real>::needs(const Strip& target, const Strip& strip) const {
  if (isLoads(target.kind)) return false;
  if (isLoads(strip.kind)) return true;
  if (isColumns(strip.kind) || strip.kind == StripKind::OutputRows || strip.kind == StripKind::QueryGradientRows) {
    return false;
  }
  return isColumns(target.kind) || strip.block == target.block;
}

template <class Real>
void StandardPast<Real>::runPhase(Done& pass, Range phase, const Strip& target, ReplayWatch& watch) {
  std::unique_ptr<StripMachine> machine;
  for (std::int64_t at = phase.begin; at < phase.end && !watch.cancel; ++at) {
    const Strip& strip = pass.schedule.strip(at);
    auto done = pass.strips[static_cast<std::size_t>(at)];
    if (done || !needs(target, strip)) continue;
    if (!machine) machine = m_memory.machine(strip.kind);
    pass.schedule.forEachEvent(strip, [&](const Event& event) {
      machine->apply(event);
      return !watch.cancel;
    });
    done = !watch.cancel;
    watch.flopsDone += flopsOf(strip);
  }
}

template <class Real>
void StandardPast<Real>::holdRowsOf(std::int64_t block) {
  if (!m_holdsRowsOnly || m_heldBlock == block) return;
  m_heldBlock = block;
  m_memory.hbm().holdRowsOnly(m_trace.grid().queries(block));
  for (Done* pass : {m_forward ? &*m_forward : nullptr, &m_own}) {
    for (std::size_t n = 0; pass != nullptr && n < pass->strips.size(); ++n) {
      if (!isLoads(pass->schedule.strip(static_cast<std::int64_t>(n)).kind)) pass->strips[n] = false;
    }
  }
}

template <class Real>
void StandardPast<Real>::finishBefore(std::int64_t strip, ReplayWatch& watch) {
  TILEWISE_EXPECTS(canReach(strip));
  const Strip& target = m_own.schedule.strip(strip);
  if (isLoads(target.kind)) return;
  holdRowsOf(target.block);
  if (m_forward) {
    for (const Range& phase : m_forward->schedule.phases()) runPhase(*m_forward, phase, target, watch);
  }
  for (const Range& phase : m_own.schedule.phases()) {
    if (phase.end > strip) break;
    runPhase(m_own, phase, target, watch);
  }
}

/// Whole rows, or whole columns, by one width.
template <class Real>
std::int64_t StandardPast<Real>::flopsOf(const Strip& strip) const {
  const Problem& problem = m_trace.schedule().problem();
  const std::int64_t rows = m_trace.grid().queries(isLoads(strip.kind) || isColumns(strip.kind) ? 0 : strip.block).size();
  switch (strip.kind) {
    case StripKind::ScoreRows: return 2 * rows * problem.Tk() * problem.dk();
    case StripKind::WeightGradientRows: return 2 * rows * problem.Tk() * problem.dv();
    default: return 0;
  }
}

template <class Real>
std::int64_t StandardPast<Real>::flopsBefore(std::int64_t strip) const {
  if (!canReach(strip)) return 0;
  const Strip& target = m_own.schedule.strip(strip);
  const bool holdsOther = m_holdsRowsOnly && m_heldBlock != target.block;
  std::int64_t flops = 0;
  const auto add = [&](const Done& pass, std::int64_t end) {
    for (std::int64_t at = 0; at < end; ++at) {
      const Strip& each = pass.schedule.strip(at);
      const bool isDone = pass.strips[static_cast<std::size_t>(at)] && !holdsOther;
      if (!isDone && needs(target, each)) flops += flopsOf(each);
    }
  };
  if (m_forward) add(*m_forward, m_forward->schedule.stripCount());
  std::int64_t end = 0;
  for (const Range& phase : m_own.schedule.phases()) {
    if (phase.end <= strip) end = phase.end;
  }
  add(m_own, end);
  return flops;
}

template class StandardPast<float>;
template class StandardPast<double>;

}  // namespace tilewise

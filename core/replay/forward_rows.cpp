// SPDX-License-Identifier: MIT
#include "core/replay/forward_rows.h"

#include <limits>

#include "core/attention/running_softmax.h"

namespace tilewise {

namespace {

bool isOfForward(Tensor tensor) {
  return tensor == Tensor::O || tensor == Tensor::lse || tensor == Tensor::m || tensor == Tensor::l ||
         tensor == Tensor::D;
}

}  // namespace

template <class Real>
ForwardRows<Real>::ForwardRows(const Schedule& backward, PassMemory<Real>& memory)
    : m_problem(backward.problem()), m_backward(backward), m_forward(backward.problem()), m_memory(memory) {
  const auto blocks = static_cast<std::size_t>(backward.grid().nr());
  m_known.assign(blocks, false);
  m_rowTermsKnown.assign(blocks, false);
  // The form of the statistics that the forward pass does not write.
  for (const Tensor each : {Tensor::lse, Tensor::m, Tensor::l}) {
    if (memory.hbm().result(each).size() == 0) memory.hbm().setResult(each, Matrix<Real>(m_problem.Tq(), 1));
  }
}

template <class Real>
bool ForwardRows<Real>::keepsRowTerms() const {
  return m_problem.backwardOrder() != BackwardOrder::FlashAttention1;
}

template <class Real>
void ForwardRows<Real>::prepare(const Event& event, ReplayWatch& watch) {
  if (event.kind != EventKind::Load || !event.i || !isOfForward(*event.tensor)) return;
  const auto block = static_cast<std::size_t>(*event.i);
  if (!m_known[block]) {
    if (m_result != nullptr) {
      take(m_forward.grid().queries(*event.i));
    } else {
      compute(*event.i, watch);
      if (watch.cancel) return;
    }
    m_known[block] = true;
  }
  if (event.tensor == Tensor::D && !m_rowTermsKnown[block]) {
    addRowTerms(*event.i);
    m_rowTermsKnown[block] = true;
  }
}

template <class Real>
std::int64_t ForwardRows<Real>::flopsOf(std::int64_t i) const {
  const Range queries = m_forward.grid().queries(i);
  const Mask& mask = m_forward.grid().mask();
  // Visible entries for visited ones: a little less than will be done.
  return 2 * mask.visibleEntries(queries, {0, m_problem.Tk()}) * (m_problem.dk() + m_problem.dv());
}

template <class Real>
std::int64_t ForwardRows<Real>::flopsOf(std::int64_t first, std::int64_t last) const {
  if (m_result != nullptr) return 0;
  std::int64_t flops = 0;
  for (std::int64_t i = first; i <= last; ++i) {
    if (!m_known[static_cast<std::size_t>(i)]) flops += flopsOf(i);
  }
  return flops;
}

template <class Real>
void ForwardRows<Real>::take(Range queries) {
  const auto rows = [&](const auto& values) -> Matrix<Real> {
    return values.middleRows(queries.begin, queries.size()).template cast<Real>();
  };
  Hbm<Real>& hbm = m_memory.hbm();
  hbm.setRows(Tensor::O, queries, rows(m_result->O));
  if (m_problem.algorithm() == Algorithm::FlashAttention2) {
    hbm.setRows(Tensor::lse, queries, rows(m_result->lse));
  } else {
    hbm.setRows(Tensor::m, queries, rows(m_result->m));
    hbm.setRows(Tensor::l, queries, rows(m_result->l));
  }
  convert(queries);
}

template <class Real>
void ForwardRows<Real>::compute(std::int64_t i, ReplayWatch& watch) {
  const Range queries = m_forward.grid().queries(i);
  const bool byRows = m_problem.algorithm() == Algorithm::FlashAttention2;
  if (!m_machine) m_machine = m_memory.machine(byRows ? StripKind::QueryBlock : StripKind::KeyBlock);
  Hbm<Real>& hbm = m_memory.hbm();
  if (byRows) {
    m_forward.forEachEvent({StripKind::QueryBlock, i}, [&](const Event& event) {
      m_machine->apply(event);
      return !watch.cancel;
    });
  } else {
    hbm.fillRows(Tensor::O, queries, 0);
    hbm.fillRows(Tensor::l, queries, 0);
    hbm.fillRows(Tensor::m, queries, -std::numeric_limits<Real>::infinity());
    for (std::int64_t j = 0; j < m_forward.grid().nc() && !watch.cancel; ++j) {
      if (m_forward.grid().kind({i, j}) == TileKind::Skipped) continue;
      // The begin of the strip, its loads, and the one tile.
      m_forward.forEachEvent({StripKind::KeyBlock, j}, [&](const Event& event) {
        if (event.i.value_or(i) > i || event.kind == EventKind::ColumnBlockEnd) return false;
        if (event.i.value_or(i) == i) m_machine->apply(event);
        return true;
      });
    }
  }
  // As the end of the pass does.
  hbm.roundRows(Tensor::O, queries);
  convert(queries);
  watch.flopsDone += flopsOf(i);
}

/// The statistics in the form that the order of the pass reads.
template <class Real>
void ForwardRows<Real>::convert(Range queries) {
  Hbm<Real>& hbm = m_memory.hbm();
  const bool readsStatistics = !keepsRowTerms();
  const bool hasStatistics = m_problem.algorithm() == Algorithm::FlashAttention1;
  if (readsStatistics == hasStatistics) return;
  if (readsStatistics) {
    hbm.setRows(Tensor::m, queries, hbm.result(Tensor::lse).middleRows(queries.begin, queries.size()));
    hbm.fillRows(Tensor::l, queries, 1);
    return;
  }
  const Mask& mask = m_forward.grid().mask();
  Matrix<Real> lse(queries.size(), 1);
  for (Index r = 0; r < lse.rows(); ++r) {
    const Index query = queries.begin + r;
    lse(r, 0) = logSumExp<Real>(hbm.result(Tensor::m)(query, 0), hbm.result(Tensor::l)(query, 0), mask.seesAKey(query));
  }
  hbm.setRows(Tensor::lse, queries, std::move(lse));
}

template <class Real>
void ForwardRows<Real>::addRowTerms(std::int64_t i) {
  if (!m_rowTerms) m_rowTerms = m_memory.machine(StripKind::RowTerms);
  m_backward.forEachEvent({StripKind::RowTerms, i}, [this](const Event& event) {
    m_rowTerms->apply(event);
    return true;
  });
}

template class ForwardRows<float>;
template class ForwardRows<double>;

}  // namespace tilewise

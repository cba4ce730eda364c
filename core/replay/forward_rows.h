// SPDX-License-Identifier: MIT
#pragma once

/// What a backward pass by tiles reads of the passes before it, one row block at a time: O and lse (or m and l), and D.
/// Taken from a result where there is one, else computed again from the inputs when it is asked for.

#include <cstdint>
#include <memory>
#include <vector>

#include "core/attention/pass_memory.h"
#include "core/replay/replay_watch.h"

namespace tilewise {

template <class Real>
class ForwardRows {
 public:
  /// backward: the schedule of the backward pass, which outlives this.
  ForwardRows(const Schedule& backward, PassMemory<Real>& memory);

  /// Rows that are asked for from now on are taken from there. Requires: it outlives this, or null.
  void setResult(const RunResult* result) { m_result = result; }
  /// Makes ready what an event of the backward pass is about to load; nothing after a cancel.
  void prepare(const Event& event, ReplayWatch& watch);
  /// FLOPs in products that the rows of blocks [first, last] would take, about.
  std::int64_t flopsOf(std::int64_t first, std::int64_t last) const;

 private:
  bool keepsRowTerms() const;
  std::int64_t flopsOf(std::int64_t i) const;
  void take(Range queries);
  void compute(std::int64_t i, ReplayWatch& watch);
  void convert(Range queries);
  void addRowTerms(std::int64_t i);

  const Problem& m_problem;
  const Schedule& m_backward;
  const Schedule m_forward;
  PassMemory<Real>& m_memory;
  const RunResult* m_result = nullptr;
  std::vector<bool> m_known;         ///< of each row block: O and its statistics
  std::vector<bool> m_rowTermsKnown;  ///< and D
  std::unique_ptr<StripMachine> m_machine;  ///< of the forward pass
  std::unique_ptr<StripMachine> m_rowTerms;
};

extern template class ForwardRows<float>;
extern template class ForwardRows<double>;

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// What standard attention has in HBM and at hand before a strip: for work on rows the same rows of the passes before
/// it, for work on columns all of them. Formed when it is asked for.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/attention/pass_memory.h"
#include "core/replay/replay_watch.h"
#include "core/trace/trace.h"

namespace tilewise {

template <class Real>
class StandardPast {
 public:
  StandardPast(const Trace& trace, PassMemory<Real>& memory);

  /// Whether what comes before a strip can be held: columns need S, P, dP and dS as a whole.
  bool canReach(std::int64_t strip) const;
  /// Runs what has not been run. Requires: canReach.
  void finishBefore(std::int64_t strip, ReplayWatch& watch);
  /// FLOPs in products of that.
  std::int64_t flopsBefore(std::int64_t strip) const;

 private:
  /// A pass of the two, and what of it has been done.
  struct Done {
    explicit Done(Schedule of) : schedule(std::move(of)), strips(static_cast<std::size_t>(schedule.stripCount())) {}
    Schedule schedule;
    std::vector<bool> strips;
  };
  bool needs(const Strip& target, const Strip& strip) const;
  void runPhase(Done& pass, Range phase, const Strip& target, ReplayWatch& watch);
  std::int64_t flopsOf(const Strip& strip) const;
  void holdRowsOf(std::int64_t block);

  const Trace& m_trace;
  PassMemory<Real>& m_memory;
  const bool m_holdsRowsOnly;
  std::optional<std::int64_t> m_heldBlock;
  std::optional<Done> m_forward;  ///< before a backward pass
  Done m_own;
};

extern template class StandardPast<float>;
extern template class StandardPast<double>;

}  // namespace tilewise

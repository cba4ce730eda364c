// SPDX-License-Identifier: MIT
#pragma once

/// What HBM held before a strip: the sums that earlier strips of its phase had added to, and for standard attention the
/// matrices that earlier passes had written. Formed on demand, for the block that is looked at.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/attention/pass_memory.h"
#include "core/trace/trace.h"

namespace tilewise {

template <class Real>
class HbmPast {
 public:
  HbmPast(const Problem& problem, const RunResult* result, const Trace& trace, PassMemory<Real>& memory);

  /// Runs what standard attention did before the phase of a strip, where that has not been done.
  void finishPhasesBefore(std::int64_t strip);
  /// Brings the block that a tile of this strip adds to into the state in which the strip found it.
  void bringTo(std::int64_t strip, TileIndex tile);
  /// The strip has left that block, having found it as bringTo() leaves it, or not (`wasRight`).
  void left(std::int64_t strip, TileIndex tile, bool wasRight);
  /// FLOPs in products of the two, about.
  std::int64_t flopsBefore(std::int64_t strip, std::optional<TileIndex> tile) const;

 private:
  static constexpr std::int64_t Unknown = -1;

  Range phaseOf(std::int64_t strip) const;
  std::int64_t blockOf(std::int64_t strip, TileIndex tile) const;
  void reset(std::int64_t strip, std::int64_t block);
  void runPhase(const Schedule& schedule, Range phase);
  void runForwardOfStandard();

  const Problem& m_problem;
  const Trace& m_trace;
  PassMemory<Real>& m_memory;
  std::int64_t m_phasesDone = 0;         ///< standard attention
  bool m_forwardDone = false;            ///< standard attention, backward
  std::vector<std::int64_t> m_through;   ///< for each summed block: strips of the phase that have added to it, or Unknown
  std::unique_ptr<StripMachine> m_adder;  ///< adds what is missing
};

extern template class HbmPast<float>;
extern template class HbmPast<double>;

}  // namespace tilewise

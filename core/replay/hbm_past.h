// SPDX-License-Identifier: MIT
#pragma once

/// What HBM held before a strip: the sums that earlier strips of its phase had added to, what the forward pass had
/// written, and for standard attention the matrices of earlier passes. Formed on demand, for the block that is looked
/// at.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/attention/pass_memory.h"
#include "core/replay/forward_rows.h"
#include "core/replay/standard_past.h"
#include "core/trace/trace.h"

namespace tilewise {

template <class Real>
class HbmPast {
 public:
  HbmPast(const Trace& trace, PassMemory<Real>& memory);

  /// As ForwardRows::setResult().
  void setResult(const RunResult* result) {
    if (m_forwardRows) m_forwardRows->setResult(result);
  }
  /// Whether what comes before a strip can be held.
  bool canReach(std::int64_t strip) const { return !m_standard || m_standard->canReach(strip); }
  /// Runs what standard attention did before the phase of a strip, where that has not been done.
  void finishPhasesBefore(std::int64_t strip, ReplayWatch& watch);
  /// Brings what an event loads of earlier passes into HBM.
  void prepare(const Event& event, ReplayWatch& watch) {
    if (m_forwardRows) m_forwardRows->prepare(event, watch);
  }
  /// Brings the block that a tile of this strip adds to into the state in which the strip found it.
  void bringTo(std::int64_t strip, TileIndex tile, ReplayWatch& watch);
  /// The strip has left that block, having found it as bringTo() leaves it, or not (`wasRight`).
  void left(std::int64_t strip, TileIndex tile, bool wasRight);
  /// FLOPs in products of all this, about.
  std::int64_t flopsBefore(std::int64_t strip, std::optional<TileIndex> tile) const;

 private:
  static constexpr std::int64_t Unknown = -1;

  Range phaseOf(std::int64_t strip) const;
  std::int64_t blockOf(std::int64_t strip, TileIndex tile) const;
  std::int64_t flopsOfTile(TileIndex tile) const;
  std::int64_t flopsOfRows(StripKind kind, TileIndex tile) const;
  void reset(std::int64_t strip, std::int64_t block);

  const Problem& m_problem;
  const Trace& m_trace;
  PassMemory<Real>& m_memory;
  std::optional<ForwardRows<Real>> m_forwardRows;  ///< of a backward pass by tiles
  std::optional<StandardPast<Real>> m_standard;
  std::vector<std::int64_t> m_through;   ///< for each summed block: strips of the phase that have added to it, or Unknown
  std::unique_ptr<StripMachine> m_adder;  ///< adds what is missing
};

extern template class HbmPast<float>;
extern template class HbmPast<double>;

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// The closed list of events. Kind, tile, tensor, values and arithmetic of an event follow from the problem alone
/// (Event); what depends on the data is measured by the engine (EventFigures). Line numbers are those of
/// FlashAttention-2, Algorithm 1 (forward) and Algorithm 2 (backward).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/problem/mask.h"
#include "core/problem/tensor.h"

namespace tilewise {

enum class EventKind : std::uint8_t {
  RowBlockBegin,      ///< lines 3, 5: a query block begins; m = -inf, l = 0, O_acc = 0
  Load,               ///< lines 4, 7: a block is copied from HBM to SRAM
  TileSkipped,        ///< a tile with no visible entry: nothing is loaded or computed
  ScoreProduct,       ///< line 8: S = c Q K^T
  MaskApplied,        ///< entries that are not visible become -inf
  RunningMaxUpdated,  ///< line 9: m' = max(m, rowmax S)
  Exponentiated,      ///< line 9: P = exp(S - m')
  Rescaled,           ///< lines 9, 10: f = exp(m - m'); l = f l, O_acc = f O_acc
  Accumulated,        ///< lines 9, 10: l += rowsum P, O_acc += P V; m = m'
  Normalised,         ///< line 12: O = O_acc / l
  LseWritten,         ///< line 13: lse = m + log l
  Store,              ///< lines 14, 15: a block is copied from SRAM to HBM
  RowBlockEnd,        ///< a query block is done
  ColumnBlockBegin,   ///< a key block begins, where key blocks are outside; backward: dK = 0, dV = 0
  ColumnBlockEnd,     ///< a key block is done
  RowTerms,           ///< backward, line 4: D = rowsum(dO o O)
  WeightsRecomputed,  ///< line 11: P = exp(S - lse)
  DV,                 ///< line 12: dV += (z o P)^T dO
  DP,                 ///< line 13: dP = z o (dO V^T)
  DS,                 ///< line 14: dS = P o (dP - D), times the soft cap's factor
  DQAdded,            ///< line 15: dQ += c dS K
  DK,                 ///< line 16: dK += c dS^T Q
};

inline constexpr std::size_t EventKindCount = 22;

std::string_view word(EventKind kind);  ///< row-block-begin | load | tile-skipped | ...

/// Whether the FLOPs of such an event belong to a matrix product; D's do not.
bool isProduct(EventKind kind);

/// One event, as far as it follows from the problem. Absent figures do not apply to its kind.
struct Event {
  EventKind kind = EventKind::RowBlockBegin;
  Pass pass = Pass::Forward;
  std::optional<std::int64_t> i;      ///< query block
  std::optional<std::int64_t> j;      ///< key block
  std::optional<Tensor> tensor;       ///< loads and stores
  std::optional<std::int64_t> block;  ///< number of the block in its tensor; for S, P, dP, dS: i nc + j
  std::int64_t values = 0;            ///< values that cross between HBM and SRAM
  std::int64_t flops = 0;             ///< 2 a multiply-add
  std::int64_t exponentials = 0;      ///< calls of exp
  std::int64_t masked = 0;            ///< entries set to -inf
  std::int64_t rowsWithoutKeys = 0;   ///< rows of the block that see no key
  std::optional<SkipReason> why;      ///< of a skipped tile

  bool operator==(const Event&) const = default;
};

/// What the data decide about an event.
struct EventFigures {
  /// RunningMaxUpdated: rows that had a maximum and whose maximum grew. Rescaled: rows with a factor below 1. The first
  /// tile in which a row sees a key counts in neither.
  std::int64_t rows = 0;
  std::optional<double> growth;     ///< RunningMaxUpdated: the largest growth
  std::optional<double> factor;     ///< Rescaled: the smallest factor
  std::optional<std::int64_t> row;  ///< the query in which growth or factor was found (the first of equals)

  bool operator==(const EventFigures&) const = default;
};

}  // namespace tilewise

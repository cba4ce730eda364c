// SPDX-License-Identifier: MIT
#pragma once

/// Which entries of the score grid are visible, and what that makes of a tile. Four masks, and every combination of
/// them: causal, window, documents, block mask.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/base/range.h"
#include "core/problem/problem.h"

namespace tilewise {

enum class TileKind : std::uint8_t {
  Full,     ///< every entry is visible: computed with no mask
  Partial,  ///< some are: computed, then masked
  Skipped,  ///< none is: no load, no product, no exponential
};

/// The first mask that alone leaves a tile empty, in this order; Combination when none does alone.
enum class SkipReason : std::uint8_t { Causal, Window, Documents, BlockMask, Combination };
inline constexpr std::size_t SkipReasonCount = 5;

std::string_view word(TileKind kind);      ///< full | partial | skipped
std::string_view word(SkipReason reason);  ///< causal | window | documents | block-mask | combination

class Mask {
 public:
  explicit Mask(const Problem& problem);

  bool masksAnything() const { return !isBandOnly() || m_band.bounds(); }
  /// Only causal and window, if anything: what a row sees is one run of keys, and it moves right as r grows.
  bool isBandOnly() const { return !m_documents && !m_blocks; }

  /// Whether query r sees key t.
  bool visible(std::int64_t r, std::int64_t t) const;
  /// The keys that causal and window leave to query r; empty when they leave none.
  Range bandKeys(std::int64_t r) const { return m_band.keys(r, {0, m_Tk}); }
  /// Calls visit(Range) for each maximal run of keys that query r sees among `keys`, ascending.
  template <class Visit>
  void forEachVisibleRun(std::int64_t r, Range keys, Visit visit) const;
  /// Whether query r sees any key at all.
  bool seesAKey(std::int64_t r) const { return seesAKey(r, {0, m_Tk}); }
  /// Whether it sees any of these.
  bool seesAKey(std::int64_t r, Range keys) const { return !firstRun(r, keys).empty(); }

  /// Exact, for any rectangle. Requires: both ranges are not empty.
  /// Cost: constant for causal and window; with documents, in proportion to the queries (to their documents, where
  ///       causal and window leave the rectangle whole).
  TileKind kind(Range queries, Range keys) const;
  /// Why a tile is skipped; absent when it is not. Requires: the rectangle lies in one tile.
  std::optional<SkipReason> skipReason(Range queries, Range keys) const;
  /// How many entries of a rectangle are visible.
  std::int64_t visibleEntries(Range queries, Range keys) const;
  /// Queries among these that see no key of the whole problem.
  std::int64_t rowsWithoutKeys(Range queries) const;

 private:
  /// Query r sees keys t with r + below <= t <= r + above.
  struct Band {
    static constexpr std::int64_t Far = std::int64_t{1} << 40;
    std::int64_t below = -Far;
    std::int64_t above = Far;

    bool bounds() const { return below > -Far || above < Far; }
    Range keys(std::int64_t r, Range among) const {
      const std::int64_t begin = std::clamp(r + below, among.begin, among.end);
      return {begin, std::clamp(r + above + 1, begin, among.end)};
    }
    bool isEmpty(Range queries, Range keys) const {
      return keys.begin > queries.last() + above || keys.last() < queries.begin + below;
    }
    bool isFull(Range queries, Range keys) const {
      return keys.last() <= queries.begin + above && keys.begin >= queries.last() + below;
    }
  };
  static Band causalBand(const Problem& problem);
  static Band windowBand(const Problem& problem);

  /// The first maximal run of visible keys, or an empty range.
  Range firstRun(std::int64_t r, Range keys) const;
  /// The first run of keys whose tiles the block mask leaves to query r.
  Range firstUnblocked(std::int64_t r, Range keys) const;
  bool documentsEmpty(Range queries, Range keys) const;
  std::int64_t visibleInRow(std::int64_t r, Range keys) const;
  TileKind kindByRows(Range queries, Range keys) const;

  std::int64_t m_Tk, m_Br, m_Bc;
  Band m_causal, m_window, m_band;  ///< the third is both together
  SharedValue<Documents> m_documents;
  SharedValue<BlockMask> m_blocks;
};

template <class Visit>
void Mask::forEachVisibleRun(std::int64_t r, Range keys, Visit visit) const {
  for (Range run = firstRun(r, keys); !run.empty(); run = firstRun(r, {run.end, keys.end})) visit(run);
}

}  // namespace tilewise

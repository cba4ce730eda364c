// SPDX-License-Identifier: MIT
#pragma once

/// Which entries of the score grid are visible, and what that makes of a tile.

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

/// The mask that alone leaves a tile empty.
enum class SkipReason : std::uint8_t { Causal };

std::string_view word(TileKind kind);      ///< full | partial | skipped
std::string_view word(SkipReason reason);  ///< causal

class Mask {
 public:
  explicit Mask(const Problem& problem);

  bool masksAnything() const { return m_causal; }
  /// Whether query r sees key t.
  bool visible(std::int64_t r, std::int64_t t) const { return visibleKeys(r).contains(t); }
  /// The keys that query r sees; empty when it sees none.
  Range visibleKeys(std::int64_t r) const;
  /// Exact, for ragged edges too. Requires: both ranges are not empty.
  TileKind kind(Range queries, Range keys) const;
  /// Why a tile is skipped; absent when it is not.
  std::optional<SkipReason> skipReason(Range queries, Range keys) const;
  /// How many entries of a tile are visible.
  std::int64_t visibleEntries(Range queries, Range keys) const;
  /// Rows of the whole problem that see no key.
  std::int64_t rowsWithoutKeys(Range queries) const;

 private:
  bool m_causal;
  std::int64_t m_offset;
  std::int64_t m_Tk;
};

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QList>
#include <QString>
#include <QStringList>

#include "core/tiling/tile_grid.h"
#include "core/trace/totals.h"

namespace tilewise {

/// How often blocks of a tensor were copied: so many of full size, and so many of the ragged last one.
struct BlockTimes {
  std::int64_t fullTimes = 0;
  std::int64_t fullValues = 0;  ///< values of a full block
  std::int64_t lastTimes = 0;   ///< 0 where the last block is as large as the others
  std::int64_t lastValues = 0;  ///< values of the last block
  bool isBound = false;         ///< blocks of more than two sizes: fullValues is that of the largest

  /// Requires: not isBound.
  std::int64_t values() const { return fullTimes * fullValues + lastTimes * lastValues; }
  bool operator==(const BlockTimes&) const = default;
};

/// Takes the copies of a tensor's blocks apart: the sum and the number of copies leave one answer. Tiles of S, P, dP
/// and dS come in up to four sizes; where they are not all of one, the answer is a bound.
/// Requires: transfers of tensor in a run over that grid.
BlockTimes blockTimes(Tensor tensor, const Transfers& transfers, const Problem& problem, const TileGrid& grid);

/// Copies of blocks of several tensors that go together, and what is left of a group that is not complete yet.
struct GroupTimes {
  BlockTimes groups;
  std::int64_t rest = 0;  ///< values
};
/// Requires: as many of each tensor's blocks as of the first's, or one fewer; none is a bound.
GroupTimes groupTimes(const QList<BlockTimes>& tensors);

/// The same as text, longest first; each is true: "3 × 8,192 + 1 × 4,096", "3 × 8,192 + 4,096", "4 × ≤ 8,192".
QStringList timesForms(const BlockTimes& times);
QStringList timesForms(const GroupTimes& times);

/// In words, for a screen reader: "3 times 8,192 values and 1 time 4,096 values".
QString timesWords(const BlockTimes& times);
QString timesWords(const GroupTimes& times);

}  // namespace tilewise

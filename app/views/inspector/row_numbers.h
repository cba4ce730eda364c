// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The numbers of one query row in a tile, taken out of the state, and those that follow from them.

#include <cstdint>
#include <optional>

#include "core/problem/dropout.h"
#include "core/problem/mask.h"
#include "core/replay/block_state.h"

namespace tilewise {

/// How far the work on the tile at hand has come.
enum class TileStage : std::uint8_t {
  Skipped,     ///< nothing is done
  Loading,     ///< no scores yet
  Scored,      ///< S, not yet masked where a mask applies
  Masked,      ///< S as it is used
  MaxKnown,    ///< m'
  Weighted,    ///< P̃
  Rescaled,    ///< f, and the older sums multiplied by it
  Done,        ///< accumulated
  Normalised,  ///< the row block is finished: O
  Written,     ///< lse
};

/// Whether the scores at hand have been masked. Requires: a state with S.
bool isMasked(const BlockState& state, const Mask& mask);

/// Of a forward pass by tiles. Requires: a state with a tile.
TileStage stageOf(const BlockState& state, const Mask& mask);

/// What is not known at the stage is absent.
struct RowNumbers {
  std::int64_t row = 0;          ///< query index
  bool seesKeyHere = true;       ///< in this tile
  bool seesKeyAtAll = true;      ///< in the whole problem
  bool keepsNormalised = false;  ///< FA-1: OBefore and, once normalised, O_acc are O
  bool drops = false;            ///< some weights are dropped before they meet V
  double m = 0;                  ///< before the tile
  double lBefore = 0;            ///< before the tile
  double l = 0;                  ///< now
  double mNow = 0;               ///< now; m' once the tile is done
  std::optional<double> rowMax;  ///< over the keys of this tile that the row sees
  std::optional<double> mNew;
  std::optional<double> factor;
  std::optional<double> mTile;       ///< FA-1: rowMax as the engine has it
  std::optional<double> factorTile;  ///< FA-1
  std::optional<double> rowSum;      ///< of P̃
  Vector<double> OBefore;            ///< Õ before the tile. Shapes: dv
  Vector<double> O_acc;              ///< Õ now. Shapes: dv
  std::optional<Vector<double>> PV;  ///< P̃ V of this row, without the weights that are dropped. Shapes: dv
  std::optional<Vector<double>> O;   ///< Shapes: dv
  std::optional<double> lse;

  /// The row has summed nothing before this tile.
  bool beginsHere() const;
  /// It had a maximum, and the maximum grew. Requires: mNew.
  bool grew() const { return !beginsHere() && *mNew > m; }
};

/// dropout: absent where nothing is dropped. Requires: a state with a tile, and one of its queries.
RowNumbers rowNumbers(const BlockState& state, const Mask& mask, std::int64_t row, const Dropout* dropout = nullptr);

/// Õ of the row as it is now. Shapes: dv. Requires: one of the state's queries.
Vector<double> outputRow(const BlockState& state, std::int64_t row);

}  // namespace tilewise

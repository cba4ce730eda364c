// SPDX-License-Identifier: MIT
#pragma once

/// What is on chip at a position of a pass, for people to look at. All values are float64 copies of what the engine
/// holds (exact: float32 widens without rounding).

#include <cstdint>
#include <optional>

#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/trace/schedule.h"

namespace tilewise {

/// Running statistics of the rows of a query block. Shapes: m, l: rows; O_acc: rows x dv.
struct RowSums {
  Vector<double> m;
  Vector<double> l;
  Matrix<double> O_acc;  ///< FA-2: Õ, not normalised. FA-1: O as it is on chip, normalised but between rescale and division
};

struct BlockState {
  std::int64_t position = 0;  ///< after this many events
  bool placeOnly = false;     ///< only what follows from the trace is there: strip, tile and ranges
  /// Kind of the strip at hand; absent at position 0 only.
  std::optional<StripKind> strip;
  std::optional<std::int64_t> i;  ///< query block at hand: of the strip, else of its last tile event
  std::optional<std::int64_t> j;  ///< key block at hand, likewise
  bool tileSkipped = false;       ///< the tile at hand was skipped
  bool tileDone = false;          ///< forward: it has been accumulated (m is m' now); backward: its last product is done
  Range queries;                  ///< query indices of block i; empty without
  Range keys;                     ///< key indices of block j; of all keys in the middle of standard's rows; else empty

  // Blocks of the tile at hand, from the event that brings them until the next tile begins.
  std::optional<Matrix<double>> Q;   ///< rows x dk
  std::optional<Matrix<double>> K;   ///< keys x dk
  std::optional<Matrix<double>> V;   ///< keys x dv
  std::optional<Matrix<double>> S;   ///< rows x keys, from the score product on; masked entries are -inf once masked
  std::optional<Matrix<double>> P;   ///< rows x keys; FA-1 and FA-2 forward: P̃, not normalised; before dropout
  std::optional<Vector<double>> mNew;    ///< m', from the maximum on
  std::optional<Vector<double>> factor;  ///< f = e^(m - m'), from the rescale on; 0 where there was no older sum
  std::optional<Vector<double>> mTile;   ///< FA-1: the maximum of the tile alone; P̃ = exp(S - mTile)
  std::optional<Vector<double>> factorTile;  ///< FA-1: e^(mTile - m')

  RowSums before;                   ///< forward: as the tile at hand found them (at the row block's begin without a tile)
  RowSums now;  ///< forward: as they are at this position; FA-2's O_acc still before the division. FA-1 backward: m, l
  std::optional<Matrix<double>> O;  ///< rows x dv: forward once normalised (FA-1: in this tile); backward once loaded
  std::optional<Vector<double>> lse;  ///< rows; forward once written, backward once loaded

  // Backward.
  std::optional<Matrix<double>> dO;  ///< rows x dv
  std::optional<Vector<double>> D;   ///< rows
  std::optional<Matrix<double>> dP;  ///< rows x keys
  std::optional<Matrix<double>> dS;  ///< rows x keys
  std::optional<Matrix<double>> dQBefore;  ///< rows x dk: the sum that the tile found; absent while nothing was added
  bool dQAdded = false;                    ///< the tile's part is in dQ
  std::optional<Matrix<double>> dQ;  ///< rows x dk: the sum as it is on chip, from its load (or the first addition) on
  std::optional<Matrix<double>> dK;  ///< keys x dk: likewise
  std::optional<Matrix<double>> dV;  ///< keys x dv: likewise

  EventFigures figures;  ///< what the data decided about the event of this position
};

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// What is on chip at a position of an FA-2 forward run, for people to look at. All values are float64 copies of what
/// the engine holds (exact: float32 widens without rounding).

#include <cstdint>
#include <optional>

#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/trace/event.h"

namespace tilewise {

/// Running statistics of the rows of a query block. Shapes: m, l: rows; O_acc: rows x dv.
struct RowSums {
  Vector<double> m;
  Vector<double> l;
  Matrix<double> O_acc;  ///< Õ: not normalised
};

struct BlockState {
  std::int64_t position = 0;      ///< after this many events
  std::optional<std::int64_t> i;  ///< query block at hand; absent at position 0 only
  std::optional<std::int64_t> j;  ///< key block at hand: the tile of the last tile event of this row block
  bool tileSkipped = false;       ///< that tile was skipped
  bool tileDone = false;          ///< that tile has been accumulated (m is m' now)
  Range queries;                  ///< query indices of the row block
  Range keys;                     ///< key indices of the tile; empty without j

  std::optional<Matrix<double>> Q;     ///< rows x dk, once loaded
  std::optional<Matrix<double>> K;     ///< keys x dk, from its load until the next tile begins
  std::optional<Matrix<double>> V;     ///< keys x dv, likewise
  std::optional<Matrix<double>> S;     ///< rows x keys, from the score product on; masked entries are -inf once masked
  std::optional<Matrix<double>> P;     ///< rows x keys, P̃, from the exponentials on
  std::optional<Vector<double>> mNew;  ///< m', from the maximum on
  std::optional<Vector<double>> factor;  ///< f = e^(m - m'), from the rescale on; 0 where there was no older sum

  RowSums before;                     ///< as the tile at hand found them (at the row block's begin without a tile)
  RowSums now;                        ///< as they are at this position; O_acc still before the division
  std::optional<Matrix<double>> O;    ///< rows x dv, once normalised
  std::optional<Vector<double>> lse;  ///< rows, once written

  EventFigures figures;  ///< what the data decided about the event of this position
};

}  // namespace tilewise

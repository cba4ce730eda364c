// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a pass puts on the stage: which tensors stand where round the score grid, which matrices are written as wholes,
/// which sums are added to in HBM, what work the column beside it lists. It follows from algorithm, order and pass.

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

#include "core/tiling/on_chip.h"
#include "core/trace/schedule.h"

namespace tilewise {

enum class StripSide : std::uint8_t {
  Top,    ///< along the keys
  Left,   ///< along the queries
  Right,  ///< the same
};

struct StripForm {
  Tensor tensor = Tensor::Q;
  StripSide side = StripSide::Left;
  int row = 0;     ///< Top: which row of strips, from above
  int matrix = 0;  ///< Top: above which matrix
};

/// A line of the list of work: a product of a tile, or a pass of standard attention.
struct WorkItem {
  QString text;        ///< in the markup of MathText
  std::int64_t flops;  ///< of a whole tile, of standard attention of the whole pass; 0: no product
};

struct WorkList {
  QString title;
  QList<WorkItem> items;
  int secondLoop = 0;  ///< the items from here on belong to the second loop; 0: there is none
};

struct StageForm {
  QList<Tensor> matrices;  ///< written to HBM as wholes: two side by side, a third below the second; empty: one grid of
                           ///< scores that are never stored
  QList<StripForm> strips;   ///< Left and Right: from the grid outwards
  QList<Tensor> summed;      ///< added to in HBM, tile by tile
  bool keysOutside = false;  ///< the outer loop is that of the key blocks (of two loops: the first)
  bool backward = false;
  WorkList work;  ///< empty: the legend of kinds and states stands in its place

  bool isSummed(Tensor tensor) const { return summed.contains(tensor); }
  bool sumsOnTop() const { return isSummed(Tensor::dK); }
  int topRows() const;
  int gridCount() const { return matrices.isEmpty() ? 1 : static_cast<int>(matrices.size()); }
};

StageForm stageForm(const Problem& problem, Pass pass);

/// The boxes of the set in the order in which they are shown.
std::vector<OnChipEntry> shownBoxes(std::vector<OnChipEntry> set, Pass pass);

/// Which matrix a tile's event of such a strip works on, as a place in `matrices`; 0 where there is one grid.
int matrixAtHand(StripKind kind, const Event& event);

/// How far the list of work has come.
struct WorkPlace {
  std::optional<int> atWork;  ///< the item; absent between them
  int done = 0;               ///< items before it
};
WorkPlace workAt(const StageForm& form, StripKind kind, const Event& event);

}  // namespace tilewise

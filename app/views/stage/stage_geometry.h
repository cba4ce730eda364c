// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where everything on the stage lies: pure rectangles and texts, made from the size, the metrics and the facts of a
/// run. Nothing in it depends on the step, so nothing moves when a person steps.

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QSizeF>

#include <optional>

#include "app/views/stage/grid_place.h"
#include "app/views/stage/legend_layout.h"
#include "app/views/stage/sram_layout.h"
#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_label.h"
#include "core/problem/tensor.h"

namespace tilewise {

enum class StageArrangement : std::uint8_t {
  Fitting,     ///< one of the next three: that which the room asks for
  SramBelow,   ///< the boxes as large as the design has them
  SramRow,     ///< below HBM, as low as can be: title, boxes and gauge in one row
  SramBeside,  ///< to the right of HBM, over the legend
  Presented,   ///< in front of a class: no legend and few words. SRAM stands at the right of HBM, over a free place,
               ///< where the stage is wider than 1.6 times its height; else below HBM
  HbmAlone,    ///< grid and strips without counter, legend, zoom and SRAM: where several runs stand side by side
  HbmBare,     ///< the same without its title and with its letters close together: where these have little room
};

/// What a person has zoomed to: 1 is the whole grid, `centre` a point of the grid as shares of its sides.
struct StageZoom {
  double factor = 1;
  QPointF pan;  ///< pixels of the enlarged grid that are scrolled away; clamped when it is laid out

  bool operator==(const StageZoom&) const = default;
};

/// A strip of a tensor beside the grid: Q, O and so on run down with the rows, K and V across with the columns.
struct StripPlace {
  Tensor tensor = Tensor::Q;
  QRectF view;       ///< what is seen of it
  bool down = true;  ///< along the rows
};

/// A matrix that is written to HBM as a whole, beside others.
struct MatrixPlace {
  Tensor tensor = Tensor::S;
  GridPlace grid;
  double indexColumn = 0;  ///< as of the stage: beside what stands at the left of this matrix,
  double indexRow = 0;     ///< and above its own strips
};

/// Where the figures of sums stand: "6/10" at each block of the tensors that are added to.
struct SumsPlace {
  bool down = true;  ///< beside a strip that runs down, at `at` its left side; else above the columns, at their middle
  double at = 0;
};

/// Says why a region of tiles is skipped, in the largest rectangle that lies in it.
struct RegionPlace {
  SkipReason why = SkipReason::Causal;
  QRectF frame;
  QList<StageLabel> lines;
};

struct StageGeometry {
  QSizeF size;
  Metrics metrics;
  StageArrangement arrangement = StageArrangement::SramBelow;  ///< never Fitting
  QRectF hbmCard;
  QRectF sramCard;    ///< null where HBM stands alone; so are legend, arrows and zoom control
  QRectF legendCard;  ///< SramBeside: for counter, legend and zoom control, which else stand in HBM's card; else null
  QRectF free;        ///< Presented, SRAM at the right: what is left below it; else null
  GridPlace grid;               ///< the only one, or the first of the matrices
  QList<MatrixPlace> matrices;  ///< none where scores are never stored
  std::optional<SumsPlace> sums;
  double zoom = 1;
  double largestZoom = 1;  ///< at which the values of entries can be read
  QList<StripPlace> strips;
  QList<RegionPlace> regions;
  double indexColumn = 0;  ///< x of the middle of row indices and of the pill that marks i, of the only or first grid
  double indexRow = 0;     ///< y of the middle of column indices and of the pill that marks j, above all strips
  LegendLayout legend;
  ZoomControl zoomControl;
  QRectF heatBar;  ///< scale of the values of the tile at hand, with its name and numbers; null where there is no room
  QRectF heatNote;  ///< above it: what the numbers in tiles that are done are; null where there is no room
  QLineF loadArrow;   ///< from HBM to SRAM
  QLineF storeArrow;  ///< from SRAM to HBM
  SramLayout sram;
  QList<StageLabel> labels;  ///< all but the pills and the names of regions; figures as wide as they get

  bool isHbmAlone() const { return sramCard.isNull(); }
  /// Whether SRAM stands at the right of HBM.
  bool isBeside() const { return sramCard.left() > hbmCard.right(); }
  /// Requires: the stage has it.
  const StripPlace& strip(Tensor tensor) const;
  /// Null where the stage has none.
  const StripPlace* findStrip(Tensor tensor) const;
  const MatrixPlace* findMatrix(Tensor tensor) const;
  /// The grid, or the n-th matrix.
  const GridPlace& gridAt(int matrix) const;
  /// Where the indices and pills of the grid, or of the n-th matrix, have their middle.
  double indexColumnOf(int matrix) const { return matrices.isEmpty() ? indexColumn : matrices[matrix].indexColumn; }
  double indexRowOf(int matrix) const { return matrices.isEmpty() ? indexRow : matrices[matrix].indexRow; }
  /// The grid or matrix that a point lies on; the first when it lies on none.
  const GridPlace& gridUnder(QPointF point) const;
  std::optional<TileIndex> tileAt(QPointF point) const { return gridUnder(point).tileAt(point); }
  /// A block of a strip, in whole pixels; may lie outside of the strip's view.
  QRectF blockRect(Tensor tensor, std::int64_t block) const;
  /// The pill with a block's number: at the block, kept within the view.
  StageLabel pill(bool row, std::int64_t block, int matrix = 0) const;
};

StageGeometry layOutStage(const StageFacts& facts, const Metrics& metrics, QSizeF size, const StageZoom& zoom = {},
                          StageArrangement arrangement = StageArrangement::Fitting);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Which texts the HBM card has room for, and how large its grid is then. Texts are dropped in a fixed order as they
/// stop fitting: captions of the axes, sizes of the tensors, legend of blocks, legend of kinds.

#include <limits>
#include <optional>

#include "app/views/stage/grid_fit.h"
#include "app/views/stage/legend_layout.h"

namespace tilewise {

/// Lengths at 100 %.
struct HbmLengths {
  static constexpr double Pad = 14;
  static constexpr double BottomPad = 9;
  static constexpr double StripGap = 4;
  static constexpr double GridGap = 8;     ///< between the grid and the strips beside it
  static constexpr double LetterGap = 5;   ///< from the letters Q, O to the grid
  static constexpr double IndexGap = 5;    ///< from indices to what is right of them
  static constexpr double CaptionGap = 7;  ///< from a caption to the indices
  static constexpr double SumGap = 5;      ///< from a strip to the figures of its sums
};

/// What grids that are read across several stages have in common. Without any: each is as large as it can be.
struct GridAlignment {
  double mostTokenPixels = std::numeric_limits<double>::infinity();  ///< of the scale
  std::optional<double> top;  ///< of the grid, as far as the card has room
};

struct HbmPlan {
  bool alone = false;  ///< grid and strips only, in the middle of the card
  bool captions = true;
  bool sizes = true;
  bool tight = false;   ///< a little less air above and below the grid, where that makes its tiles larger
  bool merged = false;  ///< column indices stand beside the title, and all above the grid as close as can be
  bool titled = true;   ///< else no title, and letters closer to each other than lines of text
  LegendPlan legend;
  GridFit fit;
  double indexMiddle = 0;   ///< of the column indices, from the card's top
  double indexWidth = 0;    ///< of the row indices' column
  double beforeQ = 0;       ///< from the card's left side, in which captions and indices stand
  double legendWidth = 0;   ///< beside the grids
  double legendHeight = 0;  ///< below them; one of both is 0
  double slack = 0;         ///< that neither grid nor legend take
  double slackAbove = 0;    ///< of an alone one: that the grid leaves above itself
  GridAlignment alignment;
  bool stacked = false;     ///< the third matrix stands below the second
  QList<StripForm> strips;  ///< those that are drawn: all, unless the grid would drown in them
  FitRoom room;             ///< what stands round the grid
};

HbmPlan planHbm(const StageFacts& facts, const Metrics& metrics, const QRectF& card);
/// Without captions, sizes and legend. Indices, sums and names of matrices stay.
HbmPlan planHbmAlone(const StageFacts& facts, const Metrics& metrics, const QRectF& card, bool titled = true,
                     const GridAlignment& alignment = {});

/// The place of the legend in the card of HBM, at its right or at its bottom.
QRectF legendPlace(const Metrics& metrics, const QRectF& card, const HbmPlan& plan);

/// Where the n-th matrix stands: all in a row, or the third below the second.
struct MatrixCell {
  int row;
  int column;
};
inline MatrixCell matrixCell(int n, bool stacked) { return stacked && n > 1 ? MatrixCell{1, 1} : MatrixCell{0, n}; }
/// The matrix beside which a strip stands that runs down. Stacked, dO stands beside the first, Q beside the third.
int matrixBeside(const StageForm& form, const StripForm& strip, bool stacked);

/// The letter above or beside a strip.
QString letterText(Tensor tensor);
StageText letterStyle(Tensor tensor);
double letterWidth(Tensor tensor, const Metrics& metrics);
/// The widest "12/16" beside a strip that runs down, and its heading.
double sumWidth(const StageFacts& facts, const Metrics& metrics);

/// "1,024 × 64"
QString sizeText(std::int64_t rows, std::int64_t width);

}  // namespace tilewise

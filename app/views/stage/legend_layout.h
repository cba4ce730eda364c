// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The column at the right of the HBM card, or the row below its matrices: counter, tiles visited, legend of kinds and states or list of work, sums,
/// legend of blocks, zoom control.

#include <QLineF>
#include <QList>
#include <QRectF>

#include <optional>

#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_label.h"
#include "app/views/stage/stage_states.h"

namespace tilewise {

struct TileSwatch {
  TileKind kind;
  TileState state;
  QRectF rect;
  std::optional<SkipReason> why{};  ///< whose hatch it shows; absent: that of the first mask
};

struct BlockSwatch {
  BlockPlace place;
  QRectF rect;
  bool inParts = false;  ///< a sum that has some of its parts
};

/// The state of an item of work: done, at work, to come.
struct WorkSwatch {
  int item;
  QRectF rect;
};

struct ZoomControl {
  QRectF frame, minus, percent, plus;
};

/// A few swatches, each with its word, instead of the table of kinds and states or the list of work.
enum class BriefKey : std::uint8_t { None, States, StatesAndKinds };

/// What of the column is drawn; the counter always is.
struct LegendPlan {
  bool progress = true;  ///< tiles visited, done, now, to come
  bool kinds = true;     ///< of tiles, with their states; or the list of work
  BriefKey brief = BriefKey::None;
  bool hatches = true;   ///< the hatch of each reason for skipping, where the legend of kinds does not tell it
  bool sums = true;      ///< how far the sums in HBM have come
  bool blocks = true;
  bool compact = false;  ///< lines closer together
  bool across = false;   ///< its sections side by side: below matrices that leave height free

  static LegendPlan counterAlone() {
    return {.progress = false, .kinds = false, .hatches = false, .sums = false, .blocks = false, .compact = true};
  }
  bool operator==(const LegendPlan&) const = default;
};

struct LegendLayout {
  QRectF column;
  QList<StageLabel> labels;
  QList<TileSwatch> tiles;
  QList<BlockSwatch> blocks;
  QList<WorkSwatch> work;
  QList<QLineF> rules;
  double bottom = 0;  ///< of the last thing in it
};

/// There are hatches to tell apart, or no legend of kinds that shows the only one.
bool hasHatchKey(const StageFacts& facts);

/// The width that the plan's texts need, in the widest state of the run; across, that of the widest section.
double legendWidth(const StageFacts& facts, const Metrics& metrics, const LegendPlan& plan);

LegendLayout layOutLegend(const StageFacts& facts, const Metrics& metrics, const LegendPlan& plan,
                          const QRectF& column);

/// At the lower right corner of a card.
ZoomControl layOutZoom(const Metrics& metrics, QPointF bottomRight);

/// The scale of the values of a tile: a line with their name, a bar, a line of numbers. Lengths at 100 %.
inline constexpr double HeatBarThickness = 9;
inline constexpr double HeatBarGap = 2;
double heatBarHeight(const Metrics& metrics);

}  // namespace tilewise

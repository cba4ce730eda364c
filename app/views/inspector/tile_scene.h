// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the inspector shows of a tile, as data: texts, values, scales, what is masked and what has just changed.

#include <array>
#include <optional>
#include <vector>

#include <QString>

#include "app/session/run.h"
#include "app/views/inspector/row_numbers.h"
#include "app/views/look/heat_map.h"
#include "core/tiling/tile_grid.h"
#include "core/trace/event.h"

namespace tilewise {

enum class MapName : std::uint8_t { Scores, Weights };
enum class StripName : std::uint8_t { M, MNew, Factor, RowSum };
inline constexpr std::array AllStrips{StripName::M, StripName::MNew, StripName::Factor, StripName::RowSum};

struct MapScene {
  QString caption;                       ///< "Weights, not normalised"
  QString shortCaption;                  ///< "Weights", where there is little room
  QString name;                          ///< markup: "*P~*_{35}"
  QString spokenName;                    ///< "Weights P, tile (3, 5)"
  bool changed = false;                  ///< by the event that led here
  std::optional<Matrix<double>> values;  ///< rows x keys of the tile; absent: not computed yet
  Ramp ramp = Ramp::Scores;
  HeatScale scale{-1, 1};
};

struct StripScene {
  QString name;  ///< markup: "*f*"
  bool changed = false;
  std::optional<Vector<double>> values;  ///< one a row of the tile; absent: not computed yet
  std::vector<std::uint8_t> blank;       ///< nonzero where a row has no colour: nothing summed before
  Ramp ramp = Ramp::Weights;
  HeatScale scale{0, 1};
};

struct TileScene {
  QString title;          ///< "Tile (3, 5)"
  QString subtitle;       ///< "full; queries 384–511, keys 320–383"
  QString shortSubtitle;  ///< the same where a line is not long enough for it
  Range queries;
  Range keys;
  bool isSkipped = false;
  std::vector<std::uint8_t> visible;  ///< rows x keys, zero where the mask hides an entry; empty: every entry is seen
  bool isMasked = false;              ///< the mask has been applied: hidden entries are hatched
  MapScene scores;
  MapScene weights;
  std::array<StripScene, AllStrips.size()> strips;
  QString grownCount;  ///< "15 of 128"; empty before the maximum is known
  QString grownText;   ///< "rows grew"
  QString grownShort;  ///< "15", where there is little room
  bool grownNow = false;

  int rows() const { return static_cast<int>(queries.size()); }
  int columns() const { return static_cast<int>(keys.size()); }
  bool isVisible(int row, int column) const;
  const MapScene& map(MapName name) const { return name == MapName::Scores ? scores : weights; }
  const StripScene& strip(StripName name) const { return strips[static_cast<std::size_t>(name)]; }
};

/// When the tile is shown, against the position of the run.
enum class TileTime : std::uint8_t { Present, Done, ToCome };

/// event: kind of the event that led to the state; absent when the state is not the present one.
/// Requires: a state with a tile.
TileScene tileScene(const Run& run, const BlockState& state, std::optional<EventKind> event,
                    TileTime time = TileTime::Present);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the inspector shows of a tile, as data: texts, values, scales, what is masked and what has just changed.

#include <optional>
#include <vector>

#include <QString>

#include "app/views/inspector/figure_parts.h"
#include "app/views/look/hatch.h"
#include "app/views/look/heat_map.h"
#include "core/base/matrix.h"
#include "core/base/range.h"

namespace tilewise {

struct MapScene {
  QString symbol;                        ///< plain: "S", "dP"
  QString caption;                       ///< "Weights, not normalised"
  QString shortCaption;                  ///< "Weights", where there is little room
  QString name;                          ///< markup: "*P~*_{35}"
  QString spokenName;                    ///< "Weights P, tile (3, 5)"
  bool changed = false;                  ///< by the event that led here
  std::optional<Matrix<double>> values;  ///< rows x keys of the tile; absent: not computed yet
  Ramp ramp = Ramp::Scores;
  HeatScale scale{-1, 1};
  bool isOfTile = true;               ///< its columns are keys, and the mask has a say in it
  std::int64_t width = 0;             ///< its columns where they are components of a row
  std::vector<std::uint8_t> dropped;  ///< rows x keys, nonzero where dropout drops the weight; empty: nowhere
};

struct StripScene {
  StripName id = StripName::M;
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
  bool rowsAreKeys = false;  ///< of the maps; else they are queries
  bool isSkipped = false;
  QString maskText;                     ///< what hides entries: "causal mask"
  HatchKind hatch = HatchKind::Rising;  ///< of the first mask that hides some
  std::vector<std::uint8_t> visible;    ///< rows x keys, zero where the mask hides an entry; empty: every entry is seen
  bool isMasked = false;                ///< the mask has been applied: hidden entries are hatched
  MapScene first;
  MapScene second;
  QString stripsCaption;  ///< "per row"
  std::vector<StripScene> strips;
  QString grownCount;  ///< "15 of 128"; empty before the maximum is known
  QString grownText;   ///< "rows grew"
  QString grownShort;  ///< "15", where there is little room
  bool grownNow = false;

  const Range& rowRange() const { return rowsAreKeys ? keys : queries; }
  int rows() const { return static_cast<int>(rowRange().size()); }
  int columns(MapPlace place = MapPlace::First) const {
    return static_cast<int>(map(place).isOfTile ? keys.size() : map(place).width);
  }
  bool isVisible(int row, int column) const;
  bool isDropped(MapPlace place, int row, int column) const;
  const MapScene& map(MapPlace place) const { return place == MapPlace::First ? first : second; }
  bool has(StripName name) const;
  /// Requires: has(name).
  const StripScene& strip(StripName name) const;
  QList<StripName> stripNames() const;
};

}  // namespace tilewise

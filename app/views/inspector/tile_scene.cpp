// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/tile_scene.h"

#include <algorithm>

#include "core/base/contract.h"

namespace tilewise {

namespace {

bool isSet(const std::vector<std::uint8_t>& flags, int row, int column, Range columns) {
  return flags[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns.size()) +
               static_cast<std::size_t>(column)] != 0;
}

}  // namespace

bool TileScene::isVisible(int row, int column) const { return visible.empty() || isSet(visible, row, column, keys); }

bool TileScene::isDropped(MapPlace place, int row, int column) const {
  const auto& dropped = map(place).dropped;
  return !dropped.empty() && isSet(dropped, row, column, keys);
}

bool TileScene::has(StripName name) const {
  return std::any_of(strips.begin(), strips.end(), [name](const StripScene& strip) { return strip.id == name; });
}

const StripScene& TileScene::strip(StripName name) const {
  const auto found =
      std::find_if(strips.begin(), strips.end(), [name](const StripScene& strip) { return strip.id == name; });
  TILEWISE_EXPECTS(found != strips.end());
  return *found;
}

QList<StripName> TileScene::stripNames() const {
  QList<StripName> names;
  for (const StripScene& strip : strips) names.append(strip.id);
  return names;
}

}  // namespace tilewise

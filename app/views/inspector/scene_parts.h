// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the scenes of all passes are put together from.

#include <optional>

#include "app/session/run.h"
#include "app/views/inspector/tile_scene.h"
#include "core/replay/block_state.h"

namespace tilewise {

/// When the tile is shown, against the position of the run.
enum class TileTime : std::uint8_t { Present, Done, ToCome };

/// A scene with its title, place and masks, and no maps yet. Requires: a state with a query block or a tile.
TileScene emptyScene(const Run& run, const BlockState& state, TileTime time);

/// Of a tile: "35", or "3,11" where the indices would run together; of rows as a whole "3".
QString indexText(const BlockState& state);
/// "tile (3, 5)", "row block 3".
QString placeText(const BlockState& state);

/// Over what is finite and seen; all of it where the map is not of the tile.
double largestMagnitude(const TileScene& scene, const MapScene& map);
/// The map's scale about 0, from its values.
void scaleAboutZero(const TileScene& scene, MapScene& map);
/// Marks the weights that dropout drops, and says how many of those that are seen.
void markDropped(const TileScene& scene, const Run& run, MapScene& map);

/// A strip with a scale from just below its lowest value, which stays visible, to its highest.
StripScene levelStrip(StripName id, const QString& name, std::optional<Vector<double>> values, bool changed);
/// A strip with a scale from 0.
StripScene sumStrip(StripName id, const QString& name, std::optional<Vector<double>> values, bool changed);
/// The same about 0.
StripScene signedStrip(StripName id, const QString& name, std::optional<Vector<double>> values, bool changed);
HeatScale levelScale(std::initializer_list<const Vector<double>*> values);
/// Nonzero where the value is -inf: nothing has been seen.
std::vector<std::uint8_t> withoutMaximum(const Vector<double>& m);

/// Values as a kernel rounds them before a product; as they are where no storage is emulated.
Matrix<double> asStored(const Run& run, Matrix<double> values);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The values of a tile as text: what hovering says, and what is copied.

#include <QString>

#include "app/session/run.h"
#include "app/views/inspector/tile_scene.h"

namespace tilewise {

/// "S(414, 330) = 1.2345 · key “named” · masked by the causal mask"; indices are those of the whole problem.
/// Range: row and column inside the tile, from 0. Empty where nothing has been computed.
QString entryText(const TileScene& scene, MapPlace map, int row, int column, const AxisTexts& labels);

/// "Row 414: m = 3.1457, m′ = 3.9189, f = 0.4615, ℓ = 10.971", as far as it is known.
QString rowText(const TileScene& scene, int row, const AxisTexts& labels);

/// What real data call a query or key: the long text if there is one, else the short one, else nothing.
QString queryLabel(const AxisTexts& labels, std::int64_t query);
QString keyLabel(const AxisTexts& labels, std::int64_t key);

/// Lines of values with tabs between, each with all its digits ("-inf", "nan").
QString tableText(const Matrix<double>& values);

/// A line a row: query, m, m', f, l, with a heading; a column that is not known is left out.
QString stripsTable(const TileScene& scene);

}  // namespace tilewise

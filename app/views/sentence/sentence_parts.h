// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The pieces that sentences are made of, in the markup of MathText.

#include <QString>
#include <QStringList>

#include "app/session/run.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

/// A name with the numbers of a tile: "*S*_{35}", and "*S*_{3,12}" where the digits would run together.
QString tileName(const QString& letter, TileIndex tile);

/// A tensor's block: "*K*_5", "*K*_{12}".
QString blockName(const QString& letter, std::int64_t block);

/// A tensor's letter: "*K*", "d*Q*", "*l*"; lse is a word and stands upright.
QString tensorMarkup(Tensor tensor);
/// Its block or its tile: "d*Q*_{4}", "d*S*_{45}".
QString blockName(Tensor tensor, std::int64_t block);
QString tileName(Tensor tensor, TileIndex tile);
/// Whether its blocks are tiles: S, P, dP, dS.
bool isOfTiles(Tensor tensor);
/// The block that a load or a store moved.
QString movedName(const Event& event);

/// "A", "A and B", "A, B and C".
QString listed(const QStringList& names);

/// "(3, 5)".
QString tilePlace(TileIndex tile);

/// "row 41, “named”"; without a label "row 41".
QString rowName(const Run& run, std::int64_t row);
QString rowNumber(std::int64_t row);

/// A factor below 1 with 4 decimals: "0.4615"; more where 4 would show 1 or hide the value: "0.999983", "3.1e−7".
QString factorText(double factor);
/// A growth above 0, likewise: "0.7732", "4.1e−6".
QString growthText(double growth);

/// The first of the texts that is short enough to be a sentence, else the last.
QString firstThatFits(const QStringList& texts);

}  // namespace tilewise

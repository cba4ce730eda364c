// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A tiny forward pass of FlashAttention-2 as an exercise on paper: what is given, and what is to be computed, as the
/// engine has it.

#include <optional>
#include <vector>

#include <QString>

#include "app/session/run.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

/// A row after one tile.
struct WorksheetRow {
  std::int64_t row = 0;
  std::vector<std::optional<double>> scores;  ///< given; absent: masked. One for each key of the tile
  double m = 0;                               ///< m′; −∞ while the row has seen no key
  double factor = 0;                          ///< e^(m − m′); 0 in the first tile with a key
  double l = 0;
  std::vector<double> output;  ///< Õ. Shapes: dv
};

struct WorksheetTile {
  TileIndex tile;
  Range keys;
  bool skipped = false;  ///< then it has no rows
  std::vector<WorksheetRow> rows;
};

struct WorksheetBlock {
  std::int64_t i = 0;
  Range queries;
  std::vector<WorksheetTile> tiles;  ///< all, in the order of the algorithm
  std::vector<WorksheetRow> result;  ///< O and, as `l`, lse of each row; no scores
};

struct Worksheet {
  QString title;  ///< of the run
  std::int64_t Tq = 0, Tk = 0, d = 0, Br = 0, Bc = 0;
  bool masked = false;
  Matrix<double> V;  ///< given. Shapes: Tk x dv
  std::vector<WorksheetBlock> blocks;
};

/// Why a run is no exercise for a sheet of paper, in a sentence; empty: it is one.
QString whyNoWorksheet(const Run& run);

/// Requires: whyNoWorksheet(run) is empty.
Worksheet worksheetOf(const Run& run);

}  // namespace tilewise

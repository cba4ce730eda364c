// SPDX-License-Identifier: MIT
#pragma once

/// The events of each kind of strip, in their order. False when the visitor of the writer ended the walk.

#include "core/trace/strip_writer.h"

namespace tilewise {

bool writeStrip(const Strip& strip, StripWriter& out);

/// FA-2 and FA-1, forward: QueryBlock, KeyBlock.
bool writeForwardStrip(const Strip& strip, StripWriter& out);
/// The four backward orders by tiles: RowTerms to QueryGradients.
bool writeBackwardStrip(const Strip& strip, StripWriter& out);
/// Standard attention, both passes.
bool writeStandardStrip(const Strip& strip, StripWriter& out);

/// Whether row block i (column block j) has a visited tile.
bool rowIsVisited(const TileGrid& grid, std::int64_t i);
bool columnIsVisited(const TileGrid& grid, std::int64_t j);

/// Goes along row block i (column block j): out stands at each tile in turn; a skipped tile is written as skipped, for
/// the others tile() writes.
template <class Tile>
bool alongRow(std::int64_t i, StripWriter& out, Tile tile) {
  for (std::int64_t j = 0; j < out.grid().nc(); ++j) {
    out.atTile({i, j});
    if (!(out.grid().kind({i, j}) == TileKind::Skipped ? out.skipped() : tile())) return false;
  }
  out.atRow(i);
  return true;
}

template <class Tile>
bool alongColumn(std::int64_t j, StripWriter& out, Tile tile) {
  for (std::int64_t i = 0; i < out.grid().nr(); ++i) {
    out.atTile({i, j});
    if (!(out.grid().kind({i, j}) == TileKind::Skipped ? out.skipped() : tile())) return false;
  }
  out.atColumn(j);
  return true;
}

}  // namespace tilewise

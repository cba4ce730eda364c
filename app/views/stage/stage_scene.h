// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is to be seen at a position: states of tiles and blocks, boxes on chip, sums, figures. By rule, from the events
/// of the strip at hand alone; no arithmetic is needed for it.

#include <QString>

#include <array>
#include <optional>

#include "app/views/stage/move.h"
#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_states.h"
#include "core/trace/trace.h"

namespace tilewise {

/// Parts of a sum that are in it, and those that it will have.
struct Share {
  std::int64_t done = 0;
  std::int64_t all = 0;

  bool operator==(const Share&) const = default;
};

struct BoxState {
  bool filled = false;                ///< holds something; else it is drawn dashed
  bool changed = false;               ///< by the event at hand
  std::optional<std::int64_t> block;  ///< which one it holds, where that is a block of a tensor
  double down = 0;                    ///< share of its rows that the block fills; below 1 for a ragged last block
  double across = 0;                  ///< share of its columns
  std::int64_t values = 0;
  QString name;                ///< in the markup of MathText
  std::optional<Tensor> guest;  ///< what lies in the place of the box's own block, whose turn has not come: O while D is made
  std::optional<Share> parts;  ///< tiles in a sum that stays on chip for the whole strip: dK, dV, or dQ

  bool operator==(const BoxState&) const = default;
};

struct StageScene {
  const StageFacts* facts = nullptr;  ///< those that it was made with, which outlive it
  std::int64_t position = 0;
  std::optional<Event> event;     ///< absent at position 0
  std::int64_t strip = 0;         ///< the one at hand
  StripKind kind{};               ///< of the strip
  std::optional<std::int64_t> i;  ///< row block at hand
  std::optional<std::int64_t> j;  ///< key block at hand
  bool tilesLeft = false;         ///< all tiles of the strip are behind: its block is being finished

  std::array<BoxState, 16> boxes;                             ///< by OnChipBox
  bool factorChanged = false;                                 ///< the f of f × Õ
  std::array<std::optional<std::int64_t>, TensorCount> held;  ///< block of a tensor on chip
  std::array<bool, TensorCount> written{};                    ///< the strip has stored its block of the tensor
  std::array<bool, TensorCount> writtenInTile{};              ///< the same for the tile at hand
  std::int64_t tilesEnded = 0;                                ///< of this strip, the one at hand included
  std::optional<Move> lastMove;                               ///< up to and with the position
  std::int64_t done = 0, now = 0, toCome = 0;                 ///< tiles of this loop that are or will be visited
  std::int64_t values = 0, bytes = 0, loaded = 0, stored = 0;
  std::int64_t loadedBytes = 0, storedBytes = 0;
  std::optional<int> work;  ///< item of the list of work that is at work
  int workDone = 0;         ///< items before it that are done

  const BoxState& box(OnChipBox which) const { return boxes[static_cast<std::size_t>(which)]; }

  /// Whether the loop at hand has such a box: those of the other loop of two are left out.
  bool uses(OnChipBox which) const;
  TileState tileState(TileIndex tile, TileKind kind) const;
  /// How far the state of a tile of row block i reaches to the right: all tiles from j to there, and no further than
  /// `end`, share it. Requires: they are of one kind.
  std::int64_t stateEnd(std::int64_t i, std::int64_t j, std::int64_t end) const;
  std::optional<TileIndex> nowTile() const;
  BlockPlace blockPlace(Tensor tensor, std::int64_t block) const;
  /// Of a tensor that is added to in HBM.
  Share share(Tensor tensor, std::int64_t block) const;
  /// Tiles of a row block of a matrix that are in HBM, from the left.
  std::int64_t writtenTiles(Tensor matrix, std::int64_t row) const;
  /// A tile of a matrix that is written to HBM as a whole.
  BlockPlace matrixPlace(Tensor matrix, TileIndex tile) const;
  /// The block that a sum's figures are told of: the one at hand; absent between tiles.
  std::optional<std::int64_t> sumAtHand() const;

 private:
  std::int64_t outerOf(TileIndex tile) const { return isColumn(kind) ? tile.j : tile.i; }
  std::int64_t innerOf(TileIndex tile) const { return isColumn(kind) ? tile.i : tile.j; }
};

/// Requires: facts of the run whose trace it is, which outlive the scene; 0 <= position <= eventCount().
StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position);

/// The same from what a session has looked up already.
StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position,
                      const std::optional<Event>& event, const Totals& totals);

}  // namespace tilewise

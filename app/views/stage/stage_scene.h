// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is to be seen at a position: states of tiles and blocks, boxes on chip, figures. By rule, from the event alone;
/// no arithmetic is needed for it.

#include <QString>

#include <array>
#include <optional>

#include "app/views/stage/move.h"
#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_states.h"
#include "core/trace/trace.h"

namespace tilewise {

struct BoxState {
  bool filled = false;                ///< holds something; else it is drawn dashed
  bool changed = false;               ///< by the event at hand
  std::optional<std::int64_t> block;  ///< of Q, K, V: which one it holds
  double down = 0;                    ///< share of its rows that the block fills; below 1 for a ragged last block
  double across = 0;                  ///< share of its columns
  std::int64_t values = 0;
  QString name;  ///< in the markup of MathText

  bool operator==(const BoxState&) const = default;
};

struct StageScene {
  std::int64_t position = 0;
  std::optional<Event> event;     ///< absent at position 0
  std::optional<std::int64_t> i;  ///< row block at hand
  std::optional<std::int64_t> j;  ///< key block at hand
  bool rowLeft = false;           ///< all tiles of row block i are behind: it is being finished

  std::array<BoxState, 16> boxes;              ///< by OnChipBox
  bool factorChanged = false;                  ///< the f of f × Õ
  std::optional<Move> lastMove;                ///< up to and with the position
  std::int64_t done = 0, now = 0, toCome = 0;  ///< tiles that are or will be visited
  std::int64_t values = 0, bytes = 0, loaded = 0, stored = 0;

  const BoxState& box(OnChipBox which) const { return boxes[static_cast<std::size_t>(which)]; }

  TileState tileState(TileIndex tile, TileKind kind) const;
  std::optional<TileIndex> nowTile() const;
  BlockPlace blockPlace(Tensor tensor, std::int64_t block) const;
};

/// Requires: facts of the run whose trace it is; 0 <= position <= eventCount().
StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position);

/// The same from what a session has looked up already.
StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position,
                      const std::optional<Event>& event, const Totals& totals);

}  // namespace tilewise

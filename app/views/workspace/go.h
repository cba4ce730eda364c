// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tilewise {

/// What the keys of the Run menu ask of the workspace in front.
enum class Go {
  Play,
  Forward,
  Back,
  TileForward,
  TileBack,
  BlockForward,
  BlockBack,
  First,
  Last,
  ToStep,
  ToRow,  ///< of the queries, in the inspector
  RunForward,
  RunBackward,
  Slower,
  Faster,
  Ask,  ///< about the next step
};

}  // namespace tilewise

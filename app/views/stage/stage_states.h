// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The states that tiles and blocks of tensors can be in.

#include <cstdint>

namespace tilewise {

enum class TileState : std::uint8_t {
  ToCome,
  Now,     ///< the event at hand belongs to it
  Done,    ///< visited and left
  Passed,  ///< skipped and passed
};

enum class BlockPlace : std::uint8_t {
  InHbm,
  AlsoOnChip,
  NotWritten,  ///< a result that has not been stored yet
};

}  // namespace tilewise

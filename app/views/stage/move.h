// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/trace/event.h"

namespace tilewise {

/// A block that crosses between HBM and SRAM: a load or store event.
struct Move {
  bool load = true;
  Tensor tensor = Tensor::Q;
  std::int64_t block = 0;
  std::int64_t values = 0;
  std::int64_t step = 0;  ///< number of the event

  bool operator==(const Move&) const = default;
};

/// The load or store that event k is; absent for other kinds.
inline std::optional<Move> moveOf(const Event& event, std::int64_t k) {
  if (event.kind != EventKind::Load && event.kind != EventKind::Store) return std::nullopt;
  return Move{event.kind == EventKind::Load, *event.tensor, *event.block, event.values, k};
}

}  // namespace tilewise

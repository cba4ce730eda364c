// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

namespace tilewise {

/// Shared between a replay on its way and who watches it.
struct ReplayWatch {
  std::atomic<bool> cancel{false};        ///< the replay stops within one tile
  std::atomic<std::int64_t> flopsDone{0};  ///< in products, about; comes to what Replay::flopsTo() said
};

}  // namespace tilewise

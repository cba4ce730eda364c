// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/replay/block_state.h"
#include "core/trace/trace.h"

namespace tilewise {

/// The state at a position as far as it follows from the trace alone: strip, tile and ranges, no number.
/// Range: 0 <= position <= eventCount of the trace.
BlockState placeAt(const Trace& trace, std::int64_t position);

}  // namespace tilewise

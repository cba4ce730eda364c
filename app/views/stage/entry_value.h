// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Scores and weights of tiles that are not at hand, one entry at a time, from Q, K and lse by logical index.

#include <cstdint>
#include <optional>

#include "app/session/run.h"

namespace tilewise {

/// In float64: with an engine in another precision the last digits may differ from what it held.
/// Shapes: what: S, the score; or P, the weight after the whole row. Others are not made anew.
/// Range: of the whole matrix; absent where the run keeps no inputs (very large ones), for P where it has no result
///        yet.
std::optional<double> entryValue(const Run& run, Tensor what, std::int64_t query, std::int64_t key);

}  // namespace tilewise

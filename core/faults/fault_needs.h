// SPDX-License-Identifier: MIT
#pragma once

/// Where a fault cannot be seen, and why.

#include <optional>
#include <string>

#include "core/faults/fault.h"
#include "core/problem/problem.h"

namespace tilewise {

/// What the problem lacks for the fault to show, whatever finite data it is run on: "needs a ragged last block; here
/// 64 divides 1,024". Absent when it may show.
/// Cost: at most that of the kinds of all tiles.
std::optional<std::string> whyItCannotShow(Fault fault, const Problem& problem);

/// Why a run on a problem that has all it needs came out right, for want of the data: "overflow needs a score above
/// 88.7".
std::string whyItDidNoHarm(Fault fault, const Problem& problem);

}  // namespace tilewise

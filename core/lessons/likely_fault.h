// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/attention/reference.h"
#include "core/faults/fault.h"
#include "core/lessons/answer.h"

namespace tilewise {

/// The fault whose broken run on the same inputs has all outputs of the answer, within rounding: the first, if several
/// have. Absent when none has.
/// Numerics: within twice the bound of compare(), since both sides are rounded.
/// Cost:     a broken run for each fault that the problem can show.
/// Errors:   those of runBroken().
[[nodiscard]] Expected<std::optional<Fault>> likelyFault(const Problem& problem, const Inputs& inputs,
                                                         const Answer& answer, const Reference& reference,
                                                         RunControl& control, unsigned threads = 0);

}  // namespace tilewise

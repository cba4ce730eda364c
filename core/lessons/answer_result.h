// SPDX-License-Identifier: MIT
#pragma once

#include "core/attention/engine.h"
#include "core/lessons/answer.h"

namespace tilewise {

/// The outputs of an answer as if a run had made them; NaN where one is not there. Counts are none.
RunResult resultOf(const Problem& problem, const Answer& answer);

}  // namespace tilewise

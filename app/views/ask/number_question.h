// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Questions about the numbers of one row. What they follow from stands in the question.

#include <optional>

#include "app/views/ask/step_question.h"
#include "core/trace/event.h"

namespace tilewise {

/// Absent where the event computes no number of a row (loads, products, block begins), or the row sees no key there.
/// Requires: the state that the event leads to, with its numbers.
std::optional<StepQuestion> numberQuestion(const Run& run, const Event& event, const BlockState& next,
                                           std::int64_t row);

}  // namespace tilewise

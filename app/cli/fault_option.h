// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/cli/option_reader.h"
#include "core/faults/fault.h"
#include "core/problem/problem.h"

namespace tilewise {

/// The broken variant that is asked for. One of the backward pass brings that pass with it.
/// Errors, kept by the reader: UnknownName, Conflict (an algorithm or backward order other than FlashAttention-2's).
/// Requires: algorithm and passes are read.
std::optional<Fault> readFault(OptionReader& read, ProblemSettings& settings);

}  // namespace tilewise

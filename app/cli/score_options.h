// SPDX-License-Identifier: MIT
#pragma once

/// The options beyond sizes and data: which head, which pass, masks by number, score rules, arithmetic.

#include "app/cli/option_reader.h"
#include "core/problem/problem.h"

namespace tilewise {

/// Reads them into the settings; what is not given stays.
/// Errors, kept by the reader: NotANumber, OutOfRange, UnknownName, Conflict (--backward-order with standard).
void readHeads(OptionReader& read, ProblemSettings& settings);
void readPasses(OptionReader& read, ProblemSettings& settings);
void readScores(OptionReader& read, ProblemSettings& settings);
void readArithmetic(OptionReader& read, ProblemSettings& settings);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/problem/problem.h"

namespace tilewise {

/// The options that ask for a problem with made-up data: "--tq 1024 --tk 1024 ... --causal". What is as by default is left
/// out, but for the sizes.
/// Requires: no documents and no block mask, which only files can give.
std::string settingsWords(const ProblemSettings& settings);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/problem/problem.h"

namespace tilewise {

/// The options that ask for a problem with made-up data: "--t 1024 --d 64 ... --causal". What is as by default is left
/// out, but for sizes and blocks.
/// Requires: no documents and no block mask, which only files can give.
std::string settingsWords(const ProblemSettings& settings);

}  // namespace tilewise

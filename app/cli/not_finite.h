// SPDX-License-Identifier: MIT
#pragma once

/// What is not finite in a run's inputs and results: such entries agree with the reference by being so in the same places,
/// which says nothing of their values.

#include <string_view>
#include <vector>

#include "core/attention/engine.h"
#include "core/problem/inputs.h"

namespace tilewise {

struct NotFinite {
  std::string_view name;  ///< q | k | v | do, or O | lse | dQ | dK | dV
  Index values = 0;       ///< that are NaN or infinite
  Index of = 0;           ///< all of the array
  Index row = 0;          ///< of the first
  Index column = 0;
};

/// Of the arrays that hold any. Cost: reads all of them once.
std::vector<NotFinite> notFinite(const Inputs& inputs);
std::vector<NotFinite> notFinite(const RunResult& result);

}  // namespace tilewise

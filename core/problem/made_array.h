// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/matrix.h"
#include "core/problem/problem.h"

namespace tilewise {

/// By the number of the tensor in the rule.
enum class MadeArray : std::uint32_t { Q, K, V, dO };

/// One of the arrays of makeInputs(), for who makes them one after the other; dO is that of makeOutputGradient().
/// Shapes:   that of the problem.
/// Requires: inputKind is not Own, but for dO.
Matrix<double> makeArray(const Problem& problem, MadeArray array);

}  // namespace tilewise

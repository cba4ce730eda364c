// SPDX-License-Identifier: MIT
#pragma once

/// Contracts: a caller that breaks one has a bug, and the program stops at the place. Expected failures are values
/// (expected.h), never contracts. Checked in every build; use it where a check is cheap beside the work it guards.

#include <cstdio>
#include <cstdlib>

namespace tilewise::detail {

[[noreturn]] inline void contractBroken(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: broken contract: %s\n", file, line, condition);
  std::abort();
}

}  // namespace tilewise::detail

#define TILEWISE_EXPECTS(condition) \
  ((condition) ? static_cast<void>(0) : ::tilewise::detail::contractBroken(#condition, __FILE__, __LINE__))

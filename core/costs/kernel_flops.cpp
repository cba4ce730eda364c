// SPDX-License-Identifier: MIT
#include "core/costs/kernel_flops.h"

namespace tilewise {

double reportedForwardFlops(const Problem& problem) {
  const auto real = [](std::int64_t value) { return static_cast<double>(value); };
  const double all =
      2 * real(problem.headCount()) * real(problem.Tq()) * real(problem.Tk()) * real(problem.dk() + problem.dv());
  return problem.settings().causal ? all / 2 : all;
}

}  // namespace tilewise

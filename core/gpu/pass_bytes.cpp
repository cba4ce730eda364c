// SPDX-License-Identifier: MIT
#include "core/gpu/pass_bytes.h"

#include "core/problem/tensor.h"
#include "core/trace/trace.h"

namespace tilewise {

PassBytes passBytes(const Problem& problem, Pass pass) {
  const Trace trace(problem, pass);
  const Totals& moved = trace.wholeRun();
  PassBytes bytes;
  for (const Tensor tensor : AllTensors) {
    const std::int64_t each = elementBytes(tensor, problem.settings().elementType) * problem.headCount();
    bytes.loaded += moved.loaded(tensor).values * each;
    bytes.stored += moved.stored(tensor).values * each;
  }
  return bytes;
}

PassWork passWork(const Problem& problem, Pass pass) {
  const Trace trace(problem, pass);
  const Totals& done = trace.wholeRun();
  return {done.flops * problem.headCount(), done.exponentials * problem.headCount()};
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// FA-2's forward pass on a card: all heads of a problem, compiled for it, run and timed.

#include <functional>
#include <string>

#include "core/attention/engine.h"
#include "core/gpu/card.h"
#include "core/gpu/kernel_timing.h"
#include "core/gpu/tensor_core_plan.h"

namespace tilewise {

struct GpuRun {
  RunResult result;  ///< O and lse of the head at hand; no counts: the card's counters are another matter
  TensorCorePlan plan;
  KernelResources resources;
  int blocksPerMultiprocessor = 0;
  double compileSeconds = 0;
  KernelTime time;  ///< of all heads
};

/// The arrays of a query head.
using InputsOfHead = std::function<Inputs(std::int64_t head)>;

/// Numerics: inputs are rounded to the problem's element type; float32 accumulation. Results are poisoned with NaN before
///           the run, so that what is not written shows.
/// Errors:   those of planFa2Forward(); CompileFailed (with the log); DeviceFailed; OutOfMemory.
[[nodiscard]] Expected<GpuRun> runOnCard(const std::shared_ptr<Card>& card, const Nvrtc& nvrtc, const Problem& problem,
                                         const InputsOfHead& inputsOfHead);

}  // namespace tilewise

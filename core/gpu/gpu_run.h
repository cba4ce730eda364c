// SPDX-License-Identifier: MIT
#pragma once

/// A problem on a card: all its heads, compiled for it, run, timed, and the results of the head at hand.

#include <optional>
#include <vector>

#include "core/attention/engine.h"
#include "core/gpu/card_inputs.h"
#include "core/gpu/kernel_compiler.h"
#include "core/gpu/kernel_timing.h"

namespace tilewise {

/// A kernel as it ran.
struct KernelReport {
  PlannedKernel planned;
  int registers = 0;
  int localBytes = 0;  ///< a thread: spilled registers
  int blocksPerMultiprocessor = 0;
  double compileSeconds = 0;
  CubinOrigin origin = CubinOrigin::Compiled;
};

struct PassReportOnCard {
  std::vector<KernelReport> kernels;
  std::size_t main = 0;
  std::optional<PassTime> time{};  ///< of all heads; absent when none was asked for
};

/// The bits of dQ in repeated backward passes.
struct RepeatedDQ {
  std::int64_t runs = 0;
  std::int64_t values = 0;     ///< of dQ of all heads
  std::int64_t differing = 0;  ///< that are not the same bits in all runs
};

struct GpuRun {
  RunResult result;  ///< of the head at hand; no counts: the card's counters are another matter
  bool isExact = false;
  bool isDeterministic = false;
  PassReportOnCard forward;
  std::optional<PassReportOnCard> backward{};
  std::optional<RepeatedDQ> repeated{};
};

struct GpuRunSettings {
  bool isDeterministic = false;
  std::optional<TimingOptions> timing{};
  std::int64_t repeats = 0;  ///< backward passes whose dQ is compared bit by bit
};

/// The plan for this very card.
[[nodiscard]] Expected<KernelPlan> planOnCard(const Card& card, const Problem& problem, const GpuRunSettings& settings);

/// Numerics: inputs are rounded to the problem's element type; float32 sums on tensor cores. Results are poisoned with
///           NaN before the run, so that what is not written shows. Inputs are taken to be finite: on tensor cores a
///           masked key that holds infinity or NaN spoils the rows of its tile, as it does in other kernels; a row whose
///           visible scores are all -inf gives 0. The exact kernels do as the engine does.
/// Heads:    with grouped heads dK and dV are those of a query head; their sum over the group is not taken.
/// Errors:   those of planKernels(); CompileFailed (with the log); DeviceFailed; OutOfMemory.
[[nodiscard]] Expected<GpuRun> runOnCard(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                         const Problem& problem, const std::shared_ptr<const CardInputs>& inputs,
                                         const GpuRunSettings& settings);

}  // namespace tilewise

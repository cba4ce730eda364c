// SPDX-License-Identifier: MIT
#pragma once

/// What every command of the card needs: the card, the compiler, and the problem as the card does it.

#include <memory>

#include "app/cli/gpu_commands.h"
#include "core/gpu/gpu_record.h"

namespace tilewise {

struct GpuTools {
  std::shared_ptr<Card> card;
  std::unique_ptr<KernelCompiler> compiler;

  /// Machine code is kept in $XDG_CACHE_HOME/tilewise/kernels, else in ~/.cache/tilewise/kernels.
  /// Errors: MachineLacks (compiler, driver or card), DeviceFailed.
  [[nodiscard]] static Expected<GpuTools> open();

  /// A record of what this card will do; with `isTimed` also of what it does at most, which is measured if it is not
  /// known.
  GpuRecord newRecord(const std::string& command, bool isTimed) const;
  /// What the card does at most: known, or measured now and kept. Errors: those of measureRates().
  Expected<CardRates> rates() const;
};

/// The problem with storage and arithmetic of the element type: those of the engine that the card is held against.
[[nodiscard]] Expected<Problem> problemOnCard(ProblemSettings settings);

/// What tells this run from others in a record.
RunPoint pointOf(const ProblemRequest& request, const Problem& problem, const GpuOptions& options);

/// The arrays of each query head, rounded by nobody yet.
InputsOfHead inputsOfRequest(const ProblemRequest& request, const Problem& problem);

/// Errors: NotANumber, OutOfRange (--seconds).
[[nodiscard]] Expected<TimingOptions> timingOf(const GpuOptions& options);

}  // namespace tilewise

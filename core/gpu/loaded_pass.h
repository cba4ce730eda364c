// SPDX-License-Identifier: MIT
#pragma once

/// A pass on a card, compiled and ready to be launched.

#include <memory>
#include <vector>

#include "core/gpu/card.h"
#include "core/gpu/gpu_run.h"
#include "core/gpu/kernel_compiler.h"
#include "core/gpu/kernel_parameters.h"

namespace tilewise {

class LoadedPass {
 public:
  /// Errors: CompileFailed, DeviceFailed.
  [[nodiscard]] static Expected<LoadedPass> load(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                                 const PassPlan& plan);

  const std::vector<CardKernel>& kernels() const { return m_kernels; }
  /// Starts all kernels, one after the other. Errors: DeviceFailed.
  [[nodiscard]] Expected<void> launch(KernelParameters& parameters) const;
  PassReportOnCard& report() { return m_report; }

 private:
  std::vector<CardKernel> m_kernels;
  PassReportOnCard m_report;
};

}  // namespace tilewise

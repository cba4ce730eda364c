// SPDX-License-Identifier: MIT
#include "core/gpu/loaded_pass.h"

#include <utility>

namespace tilewise {

Expected<LoadedPass> LoadedPass::load(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                      const PassPlan& plan) {
  LoadedPass pass;
  pass.m_report.main = plan.main;
  for (const PlannedKernel& planned : plan.kernels) {
    const auto compiled = compiler.compile(planned);
    if (!compiled) return tl::unexpected(compiled.error());
    auto kernel = CardKernel::make(card, compiled->cubin, planned);
    if (!kernel) return tl::unexpected(kernel.error());
    pass.m_report.kernels.push_back({planned, kernel->registers(), kernel->localBytes(),
                                     kernel->blocksPerMultiprocessor(), compiled->seconds, compiled->origin});
    pass.m_kernels.push_back(std::move(*kernel));
  }
  return pass;
}

Expected<void> LoadedPass::launch(KernelParameters& parameters) const {
  for (const CardKernel& kernel : m_kernels) {
    if (const auto launched = kernel.launch(&parameters); !launched) return launched;
  }
  return {};
}

}  // namespace tilewise

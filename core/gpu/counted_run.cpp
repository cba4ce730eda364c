// SPDX-License-Identifier: MIT
#include "core/gpu/counted_run.h"

#include <utility>

#include "core/gpu/loaded_pass.h"
#include "core/gpu/problem_on_card.h"

namespace tilewise {

namespace {

Expected<std::vector<KernelCounts>> countPass(const Card& card, const LoadedPass& pass, KernelParameters& parameters,
                                              RangeProfiler* profiler) {
  if (profiler == nullptr) {
    Expected<void> ran = pass.launch(parameters);
    if (ran) ran = card.await();
    if (!ran) return tl::unexpected(ran.error());
    return std::vector<KernelCounts>{};
  }
  std::vector<std::string> names;
  for (const CardKernel& kernel : pass.kernels()) names.push_back(kernel.planned().function);
  return profiler->count(names, [&](std::size_t n) { return pass.kernels()[n].launch(&parameters); });
}

}  // namespace

Expected<std::vector<KernelCounts>> countOnCard(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                                const Problem& problem,
                                                const std::shared_ptr<const CardInputs>& inputs,
                                                const GpuRunSettings& settings, RangeProfiler* profiler) {
  const auto plan = planOnCard(*card, problem, settings);
  if (!plan) return tl::unexpected(plan.error());
  std::vector<PassPlan> passes{plan->forward};
  if (plan->backward) passes.push_back(*plan->backward);
  auto arrays = ProblemOnCard::make(card, problem, *plan, inputs);
  if (!arrays) return tl::unexpected(arrays.error());
  std::vector<KernelCounts> all;
  for (const PassPlan& each : passes) {
    const auto pass = LoadedPass::load(card, compiler, each);
    if (!pass) return tl::unexpected(pass.error());
    auto counts = countPass(*card, *pass, arrays->parameters(), profiler);
    if (!counts) return counts;
    all.insert(all.end(), counts->begin(), counts->end());
  }
  return all;
}

}  // namespace tilewise

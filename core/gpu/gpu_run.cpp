// SPDX-License-Identifier: MIT
#include "core/gpu/gpu_run.h"

#include <algorithm>
#include <cstring>

#include "core/gpu/hbm_numbers.h"
#include "core/gpu/loaded_pass.h"
#include "core/gpu/problem_on_card.h"

namespace tilewise {

namespace {

Expected<RepeatedDQ> repeatBackward(const Card& card, const LoadedPass& pass, ProblemOnCard& arrays,
                                    const Problem& problem, std::int64_t runs) {
  const auto size = static_cast<std::size_t>(bytesOf(problem.settings().elementType));
  RepeatedDQ repeated{runs};
  std::vector<std::byte> first;
  std::vector<bool> differs;
  for (std::int64_t run = 0; run < runs; ++run) {
    Expected<void> fine = pass.launch(arrays.parameters());
    if (fine) fine = card.await();
    if (!fine) return tl::unexpected(fine.error());
    const auto bytes = arrays.dQBytes();
    if (!bytes) return tl::unexpected(bytes.error());
    if (run == 0) {
      first = *bytes;
      differs.resize(first.size() / size);
    }
    for (std::size_t n = 0; n < differs.size(); ++n) {
      if (std::memcmp(first.data() + n * size, bytes->data() + n * size, size) != 0) differs[n] = true;
    }
  }
  repeated.values = problem.headCount() * problem.Tq() * problem.dk();
  repeated.differing = std::count(differs.begin(), differs.end(), true);
  return repeated;
}

}  // namespace

Expected<KernelPlan> planOnCard(const Card& card, const Problem& problem, const GpuRunSettings& settings) {
  return planKernels(problem, {settings.isDeterministic, card.facts().sharedBytesPerBlock});
}

Expected<GpuRun> runOnCard(const std::shared_ptr<Card>& card, KernelCompiler& compiler, const Problem& problem,
                           const std::shared_ptr<const CardInputs>& inputs, const GpuRunSettings& settings) {
  const auto plan = planOnCard(*card, problem, settings);
  if (!plan) return tl::unexpected(plan.error());
  auto forward = LoadedPass::load(card, compiler, plan->forward);
  if (!forward) return tl::unexpected(forward.error());
  std::optional<LoadedPass> backward;
  if (plan->backward) {
    auto loaded = LoadedPass::load(card, compiler, *plan->backward);
    if (!loaded) return tl::unexpected(loaded.error());
    backward = std::move(*loaded);
  }
  auto arrays = ProblemOnCard::make(card, problem, *plan, inputs);
  if (!arrays) return tl::unexpected(arrays.error());
  KernelParameters& parameters = arrays->parameters();
  Expected<void> fine = forward->launch(parameters);
  if (fine && backward) fine = backward->launch(parameters);
  if (fine) fine = card->await();
  if (!fine) return tl::unexpected(fine.error());

  GpuRun run;
  auto result = arrays->fetch(problem.settings().head);
  if (!result) return tl::unexpected(result.error());
  run.result = std::move(*result);
  run.isExact = plan->isExact;
  run.isDeterministic = settings.isDeterministic || plan->isExact;
  const auto time = [&](LoadedPass& pass) -> Expected<void> {
    if (!settings.timing) return {};
    const auto taken = timePass(
        card, compiler, [&] { return pass.launch(parameters); }, *settings.timing);
    if (!taken) return tl::unexpected(taken.error());
    pass.report().time = *taken;
    return {};
  };
  fine = time(*forward);
  if (fine && backward) fine = time(*backward);
  if (!fine) return tl::unexpected(fine.error());
  run.forward = forward->report();
  if (!backward) return run;
  run.backward = backward->report();
  if (settings.repeats == 0) return run;
  const auto repeated = repeatBackward(*card, *backward, *arrays, problem, settings.repeats);
  if (!repeated) return tl::unexpected(repeated.error());
  run.repeated = *repeated;
  return run;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/gpu/kernel_plan.h"

#include <algorithm>
#include <string_view>

#include "core/files/embedded.h"
#include "core/gpu/pass_plans.h"

namespace tilewise {

namespace {

bool isHalf(ElementType type) { return type == ElementType::Fp16 || type == ElementType::Bf16; }

Expected<PassPlan> planForward(const Problem& problem, const KernelChoice& choice) {
  const Algorithm algorithm = problem.algorithm();
  if (!isHalf(problem.settings().elementType)) return planExactForward(problem, choice);
  if (algorithm == Algorithm::FlashAttention2) return planFa2Forward(problem, choice);
  return algorithm == Algorithm::FlashAttention1 ? planFa1Forward(problem, choice)
                                                 : planStandardForward(problem, choice);
}

Expected<PassPlan> planBackward(const Problem& problem, const KernelChoice& choice) {
  if (problem.isStandard()) {
    return failure({ErrorCode::NotAvailable, "--backward on a card", "standard", "fa1 or fa2 forward, fa2 backward"});
  }
  if (problem.backwardOrder() != BackwardOrder::FlashAttention2) {
    return failure(
        {ErrorCode::NotAvailable, "--backward-order on a card", std::string(word(problem.backwardOrder())), "fa2"});
  }
  return isHalf(problem.settings().elementType) ? planFa2Backward(problem, choice) : planExactBackward(problem, choice);
}

std::string text(const std::string& name) {
  const auto bytes = embedded("kernels/" + name);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string withoutTags(std::string_view tagged) {
  std::string all;
  while (!tagged.empty()) {
    const auto end = std::min(tagged.find('\n'), tagged.size() - 1) + 1;
    const std::string_view line = tagged.substr(0, end);
    if (!line.substr(std::min(line.find_first_not_of(' '), line.size())).starts_with("//@")) all += line;
    tagged.remove_prefix(end);
  }
  return all;
}

}  // namespace

Expected<KernelPlan> planKernels(const Problem& problem, const KernelChoice& choice) {
  KernelChoice limited = choice;
  if (limited.sharedBytes == 0) limited.sharedBytes = LargestSharedBytes;
  const auto forward = planForward(problem, limited);
  if (!forward) return tl::unexpected(forward.error());
  KernelPlan plan{!isHalf(problem.settings().elementType), *forward};
  if (!problem.settings().backward) return plan;
  const auto backward = planBackward(problem, limited);
  if (!backward) return tl::unexpected(backward.error());
  plan.backward = *backward;
  return plan;
}

std::string taggedKernelText(const PlannedKernel& kernel) {
  if (kernel.source == "sm_clock.cu" || kernel.source == "card_rates.cu") return text(kernel.source);
  if (kernel.source.starts_with("exact_")) {
    return text("exact.cuh") + text("attention.cuh") + text("exact_tile.cuh") + text(kernel.source);
  }
  const std::string shared = text("tensor_core.cuh") + text("attention.cuh") + text("tensor_core_blocks.cuh");
  const auto isOf = [&kernel](const char* pass) { return kernel.source.find(pass) != std::string::npos; };
  const std::string tile = isOf("_forward")    ? text("forward_tile.cuh")
                           : isOf("_backward") ? text("backward_tile.cuh")
                                               : std::string();
  return shared + tile + text(kernel.source);
}

std::string kernelText(const PlannedKernel& kernel) { return withoutTags(taggedKernelText(kernel)); }

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/gpu/gpu_verify.h"

#include <algorithm>

namespace tilewise {

namespace {

Problem problemOf(const VerifyCase& each, std::int64_t head) {
  ProblemSettings settings = each.problem.settings;
  settings.head = head;
  return *Problem::make(std::move(settings));
}

double shareOf(const ArrayAccuracy& array) {
  if (!array.sameNonFinite) return std::numeric_limits<double>::infinity();
  return array.bound > 0 ? array.maxAbs / array.bound : 0;
}

double worstShare(const Accuracy& accuracy) {
  double worst = std::max(shareOf(accuracy.O), shareOf(accuracy.lse));
  for (const auto* each : {&accuracy.dQ, &accuracy.dK, &accuracy.dV}) {
    if (*each) worst = std::max(worst, shareOf(**each));
  }
  return worst;
}

void verifyCase(const std::shared_ptr<Card>& card, KernelCompiler& compiler, VerifyCase& each) {
  const Problem problem = problemOf(each, each.problem.settings.head);
  const InputsOfHead inputsOfHead = [&each](std::int64_t head) { return makeInputs(problemOf(each, head)); };
  const auto fail = [&each](const Error& error) { each.refusal = error; };
  GpuRunSettings settings;
  settings.isDeterministic = each.problem.isDeterministic;
  if (const auto plan = planOnCard(*card, problem, settings); !plan) return fail(plan.error());
  const auto inputs = CardInputs::make(card, problem, inputsOfHead);
  if (!inputs) return fail(inputs.error());
  const auto run = runOnCard(card, compiler, problem, *inputs, settings);
  if (!run) return fail(run.error());
  const auto accuracy = checkCardResult(problem, inputsOfHead(problem.settings().head), run->result, 0);
  if (!accuracy) return fail(accuracy.error());
  each.accuracy = *accuracy;
  each.worstShare = worstShare(*accuracy);
}

}  // namespace

bool VerifyCase::isRefused() const {
  return refusal && (refusal->code == ErrorCode::TooLarge || refusal->code == ErrorCode::NotAvailable);
}

Expected<Accuracy> checkCardResult(const Problem& problem, const Inputs& inputs, const RunResult& result,
                                   unsigned threads) {
  RunControl control;
  if (problem.settings().storage == Storage::None) return check(problem, inputs, result, control, threads);
  const auto standard = run(withAlgorithm(problem, Algorithm::Standard), inputs, control, threads);
  if (!standard) return tl::unexpected(standard.error());
  const auto reference = naiveAttention(problem, inputs, control, threads);
  if (!reference) return tl::unexpected(reference.error());
  return compareByRatio(problem, result, *standard, *reference);
}

Expected<std::vector<VerifyCase>> verifyOnCard(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                               std::uint64_t seed, std::int64_t count,
                                               const std::function<bool(const VerifyCase&)>& watch) {
  RandomProblems random(seed);
  std::vector<VerifyCase> cases;
  std::vector<KernelPlan> plans;
  for (std::int64_t n = 0; n < count; ++n) {
    cases.push_back({n, random.next()});
    GpuRunSettings settings;
    settings.isDeterministic = cases.back().problem.isDeterministic;
    if (auto plan = planOnCard(*card, problemOf(cases.back(), 0), settings)) plans.push_back(std::move(*plan));
  }
  // Compiling is most of the work, and all cores can do it.
  compiler.compileAhead(plans);
  for (VerifyCase& each : cases) {
    verifyCase(card, compiler, each);
    if (!watch(each)) break;
    if (each.refusal && each.refusal->code == ErrorCode::DeviceFailed) return tl::unexpected(*each.refusal);
  }
  return cases;
}

}  // namespace tilewise

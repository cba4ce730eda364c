// SPDX-License-Identifier: MIT
#include "core/gpu/gpu_verify.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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

/// Calls visit for each array that the results have, and for its partner of `other`, if there is one.
template <class Visit>
void forArrays(const Accuracy& accuracy, const std::optional<Accuracy>& other, Visit visit) {
  visit(accuracy.O, other ? &other->O : nullptr);
  visit(accuracy.lse, other ? &other->lse : nullptr);
  for (const auto member : {&Accuracy::dQ, &Accuracy::dK, &Accuracy::dV}) {
    if (accuracy.*member) visit(*(accuracy.*member), other && (*other).*member ? &*((*other).*member) : nullptr);
  }
}

/// Runs a problem, all heads, and compares the head at hand.
Expected<CardAccuracy> runAndCompare(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                     const VerifyCase& each, std::int64_t head,
                                     const std::shared_ptr<const CardInputs>& inputs) {
  const Problem problem = problemOf(each, head);
  GpuRunSettings settings;
  settings.isDeterministic = each.problem.isDeterministic;
  const auto run = runOnCard(card, compiler, problem, inputs, settings);
  if (!run) return tl::unexpected(run.error());
  const auto reference = CardReference::make(problem, makeInputs(problem), 0);
  if (!reference) return tl::unexpected(reference.error());
  return reference->compare(problem, run->result);
}

/// The root mean square errors of an array, of all heads together.
struct PooledErrors {
  double ofCard = 0;
  double ofStandard = 0;  ///< both as sums of squares
  bool isBeyond = false;  ///< some head has an entry beyond its bound
};

/// For the arrays with an entry beyond its bound, the largest ratio of the errors of all heads.
Expected<double> worstRmsRatio(const std::shared_ptr<Card>& card, KernelCompiler& compiler, const VerifyCase& each,
                               const std::shared_ptr<const CardInputs>& inputs) {
  std::array<PooledErrors, 5> pools;
  const ProblemSettings& settings = each.problem.settings;
  for (std::int64_t head = 0; head < settings.batch * settings.heads; ++head) {
    const auto accuracy = runAndCompare(card, compiler, each, head, inputs);
    if (!accuracy) return tl::unexpected(accuracy.error());
    std::size_t at = 0;
    forArrays(accuracy->ofCard, accuracy->ofStandard, [&](const ArrayAccuracy& array, const ArrayAccuracy* standard) {
      PooledErrors& pool = pools.at(at++);
      pool.ofCard += array.rms * array.rms;
      pool.ofStandard += standard == nullptr ? 0 : standard->rms * standard->rms;
      pool.isBeyond = pool.isBeyond || !array.pass;
    });
  }
  double worst = 0;
  for (const PooledErrors& pool : pools) {
    if (pool.isBeyond) worst = std::max(worst, std::sqrt(pool.ofCard / pool.ofStandard));
  }
  return worst;
}

void verifyCase(const std::shared_ptr<Card>& card, KernelCompiler& compiler, VerifyCase& each) {
  const std::int64_t head = each.problem.settings.head;
  const auto fail = [&each](const Error& error) { each.refusal = error; };
  GpuRunSettings settings;
  settings.isDeterministic = each.problem.isDeterministic;
  if (const auto plan = planOnCard(*card, problemOf(each, head), settings); !plan) return fail(plan.error());
  const auto inputs = CardInputs::make(card, problemOf(each, head),
                                       [&each](std::int64_t of) { return makeInputs(problemOf(each, of)); });
  if (!inputs) return fail(inputs.error());
  const auto accuracy = runAndCompare(card, compiler, each, head, *inputs);
  if (!accuracy) return fail(accuracy.error());
  each.accuracy = accuracy->ofCard;
  forArrays(accuracy->ofCard, accuracy->ofStandard, [&each](const ArrayAccuracy& array, const ArrayAccuracy*) {
    each.worstShare = std::max(each.worstShare, shareOf(array));
  });
  if (each.passesByLargest() || !accuracy->ofStandard) return;
  const auto ratio = worstRmsRatio(card, compiler, each, *inputs);
  if (!ratio) return fail(ratio.error());
  each.worstRmsRatio = *ratio;
}

}  // namespace

bool VerifyCase::isRefused() const {
  return refusal && (refusal->code == ErrorCode::TooLarge || refusal->code == ErrorCode::NotAvailable);
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

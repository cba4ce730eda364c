// SPDX-License-Identifier: MIT
#include "core/gpu/card_reference.h"

#include <utility>

namespace tilewise {

namespace {

/// Without what does not change the result that is aimed at. A block mask is made of the blocks.
ProblemSettings withoutBlocks(const Problem& problem) {
  const ProblemSettings unset;
  ProblemSettings settings = problem.settings();
  settings.algorithm = unset.algorithm;
  settings.backwardOrder = unset.backwardOrder;
  settings.device = unset.device;
  settings.sramBytes = unset.sramBytes;
  if (settings.blockMask) return settings;
  settings.Br = unset.Br;
  settings.Bc = unset.Bc;
  return settings;
}

}  // namespace

CardReference::CardReference(Problem problem, Reference reference, std::optional<RunResult> standard)
    : m_problem(std::move(problem)), m_reference(std::move(reference)), m_standard(std::move(standard)) {}

Expected<CardReference> CardReference::make(const Problem& problem, const Inputs& inputs, unsigned threads) {
  RunControl control;
  std::optional<RunResult> standard;
  if (problem.settings().storage != Storage::None) {
    auto result = run(withAlgorithm(problem, Algorithm::Standard), inputs, control, threads);
    if (!result) return tl::unexpected(result.error());
    standard = std::move(*result);
  }
  auto reference = naiveAttention(problem, inputs, control, threads);
  if (!reference) return tl::unexpected(reference.error());
  return CardReference(problem, std::move(*reference), std::move(standard));
}

bool CardReference::isOf(const Problem& problem) const { return withoutBlocks(problem) == withoutBlocks(m_problem); }

CardAccuracy CardReference::compare(const Problem& problem, const RunResult& result) const {
  if (!m_standard) return {tilewise::compare(problem, result, m_reference)};
  return {compareByRatio(problem, result, *m_standard, m_reference),
          compareByRatio(problem, *m_standard, *m_standard, m_reference)};
}

}  // namespace tilewise

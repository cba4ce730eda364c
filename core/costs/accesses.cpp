// SPDX-License-Identifier: MIT
#include "core/costs/accesses.h"

namespace tilewise {

Lengths lengthsOf(const Problem& problem) { return {problem.Tq(), problem.Tk(), problem.dk(), problem.dv()}; }

Accesses accessesOf(AttentionPass which, const Lengths& lengths, const TileCensus& census) {
  const auto [Tq, Tk, dk, dv] = lengths;
  const std::int64_t both = dk + dv;
  const Accesses rowTerms{2 * Tq * dv, Tq};  // dO and O in, D out
  switch (which) {
    case AttentionPass::StandardForward: return {4 * Tq * Tk + (Tq + Tk) * both, 0};
    case AttentionPass::Fa1Forward:
      return {census.keysLoaded * both + census.queryRows * (dk + 2 * dv), 4 * census.queryRows};
    case AttentionPass::Fa2Forward: return {census.rowsLoaded * dk + census.keyRows * both + Tq * dv, Tq};
    case AttentionPass::StandardBackward:
      return {7 * Tq * Tk + 2 * Tq * (dk + dv) + 2 * Tk * (dk + dv), 0};
    case AttentionPass::Fa1Backward:
      return {(census.keysLoaded + Tk) * both + census.queryRows * (3 * dk + 2 * dv), 2 * census.queryRows};
    case AttentionPass::Fa2Backward:
      return {rowTerms.elements + (census.keysLoaded + Tk) * both + census.queryRows * (3 * dk + dv),
              rowTerms.statistics + 2 * census.queryRows};
    case AttentionPass::QueryOuterBackward:
      return {rowTerms.elements + census.rowsLoaded * both + census.keyRows * 3 * both + Tq * dk,
              rowTerms.statistics + 2 * census.rowsLoaded};
    case AttentionPass::TwoLoopsBackward:
      return {rowTerms.elements + (census.keysLoaded + Tk + census.queryRows) * both +
                  (census.rowsLoaded + census.keyRows) * both + Tq * dk,
              rowTerms.statistics + 2 * (census.queryRows + census.rowsLoaded)};
  }
  return {};
}

Arithmetic arithmeticOf(AttentionPass which, const Lengths& lengths, const TileCensus& census) {
  const auto [Tq, Tk, dk, dv] = lengths;
  const std::int64_t e = census.entries, w = census.queryRows;
  switch (which) {
    case AttentionPass::StandardForward: return {2 * Tq * Tk * (dk + dv), Tq * Tk};
    case AttentionPass::Fa1Forward: return {2 * e * (dk + dv), e + 2 * w};
    case AttentionPass::Fa2Forward: return {2 * e * (dk + dv), e + w};
    case AttentionPass::StandardBackward: return {4 * Tq * Tk * (dk + dv), 0};
    case AttentionPass::Fa1Backward:
    case AttentionPass::Fa2Backward:
    case AttentionPass::QueryOuterBackward: return {2 * e * (3 * dk + 2 * dv), e};
    case AttentionPass::TwoLoopsBackward: return {2 * e * (4 * dk + 3 * dv), 2 * e};
  }
  return {};
}

}  // namespace tilewise

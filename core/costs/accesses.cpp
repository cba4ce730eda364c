// SPDX-License-Identifier: MIT
#include "core/costs/accesses.h"

namespace tilewise {

Lengths lengthsOf(const Problem& problem) { return {problem.Tq(), problem.Tk(), problem.dk(), problem.dv()}; }

Accesses accessesOf(AttentionPass which, const Lengths& lengths, const TileCensus& census) {
  const auto [Tq, Tk, dk, dv] = lengths;
  const std::int64_t both = dk + dv;
  const Accesses rowTerms{2 * Tq * dv, Tq};  // D: dO and O in, D out
  switch (which) {
    case AttentionPass::StandardForward: return {4 * Tq * Tk + (Tq + Tk) * both, 0};
    case AttentionPass::Fa1Forward:  // a visit reads Q, O, m, l and writes O, m, l
      return {census.keysLoaded * both + census.queryRows * (dk + 2 * dv), 4 * census.queryRows};
    case AttentionPass::Fa2Forward: return {census.rowsLoaded * dk + census.keyRows * both + Tq * dv, Tq};
    case AttentionPass::StandardBackward:  // matrices: P, dP, P, dS, dS in, dP, dS out
      return {7 * Tq * Tk + 2 * (Tq + Tk) * both, 0};
    case AttentionPass::Fa1Backward:  // a visit reads Q, O, dO, dQ, m, l and writes dQ
      return {(census.keysLoaded + Tk) * both + census.queryRows * (3 * dk + 2 * dv), 2 * census.queryRows};
    case AttentionPass::Fa2Backward:  // a visit reads Q, dO, dQ, lse, D and writes dQ
      return {rowTerms.elements + (census.keysLoaded + Tk) * both + census.queryRows * (3 * dk + dv),
              rowTerms.statistics + 2 * census.queryRows};
    case AttentionPass::QueryOuterBackward:  // a visit reads K, V, dK, dV and writes dK, dV
      return {rowTerms.elements + census.rowsLoaded * both + census.keyRows * 3 * both + Tq * dk,
              rowTerms.statistics + 2 * census.rowsLoaded};
    case AttentionPass::TwoLoopsBackward: {  // a visit reads Q, dO, lse, D; in the second loop K, V
      const std::int64_t keysOutside = (census.keysLoaded + census.queryRows + Tk) * both;
      const std::int64_t queriesOutside = (census.rowsLoaded + census.keyRows) * both + Tq * dk;
      return {rowTerms.elements + keysOutside + queriesOutside,
              rowTerms.statistics + 2 * (census.queryRows + census.rowsLoaded)};
    }
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

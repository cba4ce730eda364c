// SPDX-License-Identifier: MIT
#include "core/costs/closed_forms.h"

namespace tilewise {

namespace {

/// The letters of the formulas.
struct Letters {
  std::int64_t Tq, Tk, dk, dv;
  explicit Letters(const Problem& problem) : Tq(problem.Tq()), Tk(problem.Tk()), dk(problem.dk()), dv(problem.dv()) {}
  std::int64_t both() const { return dk + dv; }
  /// Row terms D of the backward pass: dO and O in, D out.
  std::int64_t rowTerms() const { return 2 * Tq * dv + Tq; }
};

}  // namespace

std::int64_t standardForwardValues(const Problem& problem) {
  const Letters x(problem);
  return 4 * x.Tq * x.Tk + x.Tq * x.both() + x.Tk * x.both();
}

std::int64_t fa2ForwardValues(const Problem& problem, const TileCensus& census) {
  const Letters x(problem);
  return census.rowsLoaded * x.dk + census.keyRows * x.both() + x.Tq * x.dv + x.Tq;
}

std::int64_t fa1ForwardValues(const Problem& problem, const TileCensus& census) {
  const Letters x(problem);
  // A visit reads Q, O, m, l and writes O, m, l.
  return census.keysLoaded * x.both() + census.queryRows * (x.dk + 2 * x.dv + 4);
}

std::int64_t standardBackwardValues(const Problem& problem) {
  const Letters x(problem);
  const std::int64_t reads = 5 * x.Tq * x.Tk + 2 * x.Tq * x.dv + x.Tk * x.dv + x.Tk * x.dk + x.Tq * x.dk;
  const std::int64_t writes = 2 * x.Tq * x.Tk + x.Tk * x.dv + x.Tq * x.dk + x.Tk * x.dk;
  return reads + writes;
}

std::int64_t fa2BackwardValues(const Problem& problem, const TileCensus& census) {
  const Letters x(problem);
  // A visit reads Q, dO, lse, D, dQ and writes dQ.
  return x.rowTerms() + census.keysLoaded * x.both() + census.queryRows * (3 * x.dk + x.dv + 2) + x.Tk * x.both();
}

std::int64_t fa1BackwardValues(const Problem& problem, const TileCensus& census) {
  const Letters x(problem);
  // A visit reads Q, O, dO, dQ, m, l and writes dQ.
  return census.keysLoaded * x.both() + census.queryRows * (3 * x.dk + 2 * x.dv + 2) + x.Tk * x.both();
}

std::int64_t queryOuterBackwardValues(const Problem& problem, const TileCensus& census) {
  const Letters x(problem);
  // A visit reads K, V, dK, dV and writes dK, dV.
  return x.rowTerms() + census.rowsLoaded * (x.both() + 2) + census.keyRows * 3 * x.both() + x.Tq * x.dk;
}

std::int64_t twoLoopsBackwardValues(const Problem& problem, const TileCensus& census) {
  const Letters x(problem);
  const std::int64_t keysOutside = census.keysLoaded * x.both() + census.queryRows * (x.both() + 2) + x.Tk * x.both();
  const std::int64_t queriesOutside = census.rowsLoaded * (x.both() + 2) + census.keyRows * x.both() + x.Tq * x.dk;
  return x.rowTerms() + keysOutside + queriesOutside;
}

}  // namespace tilewise

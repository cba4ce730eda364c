// SPDX-License-Identifier: MIT
#include "core/gpu/card_traffic.h"

#include <utility>

#include "core/gpu/pass_plans.h"
#include "core/tiling/tile_census.h"

namespace tilewise {

namespace {

constexpr std::int64_t Half = 2, Float = 4;

bool isWideAsKeys(Tensor tensor) {
  return tensor == Tensor::Q || tensor == Tensor::K || tensor == Tensor::dQ || tensor == Tensor::dK;
}

/// Takes down the terms of a pass, from rows of one head to bytes of all.
class Terms {
 public:
  explicit Terms(const Problem& problem) : m_problem(problem) {}

  void rows(const char* kernel, CardMove move, Tensor tensor, std::int64_t rows, std::int64_t bytes) {
    values(kernel, move, tensor, rows * paddedWidth(tensor), bytes);
  }
  void values(const char* kernel, CardMove move, Tensor tensor, std::int64_t values, std::int64_t bytes) {
    m_traffic.terms.push_back({kernel, tensor, move, values * bytes * m_problem.headCount()});
  }
  CardTraffic take() { return std::move(m_traffic); }

 private:
  std::int64_t width(Tensor tensor) const { return isWideAsKeys(tensor) ? m_problem.dk() : m_problem.dv(); }
  /// Rows in HBM are padded to 16 bytes of halves.
  std::int64_t paddedWidth(Tensor tensor) const { return (width(tensor) + 7) / 8 * 8; }

  const Problem& m_problem;
  CardTraffic m_traffic;
};

using enum CardMove;

CardTraffic fa2Forward(const Problem& problem) {
  constexpr auto Kernel = "fa2Forward";
  Terms terms(problem);
  terms.rows(Kernel, Read, Tensor::Q, problem.Tq(), Half);  // also of a block that sees no key
  const std::int64_t keys = takeCensus(problem).keyRows;
  for (const Tensor tensor : {Tensor::K, Tensor::V}) terms.rows(Kernel, Read, tensor, keys, Half);
  terms.rows(Kernel, Written, Tensor::O, problem.Tq(), Half);
  terms.values(Kernel, Written, Tensor::lse, problem.Tq(), Float);
  return terms.take();
}

CardTraffic fa1Forward(const Problem& problem) {
  constexpr auto Kernel = "fa1Forward";
  const std::int64_t Tq = problem.Tq();
  Terms terms(problem);
  terms.rows("fa1Begin", Written, Tensor::O, Tq, Float);
  for (const Tensor tensor : {Tensor::m, Tensor::l}) terms.values("fa1Begin", Written, tensor, Tq, Float);
  const TileCensus census = takeCensus(problem);
  for (const Tensor tensor : {Tensor::K, Tensor::V}) terms.rows(Kernel, Read, tensor, census.keysLoaded, Half);
  const std::int64_t rows = census.queryRows;
  terms.rows(Kernel, Read, Tensor::Q, rows, Half);
  for (const CardMove move : {Read, Written}) {
    terms.rows(Kernel, move, Tensor::O, rows, Float);
    for (const Tensor tensor : {Tensor::m, Tensor::l}) terms.values(Kernel, move, tensor, rows, Float);
  }
  terms.rows("fa1End", Read, Tensor::O, Tq, Float);
  for (const Tensor tensor : {Tensor::m, Tensor::l}) terms.values("fa1End", Read, tensor, Tq, Float);
  terms.rows("fa1End", Written, Tensor::O, Tq, Half);
  for (const Tensor tensor : {Tensor::m, Tensor::lse}) terms.values("fa1End", Written, tensor, Tq, Float);
  return terms.take();
}

CardTraffic standardForward(const Problem& problem) {
  const std::int64_t Tq = problem.Tq(), entries = Tq * ((problem.Tk() + 7) / 8 * 8);
  const std::int64_t keysRead = PlanSizes(problem).nr * problem.Tk();
  Terms terms(problem);
  terms.rows("standardScores", Read, Tensor::Q, Tq, Half);
  terms.rows("standardScores", Read, Tensor::K, keysRead, Half);
  terms.values("standardScores", Written, Tensor::S, entries, Half);
  terms.values("standardSoftmax", Read, Tensor::S, entries, Half);
  terms.values("standardSoftmax", Written, Tensor::P, entries, Half);
  for (const Tensor tensor : {Tensor::m, Tensor::l, Tensor::lse}) {
    terms.values("standardSoftmax", Written, tensor, Tq, Float);
  }
  terms.values("standardOutput", Read, Tensor::P, entries, Half);
  terms.rows("standardOutput", Read, Tensor::V, keysRead, Half);
  terms.rows("standardOutput", Written, Tensor::O, Tq, Half);
  return terms.take();
}

CardTraffic fa2Backward(const Problem& problem) {
  constexpr auto Kernel = "fa2Backward";
  const std::int64_t Tq = problem.Tq(), Tk = problem.Tk();
  const PlanSizes sizes(problem);
  Terms terms(problem);
  terms.rows("rowTerms", Read, Tensor::dO, Tq, Half);
  terms.rows("rowTerms", Read, Tensor::O, Tq, Half);
  terms.values("rowTerms", Written, Tensor::D, Tq, Float);
  terms.values("rowTerms", Written, Tensor::dQ, sizes.nr * padded(sizes.Br) * sizes.padK, Float);  // the sums, cleared
  terms.rows(Kernel, Read, Tensor::K, Tk, Half);  // also of a block that no query sees
  terms.rows(Kernel, Read, Tensor::V, Tk, Half);
  const std::int64_t rows = takeCensus(problem).queryRows;
  terms.rows(Kernel, Read, Tensor::Q, rows, Half);
  terms.rows(Kernel, Read, Tensor::dO, rows, Half);
  terms.values(Kernel, Read, Tensor::lse, rows, Float);
  terms.values(Kernel, Read, Tensor::D, rows, Float);
  terms.rows(Kernel, Added, Tensor::dQ, rows, Float);
  terms.rows(Kernel, Written, Tensor::dK, Tk, Half);
  terms.rows(Kernel, Written, Tensor::dV, Tk, Half);
  terms.rows("queryGradients", Read, Tensor::dQ, Tq, Float);
  terms.rows("queryGradients", Written, Tensor::dQ, Tq, Half);
  return terms.take();
}

}  // namespace

std::int64_t CardTraffic::bytes(CardMove move) const {
  std::int64_t sum = 0;
  for (const CardTerm& term : terms) sum += term.move == move ? term.bytes : 0;
  return sum;
}

std::string_view word(CardMove move) {
  return move == CardMove::Read ? "read" : (move == CardMove::Written ? "written" : "added");
}

CardTraffic cardTraffic(const Problem& problem, Pass pass) {
  if (pass == Pass::Backward) return fa2Backward(problem);
  if (problem.isStandard()) return standardForward(problem);
  return problem.algorithm() == Algorithm::FlashAttention1 ? fa1Forward(problem) : fa2Forward(problem);
}

}  // namespace tilewise

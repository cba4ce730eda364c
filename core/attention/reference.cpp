// SPDX-License-Identifier: MIT
#include "core/attention/reference.h"

#include <new>

#include "core/attention/naive_gradients.h"
#include "core/attention/naive_rows.h"
#include "core/attention/shared_rows.h"

namespace tilewise {

namespace {

constexpr std::int64_t QueriesAtOnce = 8;
constexpr std::int64_t KeysAtOnce = 64;  ///< each piece of keys reads all queries: more of them spare reading

Reference forward(const Problem& problem, const Inputs& inputs, const NaiveScores& scores, RunControl& control,
                  unsigned threads) {
  Reference reference;
  reference.O.resize(problem.Tq(), problem.dv());
  reference.lse.resize(problem.Tq());
  Vector<double> scoreMax(problem.Tq());
  shareRows(problem.Tq(), QueriesAtOnce, threads, control, [&] {
    return [&, rows = NaiveRows(problem, inputs.V, scores)](Range queries) mutable {
      for (std::int64_t r = queries.begin; r < queries.end; ++r) {
        const NaiveRow row = rows.row(r, reference.O.row(r));
        reference.lse(r) = row.lse;
        scoreMax(r) = row.scoreMax;
      }
    };
  });
  if (!control.cancel) reference.scoreMax = scoreMax.maxCoeff();
  return reference;
}

Gradients backward(const Problem& problem, const Inputs& inputs, const NaiveScores& scores, const Reference& reference,
                   RunControl& control, unsigned threads) {
  NaiveBackward pass(problem, inputs, scores, reference.O, reference.lse);
  shareRows(problem.Tq(), QueriesAtOnce, threads, control, [&] {
    return [rows = NaiveGradientRows(problem, pass)](Range queries) mutable {
      for (std::int64_t r = queries.begin; r < queries.end; ++r) rows.query(r);
    };
  });
  shareRows(problem.Tk(), KeysAtOnce, threads, control,
            [&] { return [rows = NaiveGradientRows(problem, pass)](Range keys) mutable { rows.keys(keys); }; });
  return std::move(pass.gradients);
}

Expected<Reference> compute(const Problem& problem, const Inputs& inputs, RunControl& control, unsigned threads) {
  const bool withGradients = problem.settings().backward;
  const std::int64_t queryPieces = pieceCount(problem.Tq(), QueriesAtOnce);
  control.stripsDone = 0;
  control.stripsTotal = withGradients ? 2 * queryPieces + pieceCount(problem.Tk(), KeysAtOnce) : queryPieces;
  const NaiveScores scores(problem, inputs.Q, inputs.K);
  Reference reference = forward(problem, inputs, scores, control, threads);
  if (withGradients && !control.cancel) {
    reference.gradients = backward(problem, inputs, scores, reference, control, threads);
  }
  if (control.cancel) return failure({ErrorCode::Cancelled, "the check", "", ""});
  return reference;
}

}  // namespace

Expected<Reference> naiveAttention(const Problem& problem, const Inputs& inputs, RunControl& control,
                                   unsigned threads) {
  if (const auto fits = checkShapes(problem, inputs); !fits) return tl::unexpected(fits.error());
  try {
    return compute(problem, inputs, control, threads);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the check", "", ""});
  }
}

}  // namespace tilewise

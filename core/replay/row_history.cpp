// SPDX-License-Identifier: MIT
#include "core/replay/row_history.h"

#include <cmath>
#include <limits>

#include "core/attention/naive_scores.h"
#include "core/base/contract.h"
#include "core/problem/dropout.h"
#include "core/replay/replay.h"

namespace tilewise {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

double larger(double a, double b) { return (b > a || std::isnan(b)) ? b : a; }

ForwardHistoryStep stepOf(const BlockState& state, const Mask& mask, std::int64_t r) {
  const Index row = r - state.queries.begin;
  ForwardHistoryStep step;
  step.j = *state.j;
  step.keys = state.keys;
  step.isSkipped = state.tileSkipped;
  step.rowMax = -Infinity;
  if (state.S) {
    mask.forEachVisibleRun(r, state.keys, [&](Range run) {
      for (std::int64_t t = run.begin; t < run.end; ++t) {
        step.rowMax = larger(step.rowMax, (*state.S)(row, t - state.keys.begin));
      }
    });
  }
  step.m = state.now.m(row);
  step.l = state.now.l(row);
  if (state.factor) step.factor = (*state.factor)(row);
  step.output = state.now.O_acc.row(row).transpose();
  if (state.strip == StripKind::QueryBlock && step.m != -Infinity) step.output /= step.l;
  return step;
}

}  // namespace

std::vector<ForwardHistoryStep> forwardHistory(const Problem& problem, const Inputs& inputs, const HbmInputs& hbm,
                                               const Trace& trace, std::int64_t r) {
  TILEWISE_EXPECTS(0 <= r && r < problem.Tq() && trace.schedule().pass() == Pass::Forward);
  std::vector<ForwardHistoryStep> steps;
  if (problem.isStandard()) return steps;
  const auto replay = makeReplay(problem, hbm, nullptr, trace);
  const std::int64_t i = trace.grid().tileAt(r, 0).i;
  for (std::int64_t j = 0; j < trace.grid().nc(); ++j) {
    const BlockState& state = replay->stateAt(trace.positionsOf(TileIndex{i, j}).end);
    steps.push_back(stepOf(state, trace.grid().mask(), r));
    ForwardHistoryStep& step = steps.back();
    // A skipped tile adds no key.
    step.exact =
        step.isSkipped && j > 0 ? steps[steps.size() - 2].exact : summaryOf(problem, inputs, r, {0, step.keys.end});
  }
  return steps;
}

BackwardHistory backwardHistory(const Problem& problem, const Inputs& inputs, const RunResult* result, std::int64_t r) {
  TILEWISE_EXPECTS(0 <= r && r < problem.Tq() && problem.settings().backward);
  const TileGrid grid(problem);
  const NaiveScoreRule rule(problem);
  const Dropout dropout(problem);
  const Summary all = summaryOf(problem, inputs, r, {0, problem.Tk()});
  const double lse = all.lse();
  BackwardHistory history;
  const bool keepsRowTerms = result != nullptr && result->backward && result->backward->gradients.D.size() > 0;
  if (keepsRowTerms) history.D = result->backward->gradients.D(r);
  history.dOO = inputs.dO.row(r).dot(all.output());
  double weight = 0;
  for (std::int64_t j = 0; j < grid.nc(); ++j) {
    const Range keys = grid.keys(j);
    const std::int64_t i = grid.tileAt(r, 0).i;
    grid.mask().forEachVisibleRun(r, keys, [&](Range run) {
      for (std::int64_t t = run.begin; t < run.end; ++t) {
        const double P = std::exp(rule.biased(rule.capped(inputs.Q.row(r).dot(inputs.K.row(t))), r, t) - lse);
        const double z = dropout.dropsAnything() ? dropout.factor(r, t) : 1.0;
        weight += P;
        history.PdP += P * z * inputs.dO.row(r).dot(inputs.V.row(t));
      }
    });
    history.steps.push_back({j, keys, grid.kind({i, j}) == TileKind::Skipped, weight, history.PdP});
  }
  return history;
}

}  // namespace tilewise

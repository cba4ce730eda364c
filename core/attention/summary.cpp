// SPDX-License-Identifier: MIT
#include "core/attention/summary.h"

#include <cmath>
#include <limits>
#include <vector>

#include "core/attention/naive_scores.h"
#include "core/problem/dropout.h"
#include "core/problem/mask.h"

namespace tilewise {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

double larger(double a, double b) { return (b > a || std::isnan(b)) ? b : a; }

/// exp(from - to), to the larger: 0 where there is no weight yet.
double factor(double from, double to) { return from == -Infinity ? 0.0 : std::exp(from - to); }

}  // namespace

Vector<double> Summary::output() const {
  if (keys == 0) return Vector<double>::Zero(O_acc.size());
  return O_acc / l;
}

double Summary::lse() const {
  if (keys == 0) return -Infinity;
  return l == 0 ? std::numeric_limits<double>::quiet_NaN() : m + std::log(l);
}

Summary summaryOf(const Problem& problem, const Inputs& inputs, std::int64_t r, Range keys) {
  const NaiveScoreRule rule(problem);
  const Mask mask(problem);
  const Dropout dropout(problem);
  Summary summary{0, -Infinity, 0, Vector<double>::Zero(problem.dv())};
  std::vector<double> scores;
  const auto forEachVisible = [&](auto visit) {
    std::size_t seen = 0;
    mask.forEachVisibleRun(r, keys, [&](Range run) {
      for (std::int64_t t = run.begin; t < run.end; ++t) visit(t, seen++);
    });
  };
  forEachVisible([&](std::int64_t t, std::size_t) {
    scores.push_back(rule.biased(rule.capped(inputs.Q.row(r).dot(inputs.K.row(t))), r, t));
    summary.m = larger(summary.m, scores.back());
  });
  summary.keys = static_cast<std::int64_t>(scores.size());
  if (summary.m == -Infinity) return summary;
  forEachVisible([&](std::int64_t t, std::size_t n) {
    const double weight = std::exp(scores[n] - summary.m);
    summary.l += weight;
    summary.O_acc += (dropout.dropsAnything() ? dropout.factor(r, t) * weight : weight) * inputs.V.row(t).transpose();
  });
  return summary;
}

Summary merge(const Summary& a, const Summary& b) {
  const double m = larger(a.m, b.m);
  const double fa = factor(a.m, m);
  const double fb = factor(b.m, m);
  return {a.keys + b.keys, m, fa * a.l + fb * b.l, fa * a.O_acc + fb * b.O_acc};
}

}  // namespace tilewise

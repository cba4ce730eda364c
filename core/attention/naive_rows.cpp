// SPDX-License-Identifier: MIT
#include "core/attention/naive_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilewise {

NaiveRow NaiveRows::row(Index r, Eigen::Ref<Eigen::RowVectorXd> output) {
  NaiveRow result;
  m_scores.row(r, m_keys, m_u, m_s);
  for (const double s : m_s) {
    if (std::isfinite(s)) result.scoreMax = std::max(result.scoreMax, std::abs(s));
  }
  const auto forEachVisible = [this, r](auto visit) {
    m_mask.forEachVisibleRun(r, m_keys, [&visit](Range run) {
      for (std::int64_t t = run.begin; t < run.end; ++t) visit(t);
    });
  };
  const auto weight = [this](std::int64_t t) -> double& { return m_s[static_cast<std::size_t>(t)]; };

  output.setZero();
  double m = -std::numeric_limits<double>::infinity();
  forEachVisible([&](std::int64_t t) { m = (weight(t) > m || std::isnan(weight(t))) ? weight(t) : m; });
  result.lse = m;
  if (!m_mask.seesAKey(r)) return result;

  // Of scores that are all -inf, and of +inf, this makes NaN, as it should.
  double l = 0;
  forEachVisible([&](std::int64_t t) {
    weight(t) = std::exp(weight(t) - m);
    l += weight(t);
  });
  forEachVisible([&](std::int64_t t) {
    const double P = weight(t) / l;
    output += (m_dropout.dropsAnything() ? m_dropout.factor(r, t) * P : P) * m_V.row(t);
  });
  result.lse = m + std::log(l);
  return result;
}

}  // namespace tilewise

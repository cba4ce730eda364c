// SPDX-License-Identifier: MIT
#include "core/attention/naive_scores.h"

#include <cmath>
#include <cstdlib>

namespace tilewise {

NaiveScoreRule::NaiveScoreRule(const Problem& problem)
    : m_scale(problem.scale()),
      m_softCap(problem.settings().softCap),
      m_slope(problem.alibiSlope()),
      m_offset(problem.offset()) {}

double NaiveScoreRule::capped(double product) const {
  const double u = m_scale * product;
  return m_softCap > 0 ? m_softCap * std::tanh(u / m_softCap) : u;
}

double NaiveScoreRule::biased(double u, std::int64_t r, std::int64_t t) const {
  return m_slope == 0 ? u : u - m_slope * static_cast<double>(std::abs(r + m_offset - t));
}

void NaiveScores::row(Index r, Range keys, std::vector<double>& u, std::vector<double>& s) const {
  u.assign(static_cast<std::size_t>(keys.size()), 0.0);
  // K transposed lets the inner loop run along memory; each entry is still summed from the first column to the last.
  for (Index d = 0; d < m_Kt.rows(); ++d) {
    const double q = m_Q(r, d);
    const double* k = &m_Kt(d, keys.begin);
    for (std::size_t n = 0; n < u.size(); ++n) u[n] += q * k[n];
  }
  s.resize(u.size());
  for (std::size_t n = 0; n < u.size(); ++n) {
    u[n] = m_rule.capped(u[n]);
    s[n] = m_rule.biased(u[n], r, keys.begin + static_cast<std::int64_t>(n));
  }
}

}  // namespace tilewise

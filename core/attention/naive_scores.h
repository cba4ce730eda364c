// SPDX-License-Identifier: MIT
#pragma once

/// The scores of naive attention in float64, as algorithms.md states them: scale, soft cap, ALiBi. Shares no code with
/// the engine.

#include <vector>

#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/problem/problem.h"

namespace tilewise {

/// From a product q k to a score, entry by entry.
class NaiveScoreRule {
 public:
  explicit NaiveScoreRule(const Problem& problem);

  /// c of algorithms.md.
  double scale() const { return m_scale; }
  /// u: scaled, and through the soft cap if there is one.
  double capped(double product) const;
  /// s: u with the ALiBi term of the entry.
  double biased(double u, std::int64_t r, std::int64_t t) const;
  /// By what the gradient of s is multiplied on its way through the soft cap: 1 - (u/cap)^2; 1 without.
  double capFactor(double u) const { return m_softCap > 0 ? 1 - (u / m_softCap) * (u / m_softCap) : 1.0; }

 private:
  double m_scale, m_softCap, m_slope;
  std::int64_t m_offset;
};

class NaiveScores {
 public:
  /// Keeps a transposed copy of K, and Q by reference. Requires: the shapes of the problem; Q outlives this.
  NaiveScores(const Problem& problem, const Matrix<double>& Q, const Matrix<double>& K)
      : m_rule(problem), m_Q(Q), m_Kt(K.transpose()) {}

  const NaiveScoreRule& rule() const { return m_rule; }
  /// u and s of query r against these keys, whether it sees them or not, in their order. Both are resized. The bits of
  /// an entry do not depend on the range.
  void row(Index r, Range keys, std::vector<double>& u, std::vector<double>& s) const;

 private:
  NaiveScoreRule m_rule;
  const Matrix<double>& m_Q;
  Matrix<double> m_Kt;
};

}  // namespace tilewise

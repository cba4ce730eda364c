// SPDX-License-Identifier: MIT
#include "core/attention/naive_gradients.h"

#include <cmath>

namespace tilewise {

NaiveBackward::NaiveBackward(const Problem& problem, const Inputs& from, const NaiveScores& naiveScores,
                             const Matrix<double>& O, const Vector<double>& logSumExp)
    : inputs(from), scores(naiveScores), lse(logSumExp), Vt(from.V.transpose()) {
  gradients.dQ.setZero(problem.Tq(), problem.dk());
  gradients.dK.setZero(problem.Tk(), problem.dk());
  gradients.dV.setZero(problem.Tk(), problem.dv());
  gradients.D = (inputs.dO.array() * O.array()).rowwise().sum();
}

template <class Visit>
void NaiveGradientRows::forEachWeight(Index r, Range keys, Visit visit) {
  m_mask.forEachVisibleRun(r, keys, [&](Range run) {
    m_pass.scores.row(r, run, m_u, m_s);
    m_dP.assign(m_s.size(), 0.0);
    for (Index c = 0; c < m_pass.Vt.rows(); ++c) {
      const double dO = m_pass.inputs.dO(r, c);
      const double* V = &m_pass.Vt(c, run.begin);
      for (std::size_t n = 0; n < m_dP.size(); ++n) m_dP[n] += dO * V[n];
    }
    const double lse = m_pass.lse(r);
    const double D = m_pass.gradients.D(r);
    for (std::size_t n = 0; n < m_s.size(); ++n) {
      const std::int64_t t = run.begin + static_cast<std::int64_t>(n);
      const double z = m_dropout.dropsAnything() ? m_dropout.factor(r, t) : 1.0;
      const double P = std::exp(m_s[n] - lse);
      visit(t, z * P, P * (z * m_dP[n] - D) * m_pass.scores.rule().capFactor(m_u[n]));
    }
  });
}

void NaiveGradientRows::query(Index r) {
  auto dQ = m_pass.gradients.dQ.row(r);
  forEachWeight(r, m_keys, [&](std::int64_t t, double, double dS) { dQ += dS * m_pass.inputs.K.row(t); });
  dQ *= m_pass.scores.rule().scale();
}

void NaiveGradientRows::keys(Range keys) {
  Gradients& gradients = m_pass.gradients;
  for (Index r = 0; r < m_queries; ++r) {
    forEachWeight(r, keys, [&](std::int64_t t, double zP, double dS) {
      gradients.dV.row(t) += zP * m_pass.inputs.dO.row(r);
      gradients.dK.row(t) += dS * m_pass.inputs.Q.row(r);
    });
  }
  gradients.dK.middleRows(keys.begin, keys.size()) *= m_pass.scores.rule().scale();
}

}  // namespace tilewise

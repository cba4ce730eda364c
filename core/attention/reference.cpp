// SPDX-License-Identifier: MIT
#include "core/attention/reference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>
#include <vector>

#include "core/attention/worker_threads.h"
#include "core/problem/mask.h"

namespace tilewise {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// One thread's rows of naive attention: two-pass softmax over all keys of a row.
class NaiveRows {
 public:
  NaiveRows(const Problem& problem, const Inputs& inputs, const Matrix<double>& Kt, Reference& reference)
      : m_mask(problem),
        m_scale(problem.scale()),
        m_inputs(inputs),
        m_Kt(Kt),
        m_reference(reference),
        m_scores(static_cast<std::size_t>(problem.Tk())) {}

  void row(Index r) {
    score(r);
    const auto keys = static_cast<std::size_t>(m_mask.visibleKeys(r).end);
    auto output = m_reference.O.row(r);
    output.setZero();
    m_reference.lse(r) = -Infinity;
    if (keys == 0) return;

    double m = -Infinity;
    for (std::size_t t = 0; t < keys; ++t) m = (m_scores[t] > m || std::isnan(m_scores[t])) ? m_scores[t] : m;
    double l = 0;
    for (std::size_t t = 0; t < keys; ++t) l += std::exp(m_scores[t] - m);
    for (std::size_t t = 0; t < keys; ++t) {
      output += (std::exp(m_scores[t] - m) / l) * m_inputs.V.row(static_cast<Index>(t));
    }
    m_reference.lse(r) = m + std::log(l);
  }

  double scoreMax() const { return m_scoreMax; }

 private:
  /// Scores of all keys, masked ones included. K transposed lets the inner loop run along memory.
  void score(Index r) {
    std::fill(m_scores.begin(), m_scores.end(), 0.0);
    for (Index d = 0; d < m_Kt.rows(); ++d) {
      const double q = m_inputs.Q(r, d);
      const double* k = &m_Kt(d, 0);
      for (std::size_t t = 0; t < m_scores.size(); ++t) m_scores[t] += q * k[t];
    }
    for (double& s : m_scores) {
      s *= m_scale;
      if (std::isfinite(s)) m_scoreMax = std::max(m_scoreMax, std::abs(s));
    }
  }

  Mask m_mask;
  double m_scale;
  const Inputs& m_inputs;
  const Matrix<double>& m_Kt;
  Reference& m_reference;
  std::vector<double> m_scores;
  double m_scoreMax = 0;
};

Expected<Reference> computeRows(const Problem& problem, const Inputs& inputs, RunControl& control, unsigned threads) {
  constexpr Index RowsAtOnce = 8;
  Reference reference;
  reference.O.resize(problem.Tq(), problem.dv());
  reference.lse.resize(problem.Tq());
  const Matrix<double> Kt = inputs.K.transpose();
  const Index chunks = (problem.Tq() + RowsAtOnce - 1) / RowsAtOnce;
  control.stripsTotal = chunks;

  const unsigned workers = static_cast<unsigned>(std::min<Index>(threadCount(threads), chunks));
  std::vector<double> scoreMax(workers, 0.0);
  std::atomic<Index> taken{0};
  runOnThreads(workers, [&](unsigned worker) {
    NaiveRows rows(problem, inputs, Kt, reference);
    for (Index chunk = taken++; chunk < chunks && !control.cancel; chunk = taken++) {
      const Index end = std::min(problem.Tq(), (chunk + 1) * RowsAtOnce);
      for (Index r = chunk * RowsAtOnce; r < end && !control.cancel; ++r) rows.row(r);
      ++control.stripsDone;
    }
    scoreMax[worker] = rows.scoreMax();
  });
  if (control.cancel) return failure({ErrorCode::Cancelled, "the check", "", ""});
  reference.scoreMax = *std::max_element(scoreMax.begin(), scoreMax.end());
  return reference;
}

}  // namespace

Expected<Reference> naiveAttention(const Problem& problem, const Inputs& inputs, RunControl& control,
                                   unsigned threads) {
  if (const auto fits = checkShapes(problem, inputs); !fits) return tl::unexpected(fits.error());
  try {
    return computeRows(problem, inputs, control, threads);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the check", "", ""});
  }
}

}  // namespace tilewise

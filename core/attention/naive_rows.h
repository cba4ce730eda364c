// SPDX-License-Identifier: MIT
#pragma once

/// Naive attention, forward, one query at a time: two-pass softmax over all keys that it sees. One thread's.

#include <vector>

#include "core/attention/naive_scores.h"
#include "core/problem/dropout.h"
#include "core/problem/inputs.h"
#include "core/problem/mask.h"

namespace tilewise {

/// What one query gives beside its row of O.
struct NaiveRow {
  double lse = 0;       ///< -inf when it sees no key
  double scoreMax = 0;  ///< largest finite |s| over all keys, masked ones included
};

class NaiveRows {
 public:
  /// Requires: problem's shapes; V and scores outlive this.
  NaiveRows(const Problem& problem, const Matrix<double>& V, const NaiveScores& scores)
      : m_mask(problem), m_dropout(problem), m_keys{0, problem.Tk()}, m_V(V), m_scores(scores) {}

  /// Writes the row of the output of query r. Numerics: those of naiveAttention().
  NaiveRow row(Index r, Eigen::Ref<Eigen::RowVectorXd> output);

 private:
  Mask m_mask;
  Dropout m_dropout;
  Range m_keys;
  const Matrix<double>& m_V;
  const NaiveScores& m_scores;
  std::vector<double> m_u, m_s;
};

}  // namespace tilewise

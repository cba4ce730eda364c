// SPDX-License-Identifier: MIT
#pragma once

/// Naive attention, backward, in float64: dQ by queries, dK and dV by keys, so that each row is summed by one thread in
/// a fixed order. No matrix of Tq x Tk is kept: weights are made again from lse for each of the two.

#include <vector>

#include "core/attention/gradients.h"
#include "core/attention/naive_scores.h"
#include "core/problem/dropout.h"
#include "core/problem/inputs.h"
#include "core/problem/mask.h"

namespace tilewise {

/// What the rows of all threads are made of and written to.
struct NaiveBackward {
  /// Computes D; the gradients are zero until their rows are done.
  NaiveBackward(const Problem& problem, const Inputs& inputs, const NaiveScores& scores, const Matrix<double>& O,
                const Vector<double>& lse);

  const Inputs& inputs;
  const NaiveScores& scores;
  const Vector<double>& lse;
  Matrix<double> Vt;
  Gradients gradients;
};

/// One thread's rows of it.
class NaiveGradientRows {
 public:
  NaiveGradientRows(const Problem& problem, NaiveBackward& pass)
      : m_mask(problem), m_dropout(problem), m_queries(problem.Tq()), m_keys{0, problem.Tk()}, m_pass(pass) {}

  /// Row r of dQ = c dS K.
  void query(Index r);
  /// Rows of dK = c dS^T Q and dV = (z o P)^T dO.
  void keys(Range keys);

 private:
  /// Calls visit(t, z P, dS) for each key t among these that query r sees.
  template <class Visit>
  void forEachWeight(Index r, Range keys, Visit visit);

  Mask m_mask;
  Dropout m_dropout;
  Index m_queries;
  Range m_keys;
  NaiveBackward& m_pass;
  std::vector<double> m_u, m_s, m_dP;
};

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/entry_value.h"

#include <cmath>

#include "core/attention/naive_scores.h"

namespace tilewise {

std::optional<double> entryValue(const Run& run, Tensor what, std::int64_t query, std::int64_t key) {
  const Inputs* inputs = run.inputs.get();
  const bool isThere = inputs != nullptr && query < inputs->Q.rows() && key < inputs->K.rows();
  if (!isThere || (what != Tensor::S && what != Tensor::P)) return std::nullopt;
  const NaiveScoreRule rule(run.problem);
  const double s = rule.biased(rule.capped(inputs->Q.row(query).dot(inputs->K.row(key))), query, key);
  if (what == Tensor::S) return s;
  if (!run.result || query >= run.result->lse.size()) return std::nullopt;
  return std::exp(s - run.result->lse(query));
}

}  // namespace tilewise

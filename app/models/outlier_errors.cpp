// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/outlier_errors.h"

#include <chrono>
#include <cmath>

#include "core/attention/accuracy.h"
#include "core/attention/reference.h"
#include "core/problem/inputs.h"

namespace tilewise {

namespace {

/// Mean square of the error of one head.
Expected<double> meanSquare(const Problem& problem, const Inputs& inputs, const Reference& reference,
                            RunControl& control) {
  const auto result = run(problem, inputs, control);
  if (!result) return tl::unexpected(result.error());
  const double rms = compare(problem, *result, reference).O.rms;
  return rms * rms;
}

}  // namespace

Expected<OutlierErrors> runOutliers(const ProblemSettings& settings, std::int64_t heads, RunControl& control,
                                    std::atomic<double>& share) {
  const auto begin = std::chrono::steady_clock::now();
  ProblemSettings own = settings;
  own.batch = 1;
  own.heads = heads;
  own.kvHeads.reset();
  OutlierErrors errors;
  double standard = 0;
  double fa2 = 0;
  for (std::int64_t head = 0; head < heads; ++head) {
    own.head = head;
    own.algorithm = Algorithm::FlashAttention2;
    const auto problem = Problem::make(own);
    if (!problem) return tl::unexpected(problem.error());
    const Inputs inputs = makeInputs(*problem);
    const auto reference = naiveAttention(*problem, inputs, control);
    if (!reference) return tl::unexpected(reference.error());
    const auto ofFa2 = meanSquare(*problem, inputs, *reference, control);
    if (!ofFa2) return tl::unexpected(ofFa2.error());
    const auto ofStandard = meanSquare(withAlgorithm(*problem, Algorithm::Standard), inputs, *reference, control);
    if (!ofStandard) return tl::unexpected(ofStandard.error());
    fa2 += *ofFa2;
    standard += *ofStandard;
    share = static_cast<double>(head + 1) / static_cast<double>(heads);
  }
  const auto count = static_cast<double>(heads);
  errors.standardRmse = std::sqrt(standard / count);
  errors.fa2Rmse = std::sqrt(fa2 / count);
  errors.N = own.Tq;
  errors.d = own.dk;
  errors.heads = heads;
  errors.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return errors;
}

}  // namespace tilewise

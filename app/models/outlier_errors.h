// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// FlashAttention-3's test of errors, run here: inputs with outliers, stored in fp16, standard attention and
/// FlashAttention-2 against float64.

#include <cstdint>

#include "core/attention/engine.h"
#include "core/base/expected.h"

namespace tilewise {

struct OutlierErrors {
  double standardRmse = 0;
  double fa2Rmse = 0;
  std::int64_t N = 0;
  std::int64_t d = 0;
  std::int64_t heads = 0;
  double seconds = 0;  ///< that it took

  double ratio() const { return standardRmse / fa2Rmse; }
};

/// Numerics: root of the mean square over all entries of O of all heads.
/// Requires: the settings ask for emulated storage.
/// Errors:   those of run() and naiveAttention(); Cancelled.
/// Thread:   any; takes seconds. `share` goes from 0 to 1.
[[nodiscard]] Expected<OutlierErrors> runOutliers(const ProblemSettings& settings, std::int64_t heads,
                                                  RunControl& control, std::atomic<double>& share);

}  // namespace tilewise

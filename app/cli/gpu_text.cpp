// SPDX-License-Identifier: MIT
#include "app/cli/gpu_text.h"

#include <cmath>

#include <fmt/format.h>

namespace tilewise {

std::string predictionText(const RecordedPass& pass) {
  const PredictedTime& predicted = *pass.predicted;
  std::string text = fmt::format("predicted {:.1f} us", predicted.seconds * 1e6);
  const auto ratio = predictedRatio(pass);
  if (ratio) text += fmt::format(" ({:+.0f} %)", (*ratio - 1) * 100);
  text += fmt::format(", bound by {}, {:.0f} % idle", word(predicted.bound), predicted.idleShare * 100);
  const bool isMiss = ratio && std::abs(*ratio - 1) > PredictionTolerance;
  if (isMiss) text += ", a miss";
  std::string doubts;
  for (const PredictionDoubt doubt : predicted.doubts) {
    doubts += doubts.empty() ? "" : ", ";
    doubts += word(doubt);
  }
  if (doubts.empty()) return isMiss ? text + " of no known cause" : text;
  return text + (isMiss ? " by " : ", unsure by ") + doubts;
}

}  // namespace tilewise

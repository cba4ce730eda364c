// SPDX-License-Identifier: MIT
#pragma once

/// Random problems that a broken run takes.

#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

namespace tilewise::testing {

/// Any masks, scores, heads and passes, under FlashAttention-2 and its backward order.
inline ProblemSettings nextForFaults(RandomSettings& random) {
  ProblemSettings settings = random.nextOfFamily();
  settings.algorithm = Algorithm::FlashAttention2;
  settings.backwardOrder = BackwardOrder::FlashAttention2;
  return settings;
}

inline QString nameOf(Fault fault) { return QString::fromStdString(std::string(word(fault))); }

}  // namespace tilewise::testing

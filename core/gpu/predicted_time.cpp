// SPDX-License-Identifier: MIT
#include "core/gpu/predicted_time.h"

namespace tilewise {

std::string_view word(TimeBound bound) {
  switch (bound) {
    case TimeBound::TensorCores: return "tensor-cores";
    case TimeBound::Exponentials: return "exponentials";
    case TimeBound::SharedMemory: return "shared-memory";
    case TimeBound::L2: return "l2";
    case TimeBound::Dram: return "dram";
    case TimeBound::Latency: return "latency";
    default: return "launches";
  }
}

std::string_view word(PredictionDoubt doubt) {
  switch (doubt) {
    case PredictionDoubt::Spills: return "spills";
    case PredictionDoubt::PartialTiles: return "partial-tiles";
    case PredictionDoubt::FewWarps: return "few-warps";
    case PredictionDoubt::Padding: return "padding";
    case PredictionDoubt::ShortPass: return "short-pass";
    case PredictionDoubt::FixedOrder: return "fixed-order";
    default: return "last-wave";
  }
}

}  // namespace tilewise

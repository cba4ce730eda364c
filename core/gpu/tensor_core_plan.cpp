// SPDX-License-Identifier: MIT
#include "core/gpu/tensor_core_plan.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/files/embedded.h"

namespace tilewise {

namespace {

std::int64_t padded(std::int64_t n) { return (n + 15) / 16 * 16; }

std::string text(const char* name) {
  const auto bytes = embedded(name);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Four warps share the rows until each has two tiles; then eight do: fewer warps read K and V from shared memory less
/// often.
void divideRows(TensorCorePlan& plan) {
  const std::int64_t tiles = (plan.Br + 15) / 16;
  plan.warps = tiles > 8 ? 8 : std::min<std::int64_t>(tiles, 4);
  plan.rowTiles = (tiles + plan.warps - 1) / plan.warps;
}

/// The largest chunk that the registers have room for.
void chooseChunk(TensorCorePlan& plan) {
  const std::int64_t keys = padded(plan.Bc);
  plan.chunk = 16;
  for (std::int64_t chunk = 16; chunk <= std::min<std::int64_t>(keys, 128); chunk += 16) {
    if (keys % chunk != 0) continue;
    TensorCorePlan tried = plan;
    tried.chunk = chunk;
    if (tried.accumulators() <= LargestAccumulators && tried.sharedBytes() <= LargestSharedBytes) plan.chunk = chunk;
  }
}

}  // namespace

std::int64_t TensorCorePlan::sharedBytes() const {
  const std::int64_t strideK = padded(dk) + 8;
  const std::int64_t strideV = padded(dv) + 8;
  const std::int64_t rows = warps * rowTiles * 16;
  return 2 * (rows * std::max(strideK, strideV) + 2 * chunk * (strideK + strideV));
}

std::int64_t TensorCorePlan::accumulators() const { return rowTiles * (chunk + padded(dv)) / 2; }

Macros TensorCorePlan::macros() const {
  const auto number = [](std::int64_t value) { return static_cast<int>(value); };
  return {{"BR", number(Br)},
          {"BC", number(Bc)},
          {"DK", number(dk)},
          {"DV", number(dv)},
          {"CHUNK", number(chunk)},
          {"WARPS", number(warps)},
          {"ROW_TILES", number(rowTiles)},
          {"ELEMENT_BF16", isBf16},
          {"HAS_BAND", hasBand},
          {"HAS_DOCUMENTS", hasDocuments},
          {"HAS_SOFTCAP", hasSoftCap},
          {"HAS_ALIBI", hasAlibi},
          {"HAS_DROPOUT", hasDropout}};
}

Expected<TensorCorePlan> planFa2Forward(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  if (problem.algorithm() != Algorithm::FlashAttention2 || settings.backward) {
    return failure({ErrorCode::NotAvailable, "the tensor-core kernel",
                    std::string(word(problem.algorithm())) + (settings.backward ? " backward" : " forward"),
                    "fa2 forward"});
  }
  const bool isHalf = settings.elementType == ElementType::Fp16 || settings.elementType == ElementType::Bf16;
  if (!isHalf) {
    return failure({ErrorCode::NotAvailable, "--dtype", std::string(word(settings.elementType)), "fp16, bf16"});
  }
  TensorCorePlan plan;
  plan.Br = std::min(problem.Br(), problem.Tq());
  plan.Bc = std::min(problem.Bc(), problem.Tk());
  plan.dk = problem.dk();
  plan.dv = problem.dv();
  plan.isBf16 = settings.elementType == ElementType::Bf16;
  plan.hasBand = settings.causal || settings.window.isBounded();
  plan.hasDocuments = static_cast<bool>(settings.documents);
  plan.hasSoftCap = settings.softCap > 0;
  plan.hasAlibi = !settings.alibi.empty();
  plan.hasDropout = settings.dropout > 0;
  divideRows(plan);
  chooseChunk(plan);
  if (plan.accumulators() > LargestAccumulators) {
    return failure({ErrorCode::TooLarge, "the registers of a thread",
                    fmt::format("{} accumulators for {} rows and width {}", plan.accumulators(), plan.Br, plan.dv),
                    fmt::format("at most {}", LargestAccumulators)});
  }
  if (plan.sharedBytes() > LargestSharedBytes) {
    return failure({ErrorCode::TooLarge, "the shared memory of a thread block",
                    fmt::format("{} bytes", plan.sharedBytes()), fmt::format("at most {} bytes", LargestSharedBytes)});
  }
  return plan;
}

std::string fa2ForwardSource() { return text("kernels/tensor_core.cuh") + text("kernels/fa2_forward.cu"); }

}  // namespace tilewise

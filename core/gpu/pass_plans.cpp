// SPDX-License-Identifier: MIT
#include "core/gpu/pass_plans.h"

#include <algorithm>

#include <fmt/format.h>

namespace tilewise {

PlanSizes::PlanSizes(const Problem& problem)
    : Br(std::min(problem.Br(), problem.Tq())),
      Bc(std::min(problem.Bc(), problem.Tk())),
      dk(problem.dk()),
      dv(problem.dv()),
      padK(padded(dk)),
      padV(padded(dv)),
      nr((problem.Tq() + Br - 1) / Br),
      nc((problem.Tk() + Bc - 1) / Bc),
      heads(problem.settings().heads),
      batch(problem.settings().batch) {}

Macros commonMacros(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  const PlanSizes sizes(problem);
  const auto number = [](std::int64_t value) { return static_cast<int>(value); };
  Macros macros{{"BR", number(sizes.Br)},
                {"BC", number(sizes.Bc)},
                {"DK", number(sizes.dk)},
                {"DV", number(sizes.dv)},
                {"HAS_BAND", settings.causal || settings.window.isBounded()},
                {"HAS_DOCUMENTS", static_cast<bool>(settings.documents)},
                {"HAS_SOFTCAP", settings.softCap > 0},
                {"HAS_ALIBI", !settings.alibi.empty()},
                {"HAS_DROPOUT", settings.dropout > 0},
                {"SCALES_EARLY", settings.softCap > 0 || !settings.alibi.empty() || !(problem.scale() > 0)}};
  const bool isExact = settings.elementType == ElementType::Fp32 || settings.elementType == ElementType::Fp64;
  macros.emplace_back(isExact ? "EXACT_FP64" : "ELEMENT_BF16",
                      settings.elementType == ElementType::Fp64 || settings.elementType == ElementType::Bf16);
  return macros;
}

Macros with(Macros macros, const Macros& more) {
  macros.insert(macros.end(), more.begin(), more.end());
  return macros;
}

std::int64_t headsTogether(const Problem& problem) {
  constexpr std::int64_t Most = 32;
  const ProblemSettings& settings = problem.settings();
  const bool isMasked = settings.causal || settings.window.isBounded() || settings.documents || settings.blockMask;
  if (!isMasked) return 1;
  const std::int64_t heads = problem.headCount();
  // Equal groups, where there are any of more than half that size: a small last group would end alone.
  for (std::int64_t together = std::min(Most, heads); together > std::min(Most, heads) / 2; --together) {
    if (heads % together == 0) return together;
  }
  return std::min(Most, heads);
}

/// Four warps share the rows until each has two tiles; then eight do: fewer warps read K and V from shared memory less
/// often. Where the registers do not hold two tiles of wide rows, eight warps have one each.
RowShare shareRows(std::int64_t Br, std::int64_t padV) {
  const std::int64_t tiles = (Br + 15) / 16;
  const bool holdsTwo = 2 * (16 + padV) / 2 <= LargestAccumulators;
  const std::int64_t warps =
      tiles > 8 || (tiles > 4 && !holdsTwo) ? std::min<std::int64_t>(tiles, 8) : std::min<std::int64_t>(tiles, 4);
  return {warps, (tiles + warps - 1) / warps};
}

Expected<void> checkAccumulators(std::int64_t need, const std::string& what) {
  if (need <= LargestAccumulators) return {};
  return failure({ErrorCode::TooLarge, "the registers of a thread", fmt::format("{} accumulators for {}", need, what),
                  fmt::format("at most {}", LargestAccumulators)});
}

Expected<void> checkShared(std::int64_t need, const KernelChoice& choice) {
  if (need <= choice.sharedBytes) return {};
  return failure({ErrorCode::TooLarge, "the shared memory of a thread block", fmt::format("{} bytes", need),
                  fmt::format("at most {} bytes", choice.sharedBytes)});
}

Expected<void> checkGrid(const KernelGrid& grid) {
  constexpr std::int64_t LargestX = 2147483647, LargestY = 65535;
  if (grid.x <= LargestX && grid.y <= LargestY && grid.z <= LargestY) return {};
  return failure({ErrorCode::TooLarge, "the grid of thread blocks", fmt::format("{} x {} x {}", grid.x, grid.y, grid.z),
                  fmt::format("at most {} x {} x {}", LargestX, LargestY, LargestY)});
}

}  // namespace tilewise

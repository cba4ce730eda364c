// SPDX-License-Identifier: MIT
// The plan of the backward kernel on tensor cores.
#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "core/gpu/pass_plans.h"

namespace tilewise {

namespace {

/// How warps share a tile of the backward pass: fa2_backward.cu says what the numbers mean.
struct BackwardShape {
  std::int64_t warps = 4;
  std::int64_t keyTiles = 1;
  std::int64_t columnSplit = 1;
  std::int64_t chunk = 16;
  std::int64_t stages = 2;
  std::int64_t dQRowTiles = 1;
  std::int64_t dQColumnTiles = 1;

  std::int64_t keys() const { return warps / columnSplit * keyTiles * 16; }
  std::int64_t accumulators(const PlanSizes& sizes) const {
    // dK, dV; S and dP; what dQ needs comes after these two.
    return keyTiles * (sizes.padK + sizes.padV + 2 * chunk) / columnSplit / 2;
  }
  std::int64_t sharedBytes(const PlanSizes& sizes) const {
    const std::int64_t halves =
        (keys() + stages * chunk) * (sizes.padK + sizes.padV) + keys() * (chunk + 8) * (columnSplit > 1 ? 2 : 1);
    return 2 * halves + 8 * stages * chunk;
  }
  /// What the products wait for: on an H200 the fastest of the shapes tried was always the one with the fewest.
  double accessesPerEntry(const PlanSizes& sizes) const {
    return BackwardAccesses{keyTiles, columnSplit, chunk, dQRowTiles, dQColumnTiles}.perEntry(sizes);
  }
};

bool divides(std::int64_t part, std::int64_t whole) { return part > 0 && whole % part == 0; }

/// 16 x 16 tiles of dQ that a warp takes at once: as many as leave four warps work. Beside wide rows of dK and dV there
/// are registers for two columns of them.
void shareDQ(BackwardShape& shape, const PlanSizes& sizes) {
  const std::int64_t rows = shape.chunk / 16, columns = sizes.padK / 16;
  const std::int64_t busy = std::min<std::int64_t>(shape.warps, 4), mostColumns = sizes.padK > 128 ? 2 : 4;
  shape.dQRowTiles = divides(2, rows) ? 2 : 1;
  shape.dQColumnTiles = 1;
  for (std::int64_t each = 1; each <= mostColumns; ++each) {
    if (divides(each, columns) && rows / shape.dQRowTiles * (columns / each) >= busy) shape.dQColumnTiles = each;
  }
}

/// All shapes whose registers hold the sums of a tile.
std::vector<BackwardShape> shapesInRegisters(const PlanSizes& sizes) {
  constexpr std::int64_t MostWarps = 16, Registers = 65536, OtherRegisters = 48;
  std::vector<BackwardShape> shapes;
  for (const std::int64_t keyTiles : {2, 1}) {
    for (const std::int64_t columnSplit : {1, 2, 4}) {
      const std::int64_t keysOfWarp = keyTiles * 16;
      const std::int64_t warps = (sizes.Bc + keysOfWarp - 1) / keysOfWarp * columnSplit;
      if (warps > MostWarps || !divides(16 * columnSplit, sizes.padK) || !divides(16 * columnSplit, sizes.padV))
        continue;
      const std::int64_t most = std::min(LargestAccumulators, Registers / (32 * warps) - OtherRegisters);
      const std::int64_t step = 16 * columnSplit;  // at least one, if it is more than the block
      for (std::int64_t chunk = step; chunk == step || chunk <= std::min<std::int64_t>(padded(sizes.Br), 128);
           chunk += step) {
        for (const std::int64_t stages : {2, 1}) {
          BackwardShape shape{warps, keyTiles, columnSplit, chunk, stages};
          shareDQ(shape, sizes);
          if (shape.accumulators(sizes) <= most) shapes.push_back(shape);
        }
      }
    }
  }
  return shapes;
}

/// What a shape is chosen by, the less the better: accesses to shared memory, more for rows that are padding, for a
/// chunk that is waited for, and for a multiprocessor with fewer than eight warps. The two factors are fitted to
/// measurements.
double costOf(const BackwardShape& shape, const PlanSizes& sizes, const KernelChoice& choice) {
  constexpr double LateLoads = 1.05, IdleWarps = 0.6;
  constexpr std::int64_t Registers = 65536, RegistersOfThread = 256, Reserved = 1024, EnoughWarps = 8;
  const std::int64_t blocks = std::min(Registers / (32 * shape.warps * RegistersOfThread),
                                       (choice.sharedBytes + Reserved) / (shape.sharedBytes(sizes) + Reserved));
  const auto real = [](std::int64_t value) { return static_cast<double>(value); };
  const double warps = real(std::min(std::max<std::int64_t>(blocks, 1) * shape.warps, EnoughWarps));
  const std::int64_t rows = (sizes.Br + shape.chunk - 1) / shape.chunk * shape.chunk;
  return shape.accessesPerEntry(sizes) * real(rows) / real(sizes.Br) * (shape.stages == 1 ? LateLoads : 1) *
         (1 + IdleWarps * (1 - warps / real(EnoughWarps)));
}

Expected<BackwardShape> chooseShape(const PlanSizes& sizes, const KernelChoice& choice) {
  std::optional<BackwardShape> best;
  double least = std::numeric_limits<double>::infinity();
  std::int64_t leastBytes = std::numeric_limits<std::int64_t>::max();
  for (const BackwardShape& shape : shapesInRegisters(sizes)) {
    leastBytes = std::min(leastBytes, shape.sharedBytes(sizes));
    const double cost = costOf(shape, sizes, choice);
    if (shape.sharedBytes(sizes) > choice.sharedBytes || cost >= least) continue;
    least = cost;
    best = shape;
  }
  if (best) return *best;
  if (leastBytes < std::numeric_limits<std::int64_t>::max()) {
    return tl::unexpected(checkShared(leastBytes, choice).error());
  }
  const std::int64_t need = sizes.Bc * (sizes.dk + sizes.dv) * 4;
  return failure(
      {ErrorCode::TooLarge, "the registers of a thread block",
       fmt::format("{} bytes for dK and dV of {} keys, widths {} and {}", need, sizes.Bc, sizes.dk, sizes.dv),
       "at most about 131072 beside the tile"});
}

}  // namespace

double BackwardAccesses::perEntry(const PlanSizes& sizes) const {
  const auto each = [](std::int64_t values) { return 1 / static_cast<double>(values); };
  const auto widths = static_cast<double>(sizes.padK + sizes.padV);
  const std::int64_t keysOfWarp = keyTiles * 16;
  const double products = widths * (each(chunk / columnSplit) + each(keysOfWarp));            // S and dP
  const double sums = widths * each(keysOfWarp);                                              // dV and dK
  const double handedOver = columnSplit == 1 ? 1 : 2 + 2 * static_cast<double>(columnSplit);  // dS; P too
  const double dQ = static_cast<double>(sizes.padK) * (each(dQRowTiles * 16) + each(dQColumnTiles * 16));
  return products + sums + handedOver + dQ;
}

Expected<PassPlan> planFa2Backward(const Problem& problem, const KernelChoice& choice) {
  const PlanSizes sizes(problem);
  const auto shape = chooseShape(sizes, choice);
  if (!shape) return tl::unexpected(shape.error());
  const KernelGrid grid =
      choice.isDeterministic ? KernelGrid{sizes.nc * sizes.heads * sizes.batch, 1, 1} : sizes.keyBlocks();
  if (const auto fits = checkGrid(grid); !fits) return tl::unexpected(fits.error());
  const auto number = [](std::int64_t value) { return static_cast<int>(value); };
  const Macros macros = with(commonMacros(problem), {{"WARPS", number(shape->warps)},
                                                     {"KEY_TILES", number(shape->keyTiles)},
                                                     {"COLUMN_SPLIT", number(shape->columnSplit)},
                                                     {"CHUNK", number(shape->chunk)},
                                                     {"STAGES", number(shape->stages)},
                                                     {"DQ_ROW_TILES", number(shape->dQRowTiles)},
                                                     {"DQ_COLUMN_TILES", number(shape->dQColumnTiles)},
                                                     {"DETERMINISTIC", choice.isDeterministic}});
  const Macros ends = with(commonMacros(problem), {{"WARPS", 8}, {"CHUNK", 16}});
  const KernelGrid passOver{1056, 1, 1};  // eight thread blocks a multiprocessor of the largest card
  return PassPlan{{{"rowTerms", "row_terms.cu", ends, 256, 0, passOver},
                   {"fa2Backward", "fa2_backward.cu", macros, 32 * shape->warps, shape->sharedBytes(sizes), grid},
                   {"queryGradients", "row_terms.cu", ends, 256, 0, passOver}},
                  1,
                  0,
                  headsTogether(problem)};
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/gpu/time_model.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/gpu/card_traffic.h"
#include "core/gpu/launch_grid.h"
#include "core/gpu/shared_schedule.h"
#include "core/gpu/tile_lists.h"
#include "core/tiling/tile_census.h"

namespace tilewise {

namespace {

constexpr double SharedBytesPerCycle = 128;
constexpr int Quarters = 4;  // of a multiprocessor, each with warps of its own

double real(std::int64_t value) { return static_cast<double>(value); }

std::optional<TileKernel> tileKernelOf(const std::string& function) {
  if (function == "fa2Forward") return TileKernel::Fa2Forward;
  if (function == "fa1Forward") return TileKernel::Fa1Forward;
  if (function == "fa2Backward") return TileKernel::Fa2Backward;
  if (function == "standardScores") return TileKernel::StandardScores;
  if (function == "standardOutput") return TileKernel::StandardOutput;
  return std::nullopt;
}

/// Adds up what the kernels of a pass take.
class Prediction {
 public:
  Prediction(const Problem& problem, Pass pass, const KernelPlan& plan, bool isDeterministic, const CardFacts& facts,
             const CardRates& rates, const TimeModel& model)
      : m_problem(problem),
        m_pass(pass),
        m_plan(plan),
        m_isDeterministic(isDeterministic),
        m_facts(facts),
        m_rates(rates),
        m_model(model),
        m_traffic(cardTraffic(problem, pass)) {}

  void add(const KernelReport& kernel, const PlannedKernel& planned) {
    const double launch = m_rates.launchSeconds + m_model.startSeconds;
    part(TimeBound::Launches) += launch;
    waitsFor(TimeBound::Launches) += launch;
    m_predicted.seconds += launch;
    if (kernel.localBytes > 64) doubt(PredictionDoubt::Spills);
    if (const auto which = tileKernelOf(planned.function)) {
      addTiles(*which, kernel, planned);
    } else {
      addPassOver(planned.function);
    }
  }

  PredictedTime take() {
    m_predicted.idleShare /= std::max(m_tileSeconds, 1e-12);
    const auto largest = std::max_element(m_waitsFor.begin(), m_waitsFor.end());
    m_predicted.bound = AllTimeBounds[static_cast<std::size_t>(largest - m_waitsFor.begin())];
    if (m_predicted.seconds < 20e-6) doubt(PredictionDoubt::ShortPass);
    const TileCensus census = takeCensus(m_problem);
    if (2 * census.partial > census.visited()) doubt(PredictionDoubt::PartialTiles);
    if (m_isDeterministic && m_pass == Pass::Backward) doubt(PredictionDoubt::FixedOrder);
    return m_predicted;
  }

 private:
  /// Seconds of the pass itself: of what runs beside something longer there are none.
  double& waitsFor(TimeBound bound) { return m_waitsFor[static_cast<std::size_t>(bound)]; }
  double& part(TimeBound bound) { return m_predicted.parts[static_cast<std::size_t>(bound)]; }
  void doubt(PredictionDoubt cause) {
    if (std::find(m_predicted.doubts.begin(), m_predicted.doubts.end(), cause) == m_predicted.doubts.end()) {
      m_predicted.doubts.push_back(cause);
    }
  }

  double bytesOf(const std::string& kernel, CardMove move) const {
    std::int64_t sum = 0;
    for (const CardTerm& term : m_traffic.terms) {
      if (term.kernel == kernel && term.move == move) sum += term.bytes;
    }
    return real(sum);
  }

  /// Partial tiles of each part of a head.
  std::vector<double> partialTiles(const LaunchGrid& grid) const {
    std::vector<double> partial(static_cast<std::size_t>(grid.parts), 0);
    const TileLists lists = listTiles(m_problem);
    const bool isByKeys = grid.partition == BlockPart::KeyBlock;
    const std::vector<int>& begins = isByKeys ? lists.columnBegin : lists.rowBegin;
    const std::vector<int>& tiles = isByKeys ? lists.columnTiles : lists.rowTiles;
    for (std::size_t line = 0; line + 1 < begins.size(); ++line) {
      double& count = partial[grid.partition == BlockPart::Head ? 0 : line];
      for (int n = begins[line]; n < begins[line + 1]; ++n) count += tiles[static_cast<std::size_t>(n)] % 2;
    }
    return partial;
  }

  /// How long each thread block is, in full tiles, in the order in which they start.
  std::vector<double> tilesOfBlocks(TileKernel which, const PlannedKernel& planned, double masked) const {
    const bool isStandard = which == TileKernel::StandardScores || which == TileKernel::StandardOutput;
    if (isStandard) {
      const auto chunk = std::find_if(planned.macros.begin(), planned.macros.end(),
                                      [](const auto& macro) { return macro.first == "CHUNK"; });
      const auto blocks = static_cast<std::size_t>(planned.grid.x * planned.grid.y * planned.grid.z);
      return std::vector<double>(blocks, std::ceil(real(m_problem.Tk()) / chunk->second));
    }
    std::vector<double> tiles;
    const LaunchGrid grid = launchGrid(m_problem, m_pass, m_plan, m_isDeterministic);
    const std::vector<double> partial = partialTiles(grid);
    for (const ThreadBlock& block : grid.blocks) {
      tiles.push_back(real(block.tiles) + masked * partial[static_cast<std::size_t>(block.part)]);
    }
    return tiles;
  }

  void addTiles(TileKernel which, const KernelReport& kernel, const PlannedKernel& planned) {
    const TileCosts& costs = m_model.costs[static_cast<std::size_t>(which)];
    const TileWork work = tileWork(m_problem, which, planned);
    const double clock = m_rates.clockMHz * 1e6, processors = m_facts.multiprocessors;
    // Seconds of a warp's tile on a whole multiprocessor.
    const double tensor = costs.tensor * work.tensorFlops / (m_rates.tensorFlopsPerSecond / processors);
    const double entries = costs.entry * work.entries / (m_rates.exponentialsPerSecond / processors);
    const double shared = costs.shared * work.sharedBytes / (SharedBytesPerCycle * clock);
    const int residents = std::max(kernel.blocksPerMultiprocessor, 1);
    const double exchanged = costs.exchanged * (isFar(residents) ? m_model.farFactor : 1) * work.exchangedBytes;
    const double waits = (costs.tile + costs.chunk * work.chunks + exchanged) / clock;
    std::vector<double> secondsOfTile;
    for (int held = 1; held <= residents; ++held) {
      const double turns = std::ceil(held * work.warps / Quarters);
      secondsOfTile.push_back(waits + Quarters * turns * (tensor + entries + shared));
    }
    std::vector<double> tiles = tilesOfBlocks(which, planned, costs.masked);
    double allTiles = 0;
    for (const double each : tiles) allTiles += each;
    for (double& each : tiles) each += costs.block / clock / secondsOfTile.front();
    const SharedSchedule schedule = scheduleShared(tiles, m_facts.multiprocessors, secondsOfTile);

    const bool isInWaves = static_cast<std::int64_t>(tiles.size()) > m_facts.multiprocessors * residents;
    if (isInWaves && schedule.idleShare >= 0.1) doubt(PredictionDoubt::LastWave);
    const double moved = bytesOf(planned.function, CardMove::Read) + bytesOf(planned.function, CardMove::Written);
    const double l2 = moved / (m_rates.l2BytesPerSecond * m_model.l2Share) +
                      bytesOf(planned.function, CardMove::Added) / (m_rates.l2BytesPerSecond * m_model.addedShare);
    // S and P of standard attention are larger than that cache; of others each tensor comes once.
    const bool isStandard = which == TileKernel::StandardScores || which == TileKernel::StandardOutput;
    const double dram = isStandard ? scoreBytes() / (m_rates.copyBytesPerSecond * m_model.copyShare) : 0;
    const double seconds = std::max({schedule.length, l2, dram});
    m_predicted.seconds += seconds;
    m_predicted.idleShare += schedule.idleShare * seconds;
    m_tileSeconds += seconds;
    const double warps = allTiles * work.warps / processors;
    const std::pair<TimeBound, double> onProcessors[] = {
        {TimeBound::TensorCores, warps * tensor},
        {TimeBound::Exponentials, warps * entries},
        {TimeBound::SharedMemory, warps * shared},
        {TimeBound::Latency, std::max(0.0, schedule.length - warps * (tensor + entries + shared))}};
    for (const auto& [bound, each] : onProcessors) {
      part(bound) += each;
      if (seconds == schedule.length) waitsFor(bound) += each;
    }
    part(TimeBound::L2) += l2;
    part(TimeBound::Dram) += dram;
    if (seconds > schedule.length) waitsFor(l2 > dram ? TimeBound::L2 : TimeBound::Dram) += seconds;
    if (residents * work.warps < 8) doubt(PredictionDoubt::FewWarps);
    if (work.padding >= 0.25) doubt(PredictionDoubt::Padding);
  }

  /// Whether the heads that FA-1 works at keep more between their tiles than half of the second-level cache holds: it has two
  /// halves, each near some of the multiprocessors.
  bool isFar(int residents) const {
    const std::int64_t heads = std::min<std::int64_t>(m_problem.headCount(), m_facts.multiprocessors * residents);
    return heads * m_problem.Tq() * (4 * m_problem.dv() + 2 * m_problem.dk()) > m_facts.l2Bytes / 2;
  }

  /// S, or P, of all heads.
  double scoreBytes() const {
    return real(m_problem.headCount() * m_problem.Tq() * ((m_problem.Tk() + 7) / 8 * 8)) * 2;
  }

  /// A kernel that reads or writes whole tensors: through the memory of the card where they are larger than its cache.
  void addPassOver(const std::string& function) {
    const double bytes = bytesOf(function, CardMove::Read) + bytesOf(function, CardMove::Written);
    const bool isCached = bytes < real(m_facts.l2Bytes) / 2;
    const double seconds = isCached ? bytes / (m_rates.l2BytesPerSecond * m_model.l2Share)
                                    : bytes / (m_rates.copyBytesPerSecond * m_model.copyShare);
    m_predicted.seconds += seconds;
    const TimeBound bound = isCached ? TimeBound::L2 : TimeBound::Dram;
    part(bound) += seconds;
    waitsFor(bound) += seconds;
  }

  const Problem& m_problem;
  Pass m_pass;
  const KernelPlan& m_plan;
  bool m_isDeterministic;
  const CardFacts& m_facts;
  const CardRates& m_rates;
  const TimeModel& m_model;
  CardTraffic m_traffic;
  PredictedTime m_predicted;
  std::array<double, AllTimeBounds.size()> m_waitsFor{};
  double m_tileSeconds = 0;
};

}  // namespace

// By TileKernel: FA-2 forward, FA-1 forward, FA-2 backward, scores and output of standard attention.
const TimeModel FittedTimeModel{{{{0.94, 0.809, 0.238, 883, 0, 0, 1950, 0.13},
                                  {1.64, 0.816, 0.0392, 351, 1260, 0.174, 44000, 0.099},
                                  {0.719, 0.417, 0.755, 494, 0, 0, 15100, 0.13},
                                  {1.43, 0.581, 0.084, 792, 0, 0, 4000, 0},
                                  {0.705, 1.0, 0.0295, 556, 0, 0, 4000, 0}}},
                                0.595,
                                0.49,
                                1.3,
                                0.791,
                                2e-6};

std::optional<PredictedTime> predictPass(const Problem& problem, Pass pass, const KernelPlan& plan,
                                         const PassReportOnCard& ran, bool isDeterministic, const CardFacts& facts,
                                         const CardRates& rates, const TimeModel& model) {
  if (plan.isExact) return std::nullopt;
  Prediction prediction(problem, pass, plan, isDeterministic, facts, rates, model);
  const PassPlan& planned = pass == Pass::Forward ? plan.forward : *plan.backward;
  for (std::size_t n = 0; n < planned.kernels.size(); ++n) prediction.add(ran.kernels[n], planned.kernels[n]);
  return prediction.take();
}

}  // namespace tilewise

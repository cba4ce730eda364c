// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/launch_facts.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace tilewise {

namespace {

std::vector<std::int64_t> rowsByEnd(const BlockSchedule& schedule) {
  std::vector<double> ends(static_cast<std::size_t>(schedule.places), 0);
  for (const BlockRun& run : schedule.runs) {
    double& end = ends[static_cast<std::size_t>(run.place)];
    end = std::max(end, run.end);
  }
  std::vector<std::int64_t> order(ends.size());
  std::iota(order.begin(), order.end(), std::int64_t{0});
  std::stable_sort(order.begin(), order.end(), [&ends](std::int64_t a, std::int64_t b) {
    return ends[static_cast<std::size_t>(a)] > ends[static_cast<std::size_t>(b)];
  });
  std::vector<std::int64_t> rows(order.size());
  for (std::size_t row = 0; row < order.size(); ++row)
    rows[static_cast<std::size_t>(order[row])] = static_cast<std::int64_t>(row);
  return rows;
}

}  // namespace

double LaunchFacts::waves() const {
  return static_cast<double>(grid.blocks.size()) / static_cast<double>(schedule.places);
}

std::optional<LaunchFacts> launchFacts(const GpuRecord& record, const SweepPoint& point, Pass pass) {
  if (point.pass == nullptr) return std::nullopt;
  ProblemSettings settings = point.run->point.settings;
  settings.backward = pass == Pass::Backward;
  const auto problem = Problem::make(settings);
  if (!problem) return std::nullopt;
  const auto plan = planKernels(*problem, {point.run->point.isDeterministic, record.card.facts.sharedBytesPerBlock});
  if (!plan) return std::nullopt;
  LaunchFacts facts;
  facts.grid = launchGrid(*problem, pass, *plan, point.run->point.isDeterministic);
  const std::vector<KernelReport>& kernels = point.pass->report.kernels;
  facts.multiprocessors = record.card.facts.multiprocessors;
  facts.blocksAtOnce = facts.grid.kernel < kernels.size() ? kernels[facts.grid.kernel].blocksPerMultiprocessor : 0;
  const auto count = static_cast<std::int64_t>(facts.grid.blocks.size());
  if (facts.multiprocessors < 1 || facts.blocksAtOnce < 1 || count < 1 || count > MostShownBlocks) return std::nullopt;

  std::vector<double> work;
  for (const ThreadBlock& block : facts.grid.blocks) work.push_back(static_cast<double>(block.tiles));
  const auto [least, most] = std::minmax_element(work.begin(), work.end());
  facts.fewestTiles = static_cast<std::int64_t>(*least);
  facts.mostTiles = static_cast<std::int64_t>(*most);
  const std::int64_t places = facts.multiprocessors * facts.blocksAtOnce;
  facts.schedule = scheduleBlocks(work, places);
  facts.rows = rowsByEnd(facts.schedule);
  std::reverse(work.begin(), work.end());
  facts.busyShareReversed = scheduleBlocks(work, places).busyShare();
  return facts;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
// Thread blocks of a launch, and where they run.
#include <algorithm>
#include <set>

#include <QTest>

#include "core/gpu/block_schedule.h"
#include "core/gpu/launch_grid.h"
#include "core/gpu/random_problem.h"
#include "core/tiling/tile_census.h"

using namespace tilewise;

namespace {

Problem problemOf(std::int64_t T, bool causal, std::int64_t heads) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.Br = settings.Bc = 128;
  settings.dk = settings.dv = 64;
  settings.heads = heads;
  settings.causal = causal;
  return Problem::make(settings).value();
}

std::vector<double> workOf(const LaunchGrid& grid) {
  std::vector<double> work;
  for (const ThreadBlock& block : grid.blocks) work.push_back(static_cast<double>(block.tiles));
  return work;
}

}  // namespace

class LaunchGridTest : public QObject {
  Q_OBJECT

 private slots:
  void isTheGridOfThePlan();
  void visitsAllTilesOnce();
  void theLongestStartFirst();
  void headsStartInGroups();
  void equalBlocksRunInWaves();
  void unequalBlocksTakeTheFreePlace();
  void orderMatters();
};

/// What the card is asked to launch is what is listed here.
void LaunchGridTest::isTheGridOfThePlan() {
  RandomProblems random(11);
  int seen = 0;
  for (int n = 0; n < 500; ++n) {
    const RandomProblem drawn = random.next();
    const Problem problem = Problem::make(drawn.settings).value();
    const auto plan = planKernels(problem, {drawn.isDeterministic});
    if (!plan) continue;
    for (const Pass pass : {Pass::Forward, Pass::Backward}) {
      if (pass == Pass::Backward && !plan->backward) continue;
      ++seen;
      const LaunchGrid grid = launchGrid(problem, pass, *plan, drawn.isDeterministic);
      const KernelGrid& asked = (pass == Pass::Forward ? plan->forward : *plan->backward).kernels[grid.kernel].grid;
      QCOMPARE(static_cast<std::int64_t>(grid.blocks.size()), asked.x * asked.y * asked.z);
      QCOMPARE(static_cast<std::int64_t>(grid.blocks.size()), grid.parts * grid.heads);
      std::set<std::pair<std::int64_t, std::int64_t>> parts;
      for (const ThreadBlock& block : grid.blocks) parts.insert({block.part, block.head});
      QCOMPARE(parts.size(), grid.blocks.size());
    }
  }
  QVERIFY(seen > 300);
}

void LaunchGridTest::visitsAllTilesOnce() {
  RandomProblems random(12);
  for (int n = 0; n < 300; ++n) {
    const RandomProblem drawn = random.next();
    const Problem problem = Problem::make(drawn.settings).value();
    const auto plan = planKernels(problem, {drawn.isDeterministic});
    if (!plan) continue;
    const TileCensus census = takeCensus(problem);
    const std::int64_t ofHead = problem.isStandard() ? census.total : census.visited();
    QCOMPARE(launchGrid(problem, Pass::Forward, *plan, false).tiles(), ofHead * problem.headCount());
    if (!plan->backward) continue;
    for (const bool isDeterministic : {false, true}) {
      QCOMPARE(launchGrid(problem, Pass::Backward, *plan, isDeterministic).tiles(),
               census.visited() * problem.headCount());
    }
  }
}

void LaunchGridTest::theLongestStartFirst() {
  const Problem problem = problemOf(1024, true, 2);
  const auto plan = planKernels(problem, {});
  const LaunchGrid grid = launchGrid(problem, Pass::Forward, *plan, false);
  QCOMPARE(grid.partition, BlockPart::QueryBlock);
  QCOMPARE(grid.blocks.front(), (ThreadBlock{7, 0, 8}));
  QCOMPARE(grid.blocks[1], (ThreadBlock{7, 1, 8}));
  QCOMPARE(grid.blocks[2], (ThreadBlock{6, 0, 7}));
  QCOMPARE(grid.blocks.back(), (ThreadBlock{0, 1, 1}));
  // Without a mask head by head.
  const Problem dense = problemOf(1024, false, 2);
  const LaunchGrid ofDense = launchGrid(dense, Pass::Forward, *planKernels(dense, {}), false);
  QCOMPARE(ofDense.blocks[7], (ThreadBlock{0, 0, 8}));
  QCOMPARE(ofDense.blocks[8], (ThreadBlock{7, 1, 8}));
}

/// 32 x 16 thread blocks of 32 tiles on 132 multiprocessors with one each: three full waves and a fourth of 116.
void LaunchGridTest::equalBlocksRunInWaves() {
  const Problem problem = problemOf(4096, false, 16);
  const auto plan = planKernels(problem, {});
  const LaunchGrid grid = launchGrid(problem, Pass::Forward, *plan, false);
  const BlockSchedule schedule = scheduleBlocks(workOf(grid), 132);
  QCOMPARE(schedule.runs.size(), std::size_t{512});
  QCOMPARE(schedule.length, 4 * 32.0);
  QCOMPARE(schedule.busyShare(), 512.0 / (4 * 132));
  QCOMPARE(schedule.evenLength(), 512 * 32.0 / 132);
  QCOMPARE(schedule.runs[131], (BlockRun{131, 0, 32}));
  QCOMPARE(schedule.runs[132], (BlockRun{0, 32, 64}));
}

void LaunchGridTest::unequalBlocksTakeTheFreePlace() {
  const BlockSchedule schedule = scheduleBlocks(std::vector<double>{5, 1, 2, 4}, 2);
  QCOMPARE(schedule.runs[2], (BlockRun{1, 1, 3}));
  QCOMPARE(schedule.runs[3], (BlockRun{1, 3, 7}));
  QCOMPARE(schedule.length, 7.0);
  QCOMPARE(schedule.busyShare(), 12.0 / 14);
  QCOMPARE(scheduleBlocks({}, 4).busyShare(), 1.0);
  QCOMPARE(scheduleBlocks(std::vector<double>{3}, 4).busyShare(), 0.25);
}

/// Groups of equal size where the heads allow it, of at most 32; the last may be smaller.
void LaunchGridTest::headsStartInGroups() {
  const auto together = [](std::int64_t heads) {
    return planKernels(problemOf(512, true, heads), {})->forward.headsTogether;
  };
  QCOMPARE(together(1), 1);
  QCOMPARE(together(16), 16);
  QCOMPARE(together(64), 32);
  QCOMPARE(together(48), 24);
  QCOMPARE(together(37), 32);
  const Problem problem = problemOf(512, true, 37);
  const LaunchGrid grid = launchGrid(problem, Pass::Forward, *planKernels(problem, {}), false);
  QCOMPARE(grid.blocks[31], (ThreadBlock{3, 31, 4}));
  QCOMPARE(grid.blocks[32], (ThreadBlock{2, 0, 3}));
  QCOMPARE(grid.blocks[4 * 32], (ThreadBlock{3, 32, 4}));
  QCOMPARE(grid.blocks[4 * 32 + 5], (ThreadBlock{2, 32, 3}));
}

/// Why the kernel takes the query blocks backwards, and those of several heads in turn.
void LaunchGridTest::orderMatters() {
  const Problem problem = problemOf(4096, true, 16);
  const auto plan = planKernels(problem, {});
  std::vector<double> work = workOf(launchGrid(problem, Pass::Forward, *plan, false));
  const BlockSchedule schedule = scheduleBlocks(work, 132);
  const double longestFirst = schedule.length;
  QVERIFY(schedule.busyShare() > 0.95);
  std::vector<double> byHead;
  for (int head = 0; head < 16; ++head) {
    for (int n = 32; n > 0; --n) byHead.push_back(n);
  }
  QVERIFY(scheduleBlocks(byHead, 132).busyShare() < 0.9);
  std::reverse(work.begin(), work.end());
  QVERIFY(scheduleBlocks(work, 132).length > longestFirst);
}

QTEST_APPLESS_MAIN(LaunchGridTest)
#include "tst_launch_grid.moc"

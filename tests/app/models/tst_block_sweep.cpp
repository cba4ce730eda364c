// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of a record, put together to sweeps, as a table, and as launches.
#include <QTest>

#include "app/models/launch_facts.h"
#include "app/models/record_job.h"
#include "app/models/sweep_table.h"
#include "tests/app/gpu_sweep_samples.h"

using namespace tilewise;
using namespace tilewise::testing;

class BlockSweepTest : public QObject {
  Q_OBJECT

 private slots:
  void blocksMakeASweep();
  void passesAndAlgorithmsAreApart();
  void headsMakeASweepToo();
  void masksAndAlgorithmsToo();
  void theSamePointStaysOnce();
  void theProblemInStepIsFound();
  void figuresOfAPoint();
  void aTableCanBeSorted();
  void whatIsMissingSaysWhy();
  void aLaunchRunsOnTheCard();
  void aRefusedPointHasNoLaunch();
  void recordsAreReadBeside();

 private:
  static std::shared_ptr<const GpuRecord> shared(GpuRecord record) {
    return std::make_shared<const GpuRecord>(std::move(record));
  }
};

void BlockSweepTest::blocksMakeASweep() {
  const auto sweeps = blockSweeps(shared(sweptRecord()));
  QCOMPARE(sweeps.size(), 1);
  QCOMPARE(sweeps[0].over, SweepOver::Blocks);
  QStringList names;
  for (const SweepPoint& point : sweeps[0].points) names << pointName(point, sweeps[0].over);
  QCOMPARE(names, (QStringList{"64 × 64", "64 × 128", "128 × 64", "128 × 128", "512 × 64"}));
  QVERIFY(sweeps[0].points[4].pass == nullptr);
}

void BlockSweepTest::passesAndAlgorithmsAreApart() {
  GpuRecord record = sweptRecord();
  for (const std::int64_t Br : {64, 128}) {
    ProblemSettings settings = sweptSettings();
    settings.Br = Br;
    settings.backward = true;
    record.runs.push_back(plannedRun(settings, 200));
    settings.backward = false;
    settings.algorithm = Algorithm::Standard;
    record.runs.push_back(plannedRun(settings, 900));
  }
  const auto sweeps = blockSweeps(shared(record));
  QCOMPARE(sweeps.size(), 3);
  // The forward passes of the backward runs are points that are there already.
  QCOMPARE(sweeps[0].points.size(), 5);
  QCOMPARE(*sweeps[0].points[0].seconds(), 125e-6);
  QCOMPARE(sweeps[1].pass, Pass::Backward);
  QCOMPARE(sweeps[1].points.size(), 2);
  QCOMPARE(sweeps[2].common.settings.algorithm, Algorithm::Standard);
}

void BlockSweepTest::headsMakeASweepToo() {
  GpuRecord record = sampleRecord();
  record.runs.clear();
  for (const std::int64_t heads : {16, 1, 4}) {
    ProblemSettings settings = sweptSettings();
    settings.heads = heads;
    record.runs.push_back(plannedRun(settings, 10.0 * static_cast<double>(heads)));
  }
  ProblemSettings alone = sweptSettings();
  alone.dk = alone.dv = 128;
  record.runs.push_back(plannedRun(alone, 300));
  const auto sweeps = blockSweeps(shared(record));
  QCOMPARE(sweeps.size(), 2);
  QCOMPARE(sweeps[0].over, SweepOver::Heads);
  QCOMPARE(sweeps[0].points.size(), 3);
  QCOMPARE(pointName(sweeps[0].points[2], sweeps[0].over), QStringLiteral("16"));
  QCOMPARE(sweeps[1].over, SweepOver::Blocks);
  QCOMPARE(sweeps[1].points.size(), 1);
}

void BlockSweepTest::masksAndAlgorithmsToo() {
  GpuRecord record = sampleRecord();
  record.runs.clear();
  ProblemSettings settings = sweptSettings();
  settings.causal = false;
  for (const Algorithm algorithm : {Algorithm::FlashAttention2, Algorithm::Standard, Algorithm::FlashAttention1}) {
    settings.algorithm = algorithm;
    record.runs.push_back(plannedRun(settings, 100));
  }
  settings.algorithm = Algorithm::FlashAttention2;
  for (const double fraction : {0.5, 0.25}) {
    settings.blockMask = randomBlocks(32, 64, fraction, 7);
    record.runs.push_back(plannedRun(settings, 60));
  }
  const auto sweeps = blockSweeps(shared(record));
  QCOMPARE(sweeps.size(), 2);
  QStringList names;
  for (const SweepPoint& point : sweeps[0].points) names << pointName(point, sweeps[0].over);
  QCOMPARE(names, (QStringList{"standard", "FA-1", "FA-2"}));
  QCOMPARE(sweeps[1].over, SweepOver::Masks);
  QCOMPARE(sweeps[1].points.size(), 2);
  QVERIFY(pointName(sweeps[1].points[0], SweepOver::Masks).startsWith("2"));
}

void BlockSweepTest::theSamePointStaysOnce() {
  GpuRecord record = sweptRecord();
  record.runs.push_back(plannedRun(record.runs[2].point.settings, 50));
  ProblemSettings refused = record.runs[4].point.settings;
  refused.Br = 256;
  record.runs[4].point.settings = refused;
  record.runs.push_back(plannedRun(refused, 140));
  const auto sweeps = blockSweeps(shared(record));
  QCOMPARE(sweeps[0].points.size(), 5);
  QVERIFY2(std::abs(*sweeps[0].points[2].seconds() - 98.31e-6) < 1e-12, "the first that ran");
  QVERIFY2(sweeps[0].points[4].pass != nullptr, "rather than one that was refused");
}

void BlockSweepTest::theProblemInStepIsFound() {
  const auto sweeps = blockSweeps(shared(sweptRecord()));
  ProblemSettings inStep = sweptSettings();
  inStep.Br = inStep.Bc = 128;
  inStep.head = 3;
  inStep.device = "A100";
  inStep.seed = 99;
  QCOMPARE(sweepOf(sweeps, inStep), 0);
  QCOMPARE(pointOf(sweeps[0], inStep), 3);
  inStep.Bc = 96;
  QCOMPARE(pointOf(sweeps[0], inStep), -1);
  QVERIFY2(sweepOf(sweeps, inStep) == 0, "other blocks of the same problem");
  inStep.causal = false;
  QCOMPARE(sweepOf(sweeps, inStep), -1);
}

void BlockSweepTest::figuresOfAPoint() {
  const auto sweeps = blockSweeps(shared(sweptRecord()));
  const SweepPoint& point = sweeps[0].points[3];
  QCOMPARE(*point.seconds(), 101e-6);
  QVERIFY(std::abs(*point.spreadSeconds() - 101e-6 * 0.03) < 1e-12);
  QCOMPARE(point.tiles, std::int64_t{528});
  QCOMPARE(point.pass->model.loaded, std::int64_t{285212672});
  QVERIFY(std::abs(*point.servedByL2() - 0.9) < 1e-6);
  QVERIFY(!sweeps[0].points[0].servedByL2());
  QVERIFY(!sweeps[0].points[4].seconds());
}

void BlockSweepTest::aTableCanBeSorted() {
  const auto sweeps = blockSweeps(shared(sweptRecord()));
  SweepTable table;
  table.setSweep(sweeps[0], 3);
  QCOMPARE(table.rowCount(), 5);
  const auto text = [&table](int row, int column) { return table.index(row, column).data().toString(); };
  QCOMPARE(text(2, SweepTable::Measured), QStringLiteral("98.3"));
  QCOMPARE(text(3, SweepTable::L2), QStringLiteral("285,212,672"));
  QCOMPARE(text(3, SweepTable::Served), QStringLiteral("90.0\u00A0%"));
  QCOMPARE(text(3, SweepTable::Ratio), QStringLiteral("1.11"));
  QVERIFY(table.index(3, 0).data(SweepTable::PresentRole).toBool());
  table.sort(SweepTable::Measured, Qt::AscendingOrder);
  QCOMPARE(text(0, SweepTable::Name), QStringLiteral("128 × 64"));
  QCOMPARE(text(4, SweepTable::Name), QStringLiteral("512 × 64"));
  QCOMPARE(table.pointAt(0), 2);
  QCOMPARE(table.rowOf(2), 0);
  table.sort(SweepTable::Measured, Qt::DescendingOrder);
  QCOMPARE(text(0, SweepTable::Name), QStringLiteral("64 × 64"));
  QVERIFY2(text(4, SweepTable::Name) == QStringLiteral("512 × 64"), "without a figure it comes last");
  table.sort(SweepTable::Name, Qt::DescendingOrder);
  QCOMPARE(text(0, SweepTable::Name), QStringLiteral("512 × 64"));
}

void BlockSweepTest::whatIsMissingSaysWhy() {
  SweepTable table;
  table.setSweep(blockSweeps(shared(sweptRecord()))[0], -1);
  QCOMPARE(table.index(0, SweepTable::Dram).data().toString(), QStringLiteral("–"));
  QVERIFY(table.index(0, SweepTable::Dram).data(Qt::ToolTipRole).toString().contains("ncu: the machine has none"));
  QVERIFY(table.index(4, SweepTable::Measured).data(Qt::ToolTipRole).toString().contains("256 accumulators"));
  QVERIFY(table.index(4, 0).data(SweepTable::RefusedRole).toBool());
  QVERIFY(table.index(0, SweepTable::Dram).data(Qt::AccessibleTextRole).toString().startsWith("64 × 64, DRAM"));
}

void BlockSweepTest::aLaunchRunsOnTheCard() {
  const auto record = shared(sweptRecord());
  const auto sweeps = blockSweeps(record);
  const auto facts = launchFacts(*record, sweeps[0].points[3], Pass::Forward);
  QVERIFY(facts.has_value());
  QCOMPARE(facts->grid.blocks.size(), std::size_t{32 * 16});
  QCOMPARE(facts->schedule.places, std::int64_t{264});
  QCOMPARE(facts->mostTiles, std::int64_t{32});
  QCOMPARE(facts->fewestTiles, std::int64_t{1});
  QCOMPARE(facts->waves(), 512.0 / 264);
  QVERIFY2(facts->schedule.busyShare() > facts->busyShareReversed, "the longest first");
  QCOMPARE(facts->multiprocessorOf(facts->schedule.runs[140]), facts->schedule.runs[140].place % 132);
}

void BlockSweepTest::aRefusedPointHasNoLaunch() {
  const auto record = shared(sweptRecord());
  const auto sweeps = blockSweeps(record);
  QVERIFY(!launchFacts(*record, sweeps[0].points[4], Pass::Forward));
}

void BlockSweepTest::recordsAreReadBeside() {
  RecordJob job;
  QList<BlockSweep> came;
  std::optional<Error> refused;
  connect(&job, &RecordJob::finished, &job, [&](const QList<BlockSweep>& sweeps) { came = sweeps; });
  connect(&job, &RecordJob::failed, &job, [&](const Error& error) { refused = error; });
  job.start([] { return Expected<GpuRecord>(sweptRecord()); });
  QVERIFY(job.isRunning());
  QTRY_COMPARE(came.size(), 1);
  QVERIFY(!job.isRunning());
  job.start([]() -> Expected<GpuRecord> { return failure({ErrorCode::FileFormat, "a.json", "runs", ""}); });
  QTRY_VERIFY(refused.has_value());
  QCOMPARE(refused->code, ErrorCode::FileFormat);
}

QTEST_GUILESS_MAIN(BlockSweepTest)
#include "tst_block_sweep.moc"

// SPDX-License-Identifier: MIT
// The time model: its schedule, the work of tiles, and how near it comes to the recorded runs that ship.
#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

#include "core/gpu/block_schedule.h"
#include "core/gpu/record_predictions.h"
#include "core/gpu/shared_schedule.h"
#include "core/gpu/shipped_records.h"
#include "core/gpu/time_model.h"
#include "tests/core/gpu/gpu_record_samples.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

ProblemSettings settingsOf(std::int64_t T, std::int64_t heads, std::int64_t Br, std::int64_t Bc) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.heads = heads;
  settings.dk = settings.dv = 64;
  settings.Br = Br;
  settings.Bc = Bc;
  return settings;
}

/// By the card of the sample record, with two thread blocks a multiprocessor.
PredictedTime predict(const ProblemSettings& settings, const CardRates& rates) {
  const Problem problem = Problem::make(settings).value();
  const KernelPlan plan = planKernels(problem, {}).value();
  PassReportOnCard report;
  for (const PlannedKernel& kernel : plan.forward.kernels) {
    report.kernels.push_back({kernel});
    report.kernels.back().blocksPerMultiprocessor = 2;
  }
  return *predictPass(problem, Pass::Forward, plan, report, false, sampleRecord().card.facts, rates);
}

CardRates ratesOfSample() { return *sampleRecord().card.rates; }

}  // namespace

class TimeModelTest : public QObject {
  Q_OBJECT

 private slots:
  void withoutSharingPlacesAreProcessors();
  void whatSharesTakesTurns();
  void countsTheWorkOfTiles();
  void saysWhatBounds();
  void followsTheSchedule();
  void hasNothingOfExactKernels();
  void comesNearTheShippedRuns();
};

/// Where thread blocks take nothing from each other, each place is like a multiprocessor of its own.
void TimeModelTest::withoutSharingPlacesAreProcessors() {
  std::mt19937 random(3);
  for (int n = 0; n < 50; ++n) {
    std::vector<double> work(1 + random() % 400);
    for (double& each : work) each = static_cast<double>(1 + random() % 30);
    const auto processors = static_cast<std::int64_t>(1 + random() % 20),
               held = static_cast<std::int64_t>(1 + random() % 3);
    const std::vector<double> always(static_cast<std::size_t>(held), 0.5);
    QCOMPARE(scheduleShared(work, processors, always).length, scheduleBlocks(work, processors * held).length * 0.5);
  }
}

void TimeModelTest::whatSharesTakesTurns() {
  // Both for two seconds, then the longer one alone: as long as one after the other.
  const std::vector<double> turns{1, 2};
  const SharedSchedule one = scheduleShared(std::vector<double>{1, 2}, 1, turns);
  QCOMPARE(one.length, 3.0);
  QCOMPARE(one.idleShare, 0.0);
  // The third comes when the first ends.
  QCOMPARE(scheduleShared(std::vector<double>{1, 2, 4}, 1, turns).length, 7.0);
  const SharedSchedule two = scheduleShared(std::vector<double>{4, 1}, 2, turns);
  QCOMPARE(two.length, 4.0);
  QCOMPARE(two.idleShare, 3.0 / 8);
  QCOMPARE(scheduleShared({}, 4, turns).length, 0.0);
}

void TimeModelTest::countsTheWorkOfTiles() {
  const Problem problem = Problem::make(settingsOf(4096, 16, 128, 128)).value();
  const KernelPlan plan = planKernels(problem, {}).value();
  const TileWork work = tileWork(problem, TileKernel::Fa2Forward, plan.forward.kernels.front());
  QCOMPARE(work.warps * work.entries, 128.0 * 128);
  QCOMPARE(work.warps * work.tensorFlops, 4.0 * 128 * 128 * 64);
  // Q once a chunk, K and V by each warp, and all of K and V written once.
  const double chunks = work.chunks;
  QCOMPARE(work.warps * work.sharedBytes, 2 * (chunks * 128 * 64 + (work.warps + 1) * 128 * 128.0));
  QCOMPARE(work.padding, 0.0);
  const Problem ragged = Problem::make(settingsOf(4096, 16, 96, 120)).value();
  const TileWork padded = tileWork(ragged, TileKernel::Fa2Forward, planKernels(ragged, {})->forward.kernels.front());
  QCOMPARE(padded.warps * padded.entries, 128.0 * 128);
  QCOMPARE(padded.padding, 1 - 96.0 * 120 / (128 * 128));

  ProblemSettings both = settingsOf(4096, 16, 128, 128);
  both.backward = true;
  const Problem backward = Problem::make(both).value();
  const TileWork five = tileWork(backward, TileKernel::Fa2Backward, planKernels(backward, {})->backward->kernels[1]);
  QCOMPARE(five.warps * five.tensorFlops, 10.0 * 128 * 128 * 64);
  QCOMPARE(five.warps * five.entries, 128.0 * 128);
}

/// A card that lacks something is bound by it.
void TimeModelTest::saysWhatBounds() {
  const ProblemSettings settings = settingsOf(4096, 16, 128, 128);
  const PredictedTime usual = predict(settings, ratesOfSample());
  QCOMPARE(usual.bound, TimeBound::TensorCores);
  CardRates slow = ratesOfSample();
  slow.l2BytesPerSecond /= 100;
  QCOMPARE(predict(settings, slow).bound, TimeBound::L2);
  QVERIFY(predict(settings, slow).seconds > 2 * usual.seconds);
  slow = ratesOfSample();
  slow.exponentialsPerSecond /= 10;
  QCOMPARE(predict(settings, slow).bound, TimeBound::Exponentials);
  slow = ratesOfSample();
  slow.launchSeconds = 1;
  QCOMPARE(predict(settings, slow).bound, TimeBound::Launches);
  const auto has = [](const PredictedTime& time, PredictionDoubt doubt) {
    return std::find(time.doubts.begin(), time.doubts.end(), doubt) != time.doubts.end();
  };
  QVERIFY(usual.doubts.empty());
  QVERIFY(has(predict(settingsOf(128, 1, 128, 128), ratesOfSample()), PredictionDoubt::ShortPass));
  QVERIFY(has(predict(settingsOf(4096, 16, 96, 128), ratesOfSample()), PredictionDoubt::Padding));
  QVERIFY(has(predict(settingsOf(4096, 16, 32, 128), ratesOfSample()), PredictionDoubt::FewWarps));
  ProblemSettings narrow = settings;
  narrow.window = {64, 64};
  QVERIFY(has(predict(narrow, ratesOfSample()), PredictionDoubt::PartialTiles));
}

void TimeModelTest::followsTheSchedule() {
  // 4 heads are 128 thread blocks on 132 multiprocessors; 8 heads share them, two on each, and take less than twice as long.
  const double four = predict(settingsOf(4096, 4, 128, 128), ratesOfSample()).seconds;
  const double eight = predict(settingsOf(4096, 8, 128, 128), ratesOfSample()).seconds;
  QVERIFY(eight > 1.2 * four && eight < 2 * four);
  QVERIFY(predict(settingsOf(4096, 1, 128, 128), ratesOfSample()).idleShare > 0.7);
  // Many heads: causal is half the work, and the longest thread blocks start first.
  ProblemSettings causal = settingsOf(4096, 64, 128, 128);
  const double dense = predict(causal, ratesOfSample()).seconds;
  causal.causal = true;
  const PredictedTime half = predict(causal, ratesOfSample());
  QVERIFY(half.seconds / dense > 528.0 / 1024 && half.seconds / dense < 0.6);
  QVERIFY(half.idleShare < 0.1);
}

void TimeModelTest::hasNothingOfExactKernels() {
  RecordedRun run{{"own sizes", settingsOf(512, 1, 64, 64)}};
  run.point.settings.elementType = ElementType::Fp32;
  run.isExact = true;
  run.forward = samplePass("exactForward", 1e-3);
  run.forward->predicted.reset();
  addPredictions(run, sampleRecord().card);
  QVERIFY(!run.forward->predicted);
}

/// The sweeps over blocks: more than four fifths of all passes within 20 %.
void TimeModelTest::comesNearTheShippedRuns() {
  PredictionTally all;
  for (const std::string& name : shippedRecords()) {
    if (name.find("-blocks-") == std::string::npos) continue;
    GpuRecord record = shippedRecord(name).value();
    QVERIFY(record.card.rates.has_value());
    for (RecordedRun& run : record.runs) {
      if (!run.refusal) QVERIFY(run.forward->report.time && run.forward->report.time->clockMHz > 0);
      addPredictions(run, record.card);
    }
    const PredictionTally tally = tallyPredictions(record);
    qInfo("%s: %d of %d passes within 20 %%", name.c_str(), static_cast<int>(tally.within),
          static_cast<int>(tally.all));
    QVERIFY(tally.all >= 40);
    QVERIFY(5 * tally.within >= 4 * tally.all);
    all.within += tally.within;
    all.all += tally.all;
  }
  QVERIFY(all.all > 200);
}

QTEST_APPLESS_MAIN(TimeModelTest)
#include "tst_time_model.moc"

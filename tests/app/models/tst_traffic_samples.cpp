// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/models/traffic_samples.h"
#include "app/session/make_run.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> runOf(const ProblemSettings& settings) {
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, {}}, control);
}

ProblemSettings smallSettings(int Tq, int Tk, int dk, int dv, int Br, int Bc) {
  ProblemSettings settings;
  settings.Tq = Tq;
  settings.Tk = Tk;
  settings.dk = dk;
  settings.dv = dv;
  settings.Br = Br;
  settings.Bc = Bc;
  return settings;
}

ProblemSettings causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  return settings;
}

}  // namespace

class TrafficSamplesTest : public QObject {
  Q_OBJECT

 private slots:
  void curvesRiseToTheTotals_data();
  void curvesRiseToTheTotals();
  void shortRunsShowEveryStep();
  void stepsAndShares();
  void asCsv();
  void backwardRunsHaveFiveCurves();
};

void TrafficSamplesTest::curvesRiseToTheTotals_data() {
  QTest::addColumn<bool>("causal");
  QTest::addColumn<qint64>("standard");
  QTest::addColumn<qint64>("fa1");
  QTest::addColumn<qint64>("fa2");
  QTest::newRow("lesson") << false << qint64(4456448) << qint64(3342336) << qint64(1180672);
  QTest::newRow("lesson, causal") << true << qint64(4456448) << qint64(1937408) << qint64(721920);
}

void TrafficSamplesTest::curvesRiseToTheTotals() {
  QFETCH(bool, causal);
  QFETCH(qint64, standard);
  QFETCH(qint64, fa1);
  QFETCH(qint64, fa2);
  ProblemSettings settings;
  settings.causal = causal;
  const auto run = runOf(settings);
  const TrafficSamples samples = sampleTraffic(*run);
  QCOMPARE(qint64(samples[0].total()), standard);
  QCOMPARE(qint64(samples[1].total()), fa1);
  QCOMPARE(qint64(samples[2].total()), fa2);
  for (qsizetype n = 0; n < samples.size(); ++n) {
    const TrafficSeries& series = samples[n];
    QCOMPARE(series.isPresent, n == 2);
    QVERIFY(series.points.size() <= MaximumTrafficPoints);
    QVERIFY(series.points.size() > 300);
    QCOMPARE(series.points.first(), (TrafficPoint{0, 0}));
    QCOMPARE(series.points.last().step, series.steps);
    for (qsizetype m = 1; m < series.points.size(); ++m) {
      QVERIFY(series.points[m - 1].step < series.points[m].step);
      QVERIFY(series.points[m - 1].values <= series.points[m].values);
    }
    for (const TrafficPoint& point : series.points) {
      QCOMPARE(point.values, run->rivals[static_cast<std::size_t>(n)].trace->totals(point.step).values());
    }
  }
}

void TrafficSamplesTest::shortRunsShowEveryStep() {
  const auto run = runOf(smallSettings(4, 4, 2, 2, 4, 4));
  const TrafficSeries fa2 = sampleTraffic(*run)[2];
  QCOMPARE(qint64(fa2.points.size()), run->trace->eventCount() + 1);
}

void TrafficSamplesTest::stepsAndShares() {
  QCOMPARE(stepAt(0.3, 632), 190);
  QCOMPARE(stepAt(-1, 632), 0);
  QCOMPARE(stepAt(2, 632), 632);
  QCOMPARE(stepAt(0.5, 0), 0);
}

void TrafficSamplesTest::asCsv() {
  const TrafficSamples samples = sampleTraffic(*runOf(causalLesson()));
  const QList<QByteArray> lines = trafficCsv(samples).trimmed().split('\n');
  QCOMPARE(lines.first(), QByteArray("algorithm,step,steps,share,values"));
  qsizetype points = 0;
  for (const TrafficSeries& series : samples) {
    points += series.points.size();
  }
  QCOMPARE(lines.size(), points + 1);
  QVERIFY(lines.contains("standard,0," + QByteArray::number(qint64(samples[0].steps)) + ",0.000000,0"));
  QCOMPARE(lines.last(), QByteArray("fa2,632,632,1.000000,721920"));
}

void TrafficSamplesTest::backwardRunsHaveFiveCurves() {
  ProblemSettings settings;
  settings.backward = true;
  const TrafficSamples samples = sampleTraffic(*runOf(settings));
  // The check figures of the rules.
  const QList<std::pair<Way, qint64>> expected{{Way::Standard, 7864320},
                                               {Way::FlashAttention1, 5537792},
                                               {Way::QueryOuter, 3476480},
                                               {Way::TwoLoops, 3771392},
                                               {Way::FlashAttention2, 4621312}};
  QCOMPARE(samples.size(), expected.size());
  for (qsizetype n = 0; n < samples.size(); ++n) {
    QCOMPARE(samples[n].way, expected[n].first);
    QCOMPARE(qint64(samples[n].total()), expected[n].second);
    QCOMPARE(samples[n].isPresent, samples[n].way == Way::FlashAttention2);
  }
}

QTEST_GUILESS_MAIN(TrafficSamplesTest)
#include "tst_traffic_samples.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/problem/problem_summary.h"
#include "core/trace/trace.h"

using namespace tilewise;

class TestProblemSummary : public QObject {
  Q_OBJECT

 private slots:
  void theLesson();
  void agreesWithTheIndexOfEvents_data();
  void agreesWithTheIndexOfEvents();
  void saysWhatDoesNotFit();
};

void TestProblemSummary::theLesson() {
  ProblemSettings settings;
  settings.causal = true;
  const ProblemSummary summary = summarize(*Problem::make(settings));
  QCOMPARE(summary.tiles(), 128);
  QCOMPARE(summary.visited, 72);
  QCOMPARE(summary.partial, 16);
  QCOMPARE(summary.skipped, 56);
  QCOMPARE(summary.steps, 632);
  QCOMPARE(summary.fa2Values, 721920);
  QCOMPARE(summary.fa2Bytes, 1445888);
  QCOMPARE(summary.standardValues, 4456448);
  QCOMPARE(summary.onChipBytes, 66560);
  QCOMPARE(summary.capacityBytes, 232448);
  QVERIFY(summary.fits());
}

void TestProblemSummary::agreesWithTheIndexOfEvents_data() {
  QTest::addColumn<int>("Tq");
  QTest::addColumn<int>("Tk");
  QTest::addColumn<int>("Br");
  QTest::addColumn<int>("Bc");
  QTest::addColumn<bool>("causal");
  QTest::addColumn<bool>("bottomRight");
  QTest::newRow("no mask") << 32 << 32 << 4 << 2 << false << false;
  QTest::newRow("causal") << 32 << 32 << 4 << 2 << true << false;
  QTest::newRow("ragged") << 100 << 90 << 32 << 24 << true << false;
  QTest::newRow("more keys") << 16 << 80 << 8 << 16 << true << true;
  QTest::newRow("rows without keys") << 80 << 16 << 8 << 16 << true << true;
  QTest::newRow("rows without keys, ragged") << 77 << 16 << 10 << 16 << true << true;
  QTest::newRow("blocks beyond the sizes") << 5 << 6 << 64 << 64 << true << false;
}

void TestProblemSummary::agreesWithTheIndexOfEvents() {
  QFETCH(int, Tq);
  QFETCH(int, Tk);
  QFETCH(int, Br);
  QFETCH(int, Bc);
  QFETCH(bool, causal);
  QFETCH(bool, bottomRight);
  ProblemSettings settings;
  settings.Tq = Tq;
  settings.Tk = Tk;
  settings.Br = Br;
  settings.Bc = Bc;
  settings.causal = causal;
  settings.alignment = bottomRight ? Alignment::BottomRight : Alignment::TopLeft;
  const Problem problem = *Problem::make(settings);
  const ProblemSummary summary = summarize(problem);
  const Trace trace(problem);
  QCOMPARE(summary.steps, trace.eventCount());
  QCOMPARE(summary.fa2Values, trace.wholeRun().values());
  QCOMPARE(summary.fa2Bytes, trace.wholeRun().bytes(ElementType::Fp16));
  QCOMPARE(summary.visited, trace.wholeRun().tilesComputed);
  QCOMPARE(summary.skipped, trace.wholeRun().tilesSkipped);
}

void TestProblemSummary::saysWhatDoesNotFit() {
  ProblemSettings settings;
  settings.sramBytes = 66560 - 1;
  QVERIFY(!summarize(*Problem::make(settings)).fits());
  settings.sramBytes = 66560;
  QVERIFY(summarize(*Problem::make(settings)).fits());
}

QTEST_APPLESS_MAIN(TestProblemSummary)
#include "tst_problem_summary.moc"

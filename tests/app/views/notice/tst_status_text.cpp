// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/notice/status_text.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestStatusText : public QObject {
  Q_OBJECT

 private slots:
  void saysWhereTheRunIs();
  void countsVisitedTiles_data();
  void countsVisitedTiles();
  void placesOfOtherPasses_data();
  void placesOfOtherPasses();
  void saysHowTheResultsCompare();
  void saysHowGradientsCompare();
  void saysTheRatioTest();
  void namesEngineAndData();
  void namesWhatIsUnusual();
  void saysWhyThereIsNoResult();
};

void TestStatusText::saysWhereTheRunIs() {
  QCOMPARE(positionText(190, 632, false, 0), QStringLiteral("Paused at step 190 of 632"));
  QCOMPARE(positionText(1190, 32632, true, 0), QStringLiteral("Playing, step 1,190 of 32,632"));
  QCOMPARE(positionText(190, 632, true, 4.93), QStringLiteral("Playing, step 190 of 632, 4.9 steps/s"));
  QCOMPARE(positionText(190, 632, true, 31000), QStringLiteral("Playing, step 190 of 632, 31,000 steps/s"));
}

void TestStatusText::countsVisitedTiles_data() {
  QTest::addColumn<bool>("causal");
  QTest::addColumn<qint64>("position");
  QTest::addColumn<QString>("text");
  const Trace trace(*Problem::make(smallLesson(true)));
  const std::int64_t third = trace.positionsOf(3).begin;
  QTest::newRow("before everything") << true << qint64(0) << QString();
  QTest::newRow("row block begins") << true << qint64(third + 1) << QStringLiteral("Row block 3, 8 tiles to visit");
  QTest::newRow("Q loaded") << true << qint64(third + 2) << QStringLiteral("Row block 3, 8 tiles to visit");
  QTest::newRow("the pictures' step") << true << qint64(190) << QStringLiteral("Row block 3, tile 6 of 8 visited");
  QTest::newRow("skipped") << true << qint64(trace.positionsOf(TileIndex{3, 9}).end)
                           << QStringLiteral("Row block 3, tile (3, 9) skipped");
  QTest::newRow("done") << true << qint64(trace.positionsOf(3).end)
                        << QStringLiteral("Row block 3, tile 8 of 8 visited");
  QTest::newRow("no mask, last") << false << qint64(8 * 7 + 8 * 16 * 7)
                                 << QStringLiteral("Row block 7, tile 16 of 16 visited");
}

void TestStatusText::countsVisitedTiles() {
  QFETCH(bool, causal);
  QFETCH(qint64, position);
  QFETCH(QString, text);
  const Trace trace(*Problem::make(smallLesson(causal)));
  QCOMPARE(placeText(trace, position), text);
}

void TestStatusText::placesOfOtherPasses_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<bool>("backward");
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("i");
  QTest::addColumn<int>("j");
  QTest::addColumn<QString>("text");
  const auto row = [](const char* name, Algorithm algorithm, bool backward, EventKind kind, int i, int j,
                      const char* text) {
    QTest::newRow(name) << int(algorithm) << backward << int(kind) << i << j << QString::fromUtf8(text);
  };
  const auto fa2 = Algorithm::FlashAttention2;
  row("row terms", fa2, true, EventKind::RowTerms, 3, -1, "Row terms, row block 3");
  row("key block, backward", fa2, true, EventKind::DS, 4, 5, "Key block 5, tile 3 of 6 visited");
  row("skipped, backward", fa2, true, EventKind::TileSkipped, 0, 9, "Key block 9, tile (0, 9) skipped");
  row("FA-1", Algorithm::FlashAttention1, false, EventKind::Rescaled, 4, 5, "Key block 5, tile 3 of 6 visited");
  row("one tile", Algorithm::FlashAttention1, false, EventKind::ColumnBlockBegin, -1, 15,
      "Key block 15, 1 tile to visit");
  row("pass 1", Algorithm::Standard, false, EventKind::ScoreProduct, 3, 5, "Pass 1, row block 3, tile (3, 5)");
  row("pass 2", Algorithm::Standard, false, EventKind::Exponentiated, 3, -1, "Pass 2, row block 3");
  row("pass 5", Algorithm::Standard, true, EventKind::DK, 3, 5, "Pass 5, key block 5, tile (3, 5)");
}

void TestStatusText::placesOfOtherPasses() {
  QFETCH(int, algorithm);
  QFETCH(bool, backward);
  QFETCH(int, kind);
  QFETCH(int, i);
  QFETCH(int, j);
  QFETCH(QString, text);
  ProblemSettings settings = smallLesson(true);
  settings.algorithm = Algorithm(algorithm);
  settings.backward = backward;
  const Problem problem = *Problem::make(settings);
  const Trace trace(problem, problem.lastPass());
  const auto found = trace.next(0, [&](const Event& event) {
    return event.kind == EventKind(kind) && event.i.value_or(-1) == i && event.j.value_or(-1) == j;
  });
  QVERIFY(found);
  QCOMPARE(placeText(trace, *found), text);
}

void TestStatusText::saysHowTheResultsCompare() {
  QCOMPARE(accuracyText({}), QStringLiteral("checking against float64…"));
  Accuracy accuracy;
  accuracy.O.pass = accuracy.lse.pass = true;
  accuracy.O.maxAbs = 6.41e-7;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("O agrees with float64: largest error 6.4e−7"));
  QCOMPARE(accuracyText(accuracy, 7),
           QStringLiteral("7 rows are not finite; O agrees with float64: largest error 6.4e−7"));
  QCOMPARE(accuracyText({}, 1), QStringLiteral("1 row is not finite; checking against float64…"));
  accuracy.lse.pass = false;
  accuracy.lse.maxAbs = 0.25;
  accuracy.lse.row = 1414;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("lse differs from float64: largest error 0.25, row 1,414"));
  accuracy.O.pass = false;
  accuracy.O.sameNonFinite = false;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("O differs from float64: infinities or NaN in other places"));
}

void TestStatusText::saysHowGradientsCompare() {
  Accuracy accuracy;
  accuracy.O.pass = accuracy.lse.pass = true;
  accuracy.O.maxAbs = 0.5;
  ArrayAccuracy gradient;
  gradient.pass = true;
  gradient.bound = 1;
  gradient.maxAbs = 2e-7;
  accuracy.dQ = accuracy.dK = accuracy.dV = gradient;
  // The largest for what it may be: dK's bound is small.
  accuracy.dK->maxAbs = 1e-7;
  accuracy.dK->bound = 1e-3;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("dQ, dK, dV agree with float64: largest error 1.0e−7"));
  accuracy.dV->pass = false;
  accuracy.dV->row = 12;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("dV differs from float64: largest error 2.0e−7, row 12"));
}

void TestStatusText::saysTheRatioTest() {
  Accuracy accuracy;
  accuracy.O.pass = accuracy.lse.pass = true;
  accuracy.O.maxAbs = 4.9e-4;
  accuracy.O.standardMaxAbs = 5.1e-4;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("O passes the ratio test: error 4.9e−4, standard’s 5.1e−4"));
  accuracy.O.pass = false;
  accuracy.O.row = 3;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("O fails the ratio test: error 4.9e−4, standard’s 5.1e−4, row 3"));
}

void TestStatusText::namesWhatIsUnusual() {
  ProblemSettings settings = smallLesson(true);
  settings.storage = Storage::Bf16;
  settings.backward = true;
  settings.shuffle = 9;
  QCOMPARE(engineText(*runOf(settings)),
           QStringLiteral("float32 engine, bf16 storage, seed 1, key blocks in shuffled order, seed 9"));
  settings.backwardOrder = BackwardOrder::TwoLoops;
  settings.Tk = 30;
  settings.alignment = Alignment::BottomRight;
  QCOMPARE(engineText(*runOf(settings)), QStringLiteral("float32 engine, bf16 storage, seed 1, 2 rows without a key"));
}

void TestStatusText::namesEngineAndData() {
  ProblemSettings settings = smallLesson(true);
  settings.seed = 7;
  QCOMPARE(engineText(*runOf(settings)), QStringLiteral("float32 engine, seed 7"));
  settings.precision = Precision::Float64;
  settings.inputKind = InputKind::Outliers;
  QCOMPARE(engineText(*runOf(settings)), QStringLiteral("float64 engine, outliers, seed 7"));
  settings.inputKind = InputKind::Ramp;
  QCOMPARE(engineText(*runOf(settings)), QStringLiteral("float64 engine, ramp"));
  const auto inputs = std::make_shared<const Inputs>(makeInputs(*Problem::make(settings)));
  RunControl control;
  const auto own = *makeRun({QStringLiteral("heads.npz"), sizedFor(settings, *inputs), inputs, {}}, control);
  QCOMPARE(engineText(*own), QStringLiteral("float64 engine, heads.npz"));
}

void TestStatusText::saysWhyThereIsNoResult() {
  QCOMPARE(noResultText(*runOf(smallLesson(true)), false), QString());
  RunRequest request{QStringLiteral("small lesson"), smallLesson(true), nullptr, {}};
  const auto opened = *openRun(request);
  QCOMPARE(noResultText(*opened, true), QStringLiteral("results are being computed; rows looked at are recomputed"));
  QCOMPARE(noResultText(*opened, false), QStringLiteral("results not computed; rows looked at are recomputed"));
  request.kind = RunKind::CountersOnly;
  QCOMPARE(noResultText(**openRun(request), false), QStringLiteral("counters only: no results"));
  request.kind = RunKind::Whole;
  request.settings.algorithm = Algorithm::Standard;
  request.settings.Tq = request.settings.Tk = 65'536;
  request.settings.Br = request.settings.Bc = 4096;
  QCOMPARE(noResultText(**openRun(request), false), QStringLiteral("no results: S and P are too large to be held"));
}

QTEST_APPLESS_MAIN(TestStatusText)
#include "tst_status_text.moc"

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
  void saysHowTheResultsCompare();
  void namesEngineAndData();
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
  QTest::newRow("skipped") << true << qint64(trace.positionsOf(TileIndex{3, 9})->end)
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

void TestStatusText::saysHowTheResultsCompare() {
  QCOMPARE(accuracyText({}), QStringLiteral("checking against float64…"));
  Accuracy accuracy;
  accuracy.O.pass = accuracy.lse.pass = true;
  accuracy.O.maxAbs = 6.41e-7;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("O agrees with float64: largest error 6.4e−7"));
  accuracy.lse.pass = false;
  accuracy.lse.maxAbs = 0.25;
  accuracy.lse.row = 1414;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("lse differs from float64: largest error 0.25, row 1,414"));
  accuracy.O.pass = false;
  accuracy.O.sameNonFinite = false;
  QCOMPARE(accuracyText(accuracy), QStringLiteral("O differs from float64: infinities or NaN in other places"));
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

QTEST_APPLESS_MAIN(TestStatusText)
#include "tst_status_text.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "app/views/stage/tile_heat.h"
#include "core/replay/replay.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

class TileHeatTest : public QObject {
  Q_OBJECT

 private slots:
  void twoDigitsOfAValue_data();
  void twoDigitsOfAValue();
  void scoresThenWeights();
  void notFiniteIsNoticed();
};

void TileHeatTest::twoDigitsOfAValue_data() {
  QTest::addColumn<double>("value");
  QTest::addColumn<bool>("tight");
  QTest::addColumn<QString>("text");
  QTest::newRow("below one") << 0.4615 << false << QStringLiteral("0.46");
  QTest::newRow("below one, tight") << 0.4615 << true << QStringLiteral(".46");
  QTest::newRow("negative, tight") << -0.4615 << true << QStringLiteral("−.46");
  QTest::newRow("rounds up to one") << 0.996 << true << QStringLiteral("1.0");
  QTest::newRow("one digit and one") << -3.14 << false << QStringLiteral("−3.1");
  QTest::newRow("rounds up to ten") << 9.96 << false << QStringLiteral("10");
  QTest::newRow("tens") << -12.4 << false << QStringLiteral("−12");
  QTest::newRow("hundreds") << 236.2 << false << QStringLiteral("236");
  QTest::newRow("zero") << 0.0 << false << QStringLiteral("0.00");
  QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << false << QStringLiteral("∞");
}

void TileHeatTest::twoDigitsOfAValue() {
  QFETCH(double, value);
  QFETCH(bool, tight);
  QFETCH(QString, text);
  QCOMPARE(twoDigits(value, tight), text);
}

void TileHeatTest::scoresThenWeights() {
  const Staged tiny = staged(shaped(8, 8, 4, 4, 2, true));
  const Inputs inputs = makeInputs(tiny.problem);
  const RunResult result = resultOf(tiny.problem, inputs);
  const auto replay = makeReplay(tiny.problem, inputs, result, *tiny.trace);
  const Mask& mask = tiny.facts->grid.mask();
  const TileIndex partial{0, 0};
  const Range positions = tiny.trace->positionsOf(partial);
  QVERIFY(!tileHeat(replay->stateAt(positions.begin), mask));      // nothing loaded
  QVERIFY(!tileHeat(replay->stateAt(positions.begin + 2), mask));  // K and V, no scores
  const auto scores = tileHeat(replay->stateAt(positions.begin + 3), mask);
  QVERIFY(scores && !scores->isWeights());
  QVERIFY2(scores->isVisible(0, 1), "the mask has not been applied yet");
  QCOMPARE(scores->scale.first, -scores->scale.last);
  const auto masked = tileHeat(replay->stateAt(positions.begin + 4), mask);
  for (std::int64_t r = 0; r < 4; ++r) {
    for (std::int64_t t = 0; t < 2; ++t) {
      QCOMPARE(masked->isVisible(r, t), mask.visible(r, t));
      if (mask.visible(r, t)) QCOMPARE(masked->value(r, t), scores->value(r, t));
    }
  }
  const auto weights = tileHeat(replay->stateAt(positions.end), mask);
  QVERIFY(weights && weights->isWeights() && !weights->normalised);
  QCOMPARE(weights->scale.first, 0.0);
  QCOMPARE(weights->value(0, 0), 1.0);  // the only key that row 0 sees
  QVERIFY(!weights->isVisible(0, 1));
}

void TileHeatTest::notFiniteIsNoticed() {
  const Staged plain = staged(shaped(4, 4, 2, 4, 4, true));
  BlockState state;
  state.i = 0;
  state.j = 0;
  state.queries = {0, 4};
  state.keys = {0, 4};
  state.S = Matrix<double>::Zero(4, 4);
  const Mask& mask = plain.facts->grid.mask();
  QVERIFY(!holdsNotFinite(*tileHeat(state, mask)));
  (*state.S)(2, 1) = std::numeric_limits<double>::quiet_NaN();
  QVERIFY(holdsNotFinite(*tileHeat(state, mask)));
  (*state.S)(2, 1) = 0;
  // A masked entry may hold anything.
  (*state.S)(0, 3) = -std::numeric_limits<double>::infinity();
  QVERIFY(!holdsNotFinite(*tileHeat(state, mask)));
}

QTEST_APPLESS_MAIN(TileHeatTest)
#include "tst_tile_heat.moc"

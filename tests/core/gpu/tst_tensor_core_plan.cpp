// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/gpu/tensor_core_plan.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using tilewise::testing::RandomSettings;

class TensorCorePlanTest : public QObject {
  Q_OBJECT

 private slots:
  void coversTheBlocks();
  void refuses_data();
  void refuses();
};

void TensorCorePlanTest::coversTheBlocks() {
  RandomSettings random(5, 400);
  int planned = 0;
  for (int n = 0; n < 2000; ++n) {
    ProblemSettings settings = random.nextOfFamily();
    settings.algorithm = Algorithm::FlashAttention2;
    settings.backward = false;
    const Problem problem = Problem::make(settings).value();
    const auto plan = planFa2Forward(problem);
    if (!plan) continue;
    ++planned;
    QVERIFY(plan->warps * plan->rowTiles * 16 >= std::min(problem.Br(), problem.Tq()));
    QCOMPARE((plan->Bc + 15) / 16 * 16 % plan->chunk, 0);
    QCOMPARE(plan->chunk % 16, 0);
    QVERIFY(plan->sharedBytes() <= LargestSharedBytes && plan->accumulators() <= LargestAccumulators);
    QCOMPARE(plan->hasBand, settings.causal || settings.window.isBounded());
  }
  QVERIFY(planned > 1000);
}

void TensorCorePlanTest::refuses_data() {
  QTest::addColumn<QByteArray>("code");
  QTest::addColumn<int>("Br");
  QTest::addColumn<int>("d");
  QTest::addColumn<QByteArray>("dtype");
  QTest::addColumn<QByteArray>("algorithm");
  QTest::newRow("float32") << QByteArray("not-available") << 64 << 64 << QByteArray("fp32") << QByteArray("fa2");
  QTest::newRow("another algorithm") << QByteArray("not-available") << 64 << 64 << QByteArray("fp16") << QByteArray("fa1");
  QTest::newRow("too many rows") << QByteArray("too-large") << 1024 << 64 << QByteArray("fp16") << QByteArray("fa2");
  QTest::newRow("too wide") << QByteArray("too-large") << 64 << 1024 << QByteArray("fp16") << QByteArray("fa2");
}

void TensorCorePlanTest::refuses() {
  QFETCH(QByteArray, code);
  QFETCH(int, Br);
  QFETCH(int, d);
  QFETCH(QByteArray, dtype);
  QFETCH(QByteArray, algorithm);
  ProblemSettings settings;
  settings.Tq = settings.Tk = 2048;
  settings.Br = Br;
  settings.dk = settings.dv = d;
  settings.elementType = *fromWord<ElementType>(dtype.constData());
  settings.algorithm = *fromWord<Algorithm>(algorithm.constData());
  const auto plan = planFa2Forward(Problem::make(settings).value());
  QVERIFY(!plan);
  QCOMPARE(name(plan.error().code), std::string_view(code.constData()));
  QVERIFY(!plan.error().value.empty() && !plan.error().accepted.empty());
}

QTEST_APPLESS_MAIN(TensorCorePlanTest)
#include "tst_tensor_core_plan.moc"

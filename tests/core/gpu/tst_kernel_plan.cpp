// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/gpu/kernel_plan.h"
#include "core/gpu/random_problem.h"

using namespace tilewise;

namespace {

/// A macro of a kernel; 0 when it has none of that name.
int macro(const PlannedKernel& kernel, std::string_view name) {
  for (const auto& [each, value] : kernel.macros) {
    if (each == name) return value;
  }
  return 0;
}

}  // namespace

class KernelPlanTest : public QObject {
  Q_OBJECT

 private slots:
  void coversTheBlocks();
  void takesTheFastestShapes_data();
  void takesTheFastestShapes();
  void refuses_data();
  void refuses();
  void needsNoMoreThanTheCardHas();
};

void KernelPlanTest::coversTheBlocks() {
  RandomProblems random(5);
  int planned = 0;
  for (int n = 0; n < 2000; ++n) {
    const RandomProblem drawn = random.next();
    const Problem problem = Problem::make(drawn.settings).value();
    const auto plan = planKernels(problem, {drawn.isDeterministic});
    if (!plan) {
      QCOMPARE(plan.error().code, ErrorCode::TooLarge);
      continue;
    }
    ++planned;
    QCOMPARE(plan->backward.has_value(), drawn.settings.backward);
    const PlannedKernel& forward = plan->forward.kernels[plan->forward.main];
    QVERIFY(forward.sharedBytes <= LargestSharedBytes);
    if (plan->isExact) continue;
    const std::int64_t Br = std::min(problem.Br(), problem.Tq()), Bc = std::min(problem.Bc(), problem.Tk());
    QVERIFY(macro(forward, "WARPS") * macro(forward, "ROW_TILES") * 16 >= Br);
    QCOMPARE(macro(forward, "CHUNK") % 16, 0);
    QCOMPARE(macro(forward, "HAS_BAND"), int{drawn.settings.causal || drawn.settings.window.isBounded()});
    if (!plan->backward) continue;
    const PlannedKernel& backward = plan->backward->kernels[plan->backward->main];
    const int split = macro(backward, "COLUMN_SPLIT");
    QVERIFY(macro(backward, "WARPS") / split * macro(backward, "KEY_TILES") * 16 >= Bc);
    QCOMPARE(macro(backward, "CHUNK") % (16 * split), 0);
    QCOMPARE(macro(backward, "CHUNK") / 16 % macro(backward, "DQ_ROW_TILES"), 0);
    QCOMPARE((problem.dk() + 15) / 16 % macro(backward, "DQ_COLUMN_TILES"), 0);
    QVERIFY(backward.sharedBytes <= LargestSharedBytes && backward.threads <= 512);
  }
  QVERIFY(planned > 1500);
}

/// The shapes that were the fastest on an H200.
void KernelPlanTest::takesTheFastestShapes_data() {
  QTest::addColumn<int>("Br");
  QTest::addColumn<int>("Bc");
  QTest::addColumn<int>("d");
  QTest::addColumn<int>("threads");
  QTest::addColumn<int>("split");
  QTest::addColumn<int>("chunk");
  QTest::newRow("d 64") << 128 << 128 << 64 << 128 << 1 << 32;
  QTest::newRow("d 128, two thread blocks a multiprocessor") << 64 << 64 << 128 << 128 << 2 << 64;
  QTest::newRow("d 64, short key blocks") << 64 << 64 << 64 << 64 << 1 << 32;
  QTest::newRow("d 256") << 64 << 64 << 256 << 256 << 4 << 64;
  QTest::newRow("d 128") << 64 << 128 << 128 << 256 << 2 << 64;
}
void KernelPlanTest::takesTheFastestShapes() {
  QFETCH(int, Br);
  QFETCH(int, Bc);
  QFETCH(int, d);
  ProblemSettings settings;
  settings.dk = settings.dv = d;
  settings.Br = Br;
  settings.Bc = Bc;
  settings.backward = true;
  const auto plan = planKernels(Problem::make(settings).value(), {});
  QVERIFY(plan.has_value());
  const PlannedKernel& kernel = plan->backward->kernels[plan->backward->main];
  QTEST(static_cast<int>(kernel.threads), "threads");
  QTEST(macro(kernel, "COLUMN_SPLIT"), "split");
  QTEST(macro(kernel, "CHUNK"), "chunk");
}

void KernelPlanTest::refuses_data() {
  QTest::addColumn<QString>("code");
  QTest::addColumn<int>("Br");
  QTest::addColumn<int>("Bc");
  QTest::addColumn<int>("d");
  QTest::addColumn<QString>("dtype");
  QTest::addColumn<QString>("algorithm");
  QTest::addColumn<bool>("backward");
  QTest::newRow("standard, exact") << "not-available" << 64 << 64 << 64 << "fp32"
                                   << "standard" << false;
  QTest::newRow("standard backward") << "not-available" << 64 << 64 << 64 << "fp16"
                                     << "standard" << true;
  QTest::newRow("too many rows") << "too-large" << 1024 << 64 << 64 << "fp16"
                                 << "fa2" << false;
  QTest::newRow("too wide") << "too-large" << 64 << 64 << 1024 << "fp16"
                            << "fa2" << false;
  QTest::newRow("FA-1, too many keys") << "too-large" << 64 << 1024 << 128 << "fp16"
                                       << "fa1" << false;
  QTest::newRow("backward, too many keys") << "too-large" << 64 << 512 << 128 << "fp16"
                                           << "fa2" << true;
}

void KernelPlanTest::refuses() {
  QFETCH(QString, code);
  QFETCH(int, Br);
  QFETCH(int, Bc);
  QFETCH(int, d);
  QFETCH(QString, dtype);
  QFETCH(QString, algorithm);
  QFETCH(bool, backward);
  ProblemSettings settings;
  settings.Tq = settings.Tk = 2048;
  settings.Br = Br;
  settings.Bc = Bc;
  settings.dk = settings.dv = d;
  settings.elementType = *fromWord<ElementType>(dtype.toStdString());
  settings.algorithm = *fromWord<Algorithm>(algorithm.toStdString());
  settings.backward = backward;
  const auto plan = planKernels(Problem::make(settings).value(), {});
  QVERIFY(!plan);
  QCOMPARE(QString::fromUtf8(name(plan.error().code).data()), code);
  QVERIFY(!plan.error().value.empty() && !plan.error().accepted.empty());
}

/// A card with less shared memory gets smaller chunks, or the need beside its limit.
void KernelPlanTest::needsNoMoreThanTheCardHas() {
  ProblemSettings settings;
  settings.dk = settings.dv = 128;
  settings.Br = settings.Bc = 64;
  settings.backward = true;
  const Problem problem = Problem::make(settings).value();
  const auto small = planKernels(problem, {false, 101376});
  QVERIFY(small.has_value());
  for (const PassPlan& pass : {small->forward, *small->backward}) {
    for (const PlannedKernel& kernel : pass.kernels) QVERIFY(kernel.sharedBytes <= 101376);
  }
  const auto tiny = planKernels(problem, {false, 16384});
  QVERIFY(!tiny);
  QCOMPARE(tiny.error().accepted, std::string("at most 16384 bytes"));
}

QTEST_APPLESS_MAIN(KernelPlanTest)
#include "tst_kernel_plan.moc"

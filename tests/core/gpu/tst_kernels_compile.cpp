// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/gpu/nvrtc.h"
#include "core/gpu/tensor_core_plan.h"

using namespace tilewise;

/// Every kernel for typical tiles, compiled for the oldest card that is served and for Hopper. Needs NVRTC, no card.
class KernelsCompileTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void fa2Forward_data();
  void fa2Forward();
  void aFailureHasItsLog();

 private:
  Expected<Nvrtc> m_nvrtc = Nvrtc::load();
};

void KernelsCompileTest::initTestCase() {
  if (m_nvrtc) return;
  QCOMPARE(m_nvrtc.error().code, ErrorCode::MachineLacks);
  QVERIFY(!m_nvrtc.error().value.empty());
  QSKIP(describe(m_nvrtc.error()).c_str());
}

void KernelsCompileTest::fa2Forward_data() {
  QTest::addColumn<int>("Br");
  QTest::addColumn<int>("Bc");
  QTest::addColumn<int>("d");
  QTest::addColumn<bool>("everything");
  for (const int d : {64, 128}) {
    for (const int Br : {64, 128}) {
      for (const int Bc : {64, 128}) QTest::addRow("%d x %d, d %d", Br, Bc, d) << Br << Bc << d << false;
    }
  }
  QTest::newRow("wide rows") << 64 << 32 << 256 << false;
  QTest::newRow("odd blocks, all options") << 17 << 20 << 24 << true;
  QTest::newRow("128 x 64, all options") << 128 << 64 << 64 << true;
}

void KernelsCompileTest::fa2Forward() {
  QFETCH(int, Br);
  QFETCH(int, Bc);
  QFETCH(int, d);
  QFETCH(bool, everything);
  ProblemSettings settings;
  settings.Tq = settings.Tk = 512;
  settings.dk = settings.dv = d;
  settings.Br = Br;
  settings.Bc = Bc;
  if (everything) {
    settings.causal = true;
    settings.documents = Documents(std::vector<std::int64_t>(512, 0), std::vector<std::int64_t>(512, 0));
    settings.softCap = 30;
    settings.alibi = {0.5};
    settings.dropout = 0.1;
    settings.elementType = ElementType::Bf16;
  }
  const auto plan = planFa2Forward(Problem::make(settings).value());
  QVERIFY(plan.has_value());
  for (const char* architecture : {"sm_80", "sm_90a"}) {
    const Compiled compiled = m_nvrtc->compile(fa2ForwardSource(), architecture, plan->macros());
    QVERIFY2(compiled.succeeded, compiled.log.c_str());
    QVERIFY(!compiled.cubin.empty());
    QVERIFY(compiled.resources.registers > 0 && compiled.resources.registers <= 255);
    // What was recorded with NVRTC 13.0: at most 80 bytes.
    QVERIFY2(compiled.resources.spillBytes <= 96, compiled.log.c_str());
  }
}

void KernelsCompileTest::aFailureHasItsLog() {
  const Compiled compiled = m_nvrtc->compile("extern \"C\" __global__ void kernel() { nonsense; }", "sm_80", {});
  QVERIFY(!compiled.succeeded);
  QVERIFY(compiled.cubin.empty());
  QVERIFY(QString::fromStdString(compiled.log).contains("nonsense"));
}

QTEST_APPLESS_MAIN(KernelsCompileTest)
#include "tst_kernels_compile.moc"

// SPDX-License-Identifier: MIT
/// What bench prints. No time is judged: only that each figure is made of the others.

#include <QTest>

#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;
using nlohmann::json;

namespace {

constexpr const char* Small = "--t 96 --dk 24 --dv 40 --br 32 --bc 16 --threads 2 --repetitions 3";

CliResult bench(const QString& more) { return cli(qPrintable(QString("bench --json %1 %2").arg(Small, more))); }

/// Of one thing that was timed: a time, a spread, and the FLOPs that its other two figures stand for.
void verifyTiming(const json& timing, double flops) {
  const double seconds = timing.at("seconds"), spread = timing.at("spread"), gflops = timing.at("gflops");
  QVERIFY(seconds > 0 && spread >= 0);
  QVERIFY(std::abs(gflops * 1e9 * seconds - flops) <= 1e-9 * flops);
}

void verifyPass(const json& pass, double flops) {
  for (const char* what : {"engine", "engine_with_events", "naive"}) verifyTiming(pass.at(what), flops);
  const int repetitions = pass.at("naive").at("repetitions");
  QVERIFY(1 <= repetitions && repetitions <= 3);
}

constexpr double Flops = 2.0 * 96 * 96 * (24 + 40);

}  // namespace

class TestBench : public QObject {
  Q_OBJECT

 private slots:
  void theForwardPassIsTimed() {
    const CliResult result = bench("");
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    const json report = result.json();
    QVERIFY(report.at("schema") == "tilewise.bench/1");
    QVERIFY(report.at("threads") == 2);
    QVERIFY(report.at("repetitions") == 3);
    QVERIFY(report.at("heads_total") == 1);
    QVERIFY(report.at("problem").at("dv") == 40);
    QVERIFY(!report.contains("backward"));
    verifyPass(report, Flops);
  }

  void theRuleOfReportedFlopsIsFollowed_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<double>("flops");
    QTest::newRow("causal") << "--causal" << Flops / 2;
    QTest::newRow("window") << "--window 8,8" << Flops;
    QTest::newRow("heads") << "--batch 2 --heads 3" << 6 * Flops;
    QTest::newRow("grouped heads") << "--heads 4 --kv-heads 2" << 4 * Flops;
    QTest::newRow("float64, FA-1") << "--precision f64 --algorithm fa1" << Flops;
    QTest::newRow("standard") << "--algorithm standard" << Flops;
  }
  void theRuleOfReportedFlopsIsFollowed() {
    QFETCH(QString, options);
    QFETCH(double, flops);
    const CliResult result = bench(options);
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    verifyPass(result.json(), flops);
  }

  void theBackwardPassIsTimedForItself() {
    const CliResult result = bench("--backward --causal");
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    const json report = result.json();
    verifyPass(report, Flops / 2);
    for (const char* what : {"engine", "engine_with_events"}) {
      verifyTiming(report.at("backward").at(what), 2.5 * Flops / 2);
    }
    QVERIFY(report.at("backward").contains("naive"));
  }

  void naiveAttentionIsLeftOut() {
    const json report = bench("--engine-only --backward").json();
    QVERIFY(report.contains("engine") && !report.contains("naive"));
    QVERIFY(report.at("backward").contains("engine") && !report.at("backward").contains("naive"));
  }

  void theTableHasALineForEach() {
    const CliResult result = cli(qPrintable(QString("bench %1 --backward").arg(Small)));
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    QCOMPARE(result.out.count("GFLOP/s"), 6);
    QVERIFY(result.out.contains("\nforward\n") && result.out.contains("\nbackward\n"));
  }

  /// An instruction set can be asked for; one that there is not is refused.
  void theInstructionSetIsTheOneAskedFor() {
    const std::string usual = bench("--engine-only").json().at("isa");
    qputenv("TILEWISE_ISA", "abacus");
    const CliResult refused = bench("--engine-only");
    qputenv("TILEWISE_ISA", "baseline");
    const CliResult slow = bench("--engine-only");
    qunsetenv("TILEWISE_ISA");
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.startsWith("tilewise-cli: TILEWISE_ISA: abacus is not known; accepted: "),
             qPrintable(text(refused)));
    QVERIFY(refused.err.trimmed().endsWith(usual.c_str()));  // the fastest is the last
    if (slow.code == 2) QSKIP("the baseline has another name here");
    QVERIFY(slow.json().at("isa") == "baseline");
  }
};

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"

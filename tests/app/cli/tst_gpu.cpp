// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;

/// `gpu` on this machine: the card's own results where there is one, the reason where there is none.
class GpuTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_info = cli("gpu info --json"); }

  void saysWhatIsMissing() {
    if (m_info.code == 0) QSKIP("this machine has a card");
    QCOMPARE(m_info.code, 3);
    QVERIFY(m_info.out.isEmpty());
    QVERIFY2(m_info.err.contains("the machine has none ("), m_info.err.constData());
    const CliResult run = cli("gpu run --preset lesson-causal --check");
    QCOMPARE(run.code, 3);
    QCOMPARE(run.err.count('\n'), 1);
  }

  void agreesWithFloat64_data() {
    QTest::addColumn<QString>("options");
    QTest::newRow("lesson, causal") << "--preset lesson-causal";
    QTest::newRow("ragged, all masks") << "--tq 200 --tk 333 --d 40 --br 48 --bc 36 --causal --align bottom-right "
                                          "--window 70,-1 --heads 4 --kv-heads 2 --head 3";
    QTest::newRow("score rules, bf16") << "--t 150 --dk 64 --dv 24 --br 17 --bc 20 --softcap 4 --alibi 0.25 --dropout 0.2 "
                                          "--dtype bf16";
    QTest::newRow("rows without keys") << "--tq 90 --tk 40 --d 16 --br 16 --bc 16 --causal --align bottom-right";
  }
  void agreesWithFloat64() {
    if (m_info.code != 0) QSKIP(m_info.err.trimmed().constData());
    QFETCH(QString, options);
    const CliResult run = cli(qPrintable("gpu run --check --json " + options));
    QVERIFY2(run.code == 0, run.err.constData());
    QVERIFY(run.json().at("check").at("O").at("pass").get<bool>());
    QVERIFY(run.json().at("time").at("seconds").get<double>() > 0);
  }

 private:
  CliResult m_info;
};

QTEST_GUILESS_MAIN(GpuTest)
#include "tst_gpu.moc"

// SPDX-License-Identifier: MIT
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli/cli_process.h"
#include "tests/core/gpu/gpu_record_samples.h"

using namespace tilewise;
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

  /// What cannot be measured stands beside the model as not measured, with the reason.
  void countsByTheModelAlone() {
    if (m_info.code == 0) QSKIP("this machine has a card");
    const CliResult counters = cli("gpu counters --t 4096 --d 64 --heads 16 --br 128 --bc 128 --json");
    QCOMPARE(counters.code, 3);
    const auto json = counters.json();
    QVERIFY(json.contains("not_measured") && !json.at("forward").contains("measured"));
    QCOMPARE(json.at("forward").at("model").at("load_bytes").get<qint64>(), 545'259'520);
    QVERIFY(cli("gpu counters --t 64").out.contains("not measured"));
  }

  /// Records are joined without a card: each point once, of one card only.
  void mergesRecords() {
    const QTemporaryDir folder;
    const auto write = [&folder](const char* name, const GpuRecord& record) {
      const auto path = std::filesystem::path(folder.path().toStdString()) / name;
      QVERIFY(writeRecord(path, record, ExistingFile::Refuse));
    };
    GpuRecord first = sampleRecord(), second = sampleRecord();
    first.runs.pop_back();
    second.runs.erase(second.runs.begin());
    write("a.json", first);
    write("b.json", second);
    write("c.json", sampleRecord("NVIDIA A100"));
    QFile broken(folder.filePath("d.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{\"schema\": \"tilewise.gpu-record/1\"}");
    broken.close();
    const CliResult merged = cli("gpu sweep --merge a.json b.json", folder.path());
    QVERIFY2(merged.code == 0, merged.err.constData());
    QCOMPARE(merged.json().at("runs").size(), std::size_t{3});
    QCOMPARE(cli("gpu sweep --merge a.json c.json", folder.path()).code, 2);
    const CliResult refused = cli("gpu sweep --merge a.json d.json", folder.path());
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains("d.json: an object without \"program\""), refused.err.constData());
    QCOMPARE(cli("gpu sweep --merge a.json b.json --record all.json", folder.path()).code, 0);
    QCOMPARE(cli("gpu sweep --merge a.json b.json --record all.json", folder.path()).code, 2);
    QCOMPARE(cli("gpu sweep --merge all.json --record all.json --force", folder.path()).code, 0);
  }

  /// The job script for clusters: each job takes its share, and all shares together are the sweep.
  void sharesASweepAmongJobs() {
    const QTemporaryDir folder;
    const auto job = [&folder](int task) {
      QProcess process;
      process.setWorkingDirectory(folder.path());
      QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
      environment.insert("TILEWISE_CLI", TILEWISE_CLI);
      environment.insert("SLURM_ARRAY_TASK_ID", QString::number(task));
      environment.insert("SLURM_ARRAY_TASK_MIN", "3");
      environment.insert("SLURM_ARRAY_TASK_COUNT", "2");
      process.setProcessEnvironment(environment);
      process.start(TILEWISE_SLURM_JOB, QString("--t 256 --d 64 --br 32,64 --bc 32,64 --backward --seconds 0.1").split(' '));
      process.waitForFinished(60'000);
      return CliResult{process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    };
    if (m_info.code != 0) {
      // The words are understood: what is missing is the machine's.
      const CliResult refused = job(3);
      QCOMPARE(refused.code, 3);
      QVERIFY2(refused.err.contains("the machine has none ("), refused.err.constData());
      return;
    }
    for (const int task : {3, 4}) {
      const CliResult done = job(task);
      QVERIFY2(done.code == 0, done.err.constData());
    }
    const CliResult joined = cli("gpu sweep --merge part-3.json part-4.json", folder.path());
    QVERIFY2(joined.code == 0, joined.err.constData());
    QCOMPARE(joined.json().at("runs").size(), std::size_t{4});
  }

  void agreesWithFloat64_data() {
    QTest::addColumn<QString>("options");
    QTest::newRow("lesson, causal") << "--preset lesson-causal";
    QTest::newRow("ragged, all masks") << "--tq 200 --tk 333 --d 40 --br 48 --bc 36 --causal --align bottom-right "
                                          "--window 70,-1 --heads 4 --kv-heads 2 --head 3";
    QTest::newRow("score rules, bf16")
        << "--t 150 --dk 64 --dv 24 --br 17 --bc 20 --softcap 4 --alibi 0.25 --dropout 0.2 "
           "--dtype bf16";
    QTest::newRow("backward, fixed order") << "--t 300 --d 64 --backward --deterministic --causal";
    QTest::newRow("backward after FA-1, dropout") << "--t 300 --d 128 --br 64 --algorithm fa1 --backward --dropout 0.1";
    QTest::newRow("standard") << "--t 300 --d 64 --algorithm standard --window 40,40";
    QTest::newRow("exact, float64") << "--t 100 --d 20 --dtype fp64 --backward --softcap 4";
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

// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "tests/core/gpu/gpu_record_samples.h"

using namespace tilewise;
using namespace tilewise::testing;

/// Records as files: what is written is read again, and what is no record is refused with its place.
class GpuRecordTest : public QObject {
  Q_OBJECT

  static Expected<GpuRecord> parse(const std::string& text) {
    return parseRecord(std::as_bytes(std::span(text)), "sweep.json");
  }
  static std::string changed(std::string text, const std::string& from, const std::string& to) {
    const auto found = text.find(from);
    return found == std::string::npos ? std::string("no such text: ") + from : text.replace(found, from.size(), to);
  }

 private slots:
  void readsWhatItWrites() {
    const GpuRecord record = sampleRecord();
    const std::string text = recordText(record);
    const auto read = parse(text);
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QCOMPARE(recordText(*read), text);
    QCOMPARE(read->card.facts.architecture(), std::string("sm_90a"));
    QCOMPARE(read->card.facts.driverVersion, 13000);
    QVERIFY(read->card.rates == record.card.rates);
    const RecordedRun* const all = read->find(record.runs.front().point);
    QVERIFY(all != nullptr && all->backward && all->backward->report.time->isCold);
    QCOMPARE(all->backward->report.time->upperQuartile, 7.5e-4 * 1.02);
    QVERIFY(all->forward->counts == record.runs.front().forward->counts);
    QVERIFY(all->forward->predicted->bound == TimeBound::SharedMemory);
    QCOMPARE(all->accuracy->O.standardMaxAbs.value(), 9e-4);
    QVERIFY(std::isinf(all->accuracy->lse.maxAbs) && !all->accuracy->lse.sameNonFinite);
    QCOMPARE(all->repeated->differing, 17);
    QVERIFY(read->runs[1].refusal == record.runs[1].refusal);
    QCOMPARE(read->runs[2].forward->notCounted, record.runs[2].forward->notCounted);
  }

  void refuses_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* title, const char* from, const char* to, ErrorCode code, const char* place) {
      QTest::newRow(title) << QByteArray(from) << QByteArray(to) << static_cast<int>(code) << QByteArray(place);
    };
    row("newer", "gpu-record/1", "gpu-record/2", ErrorCode::NotAvailable, "sweep.json: schema");
    row("another file", "tilewise.gpu-record", "tilewise.session", ErrorCode::FileFormat, "sweep.json: schema");
    row("no card", "\"card\":", "\"cord\":", ErrorCode::FileFormat, "sweep.json");
    row("unknown member", "\"date\":", "\"more\": 1, \"date\":", ErrorCode::UnknownName, "sweep.json: a member");
    row("wrong kind", "\"threads\":128", "\"threads\":\"128\"", ErrorCode::FileFormat,
        "sweep.json: runs 1: forward: kernels 1: threads");
    row("no multiprocessors", "\"multiprocessors\":132", "\"multiprocessors\":0", ErrorCode::OutOfRange,
        "sweep.json: card: multiprocessors");
    row("another architecture", "sm_90a", "sm_80", ErrorCode::Conflict, "sweep.json: card: architecture");
    row("no version", "\"compute_capability\":\"9.0\"", "\"compute_capability\":\"nine\"", ErrorCode::FileFormat,
        "sweep.json: card: compute_capability");
    row("no time", "\"seconds\":0.00025", "\"seconds\":0", ErrorCode::OutOfRange,
        "sweep.json: runs 1: forward: time: seconds");
    row("not between its quartiles", "\"seconds\":0.00025", "\"seconds\":1", ErrorCode::OutOfRange,
        "sweep.json: runs 1: forward: time: seconds");
    row("unknown end", "\"steady\"", "\"tired\"", ErrorCode::UnknownName, "sweep.json: runs 1: forward: time: ended");
    row("unknown bound", "\"bound\":\"shared-memory\"", "\"bound\":\"luck\"", ErrorCode::UnknownName,
        "sweep.json: runs 1: forward: predicted: bound");
    row("negative count", "\"dram_write_bytes\":12", "\"dram_write_bytes\":-1", ErrorCode::OutOfRange,
        "sweep.json: runs 1: forward: counters 1: dram_write_bytes");
    row("no such problem", "\"br\":512", "\"br\":0", ErrorCode::OutOfRange, "sweep.json: runs 2: problem: br");
    row("unknown reason", "\"too-large\"", "\"too-late\"", ErrorCode::UnknownName, "sweep.json: runs 2: refused: code");
    row("refused and run", "\"accepted\":\"at most 192\"}", "\"accepted\":\"\"},\"exact\":true", ErrorCode::UnknownName,
        "sweep.json: runs 2: a member");
    row("backward is missing", "\"backward\":{\"kernels\"", "\"backwards\":{\"kernels\"", ErrorCode::FileFormat,
        "sweep.json: runs 1");
  }
  void refuses() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, code);
    QFETCH(QByteArray, place);
    const auto read = parse(changed(recordText(sampleRecord()), from.toStdString(), to.toStdString()));
    QVERIFY(!read);
    QCOMPARE(read.error().place, place.toStdString());
    QCOMPARE(static_cast<int>(read.error().code), code);
    QVERIFY(!read.error().accepted.empty());
  }

  /// Wherever a file ends too early, the error says in which line.
  void refusesTruncated() {
    const std::string text = recordText(sampleRecord());
    for (std::size_t length = 1; length + 2 < text.size(); length += 97) {
      const auto read = parse(text.substr(0, length));
      QVERIFY(!read);
      QVERIFY2(read.error().place.starts_with("sweep.json: line "), read.error().place.c_str());
    }
  }

  void readsFiles() {
    const QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "a.json";
    QVERIFY(!readRecord(path));
    QVERIFY(writeRecord(path, sampleRecord(), ExistingFile::Refuse));
    QVERIFY(!writeRecord(path, sampleRecord(), ExistingFile::Refuse));
    QCOMPARE(readRecord(path)->runs.size(), std::size_t{3});
  }

  /// Each point once, of one card only; what was refused gives way to what ran.
  void merges() {
    GpuRecord first = sampleRecord(), second = sampleRecord();
    first.runs.erase(first.runs.begin() + 2);
    first.card.rates.reset();
    second.command = "tilewise-cli gpu sweep --t 8192";
    second.runs[1].refusal.reset();
    second.runs[1].forward = samplePass("ran", 1e-3);
    second.runs[0].forward = samplePass("again", 1e-3);
    const auto merged = mergedRecord({first, second, second});
    QVERIFY(merged);
    QCOMPARE(merged->runs.size(), std::size_t{3});
    QCOMPARE(merged->command, first.command + '\n' + second.command);
    QVERIFY(merged->card.rates.has_value());
    QCOMPARE(merged->runs[0].forward->report.kernels[0].planned.function, std::string("fa2Forward"));
    QCOMPARE(merged->runs[1].forward->report.kernels[0].planned.function, std::string("ran"));
    const auto ofTwoCards = mergedRecord({first, sampleRecord("NVIDIA A100")});
    QVERIFY(!ofTwoCards && ofTwoCards.error().code == ErrorCode::Conflict);
    QVERIFY(!mergedRecord({}));
  }
};

QTEST_GUILESS_MAIN(GpuRecordTest)
#include "tst_gpu_record.moc"

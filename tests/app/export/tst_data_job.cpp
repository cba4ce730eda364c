// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/data_job.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/npy.h"
#include "core/files/read_file.h"
#include "core/files/trace_lines.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class DataJobTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }

  void eventsAddUpToTheCounters();
  void eventsAsATable();
  void countersAsATable();
  void someStepsAloneAreThoseOfThePassThatIsStepped();
  void countersOfARunThatWasOnlyCounted();
  void arraysAreThoseOfTheRun();
  void whatIsThereStays();
  void cancelLeavesNothing();
  void saysWhatARunDoesNotHave();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  QByteArray contentOf(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QStringList entries(const QString& folder = {}) const {
    return QDir(path(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }
  static std::shared_ptr<const Run> backwardRun() {
    ProblemSettings settings = smallLesson(true);
    settings.backward = true;
    return runOf(settings);
  }
  static std::shared_ptr<const Run> counted(ProblemSettings settings) {
    RunControl control;
    RunRequest request{QStringLiteral("counted"), std::move(settings), nullptr, {}};
    request.kind = RunKind::CountersOnly;
    return *makeRun(request, control);
  }
  bool write(DataKind kind, const QString& name, std::shared_ptr<const Run> run, std::optional<StepRange> steps = {}) {
    DataJob job;
    QSignalSpy finished(&job, &DataJob::finished);
    job.start({kind, path(name), ExistingFile::Refuse, steps}, std::move(run));
    return finished.wait(60000);
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

void DataJobTest::eventsAddUpToTheCounters() {
  const auto run = backwardRun();
  QVERIFY(write(DataKind::Events, QStringLiteral("a.jsonl"), run));
  std::int64_t forward = 0, backward = 0;
  const QList<QByteArray> lines = contentOf(QStringLiteral("a.jsonl")).trimmed().split('\n');
  for (const QByteArray& line : lines) {
    const auto event = parseTraceLine(std::string_view(line.constData(), static_cast<std::size_t>(line.size())), "line");
    QVERIFY2(event, line);
    (event->event.pass == Pass::Forward ? forward : backward) += event->event.values;
  }
  const auto moved = [](const PassCount& count) {
    Totals totals;
    totals.loads = count.hbm.loads;
    totals.stores = count.hbm.stores;
    return totals.values();
  };
  QCOMPARE(forward, moved(run->result->count));
  QCOMPARE(backward, moved(run->result->backward->count));

  QVERIFY(write(DataKind::Counters, QStringLiteral("a.json"), run));
  const QJsonObject json = QJsonDocument::fromJson(contentOf(QStringLiteral("a.json"))).object();
  QCOMPARE(json["schema"].toString(), QStringLiteral("tilewise.run/1"));
  QCOMPARE(json["hbm"].toObject()["values"].toInteger(), forward);
  QCOMPARE(json["backward"].toObject()["hbm"].toObject()["values"].toInteger(), backward);
}

void DataJobTest::eventsAsATable() {
  const auto run = runOf(smallLesson(true));
  QVERIFY(write(DataKind::Events, QStringLiteral("a.csv"), run));
  const QList<QByteArray> lines = contentOf(QStringLiteral("a.csv")).trimmed().split('\n');
  QCOMPARE(lines.size(), 1 + run->trace->eventCount());
  QVERIFY(lines.first().startsWith("k,pass,event"));
  for (const QByteArray& line : lines) QCOMPARE(line.count(','), lines.first().count(','));
}

void DataJobTest::countersAsATable() {
  const auto run = backwardRun();
  QVERIFY(write(DataKind::Counters, QStringLiteral("a.csv"), run));
  const QList<QByteArray> lines = contentOf(QStringLiteral("a.csv")).trimmed().split('\n');
  QCOMPARE(lines.first(), QByteArray("pass,direction,tensor,blocks,values,bytes"));
  std::int64_t bytes = 0;
  for (const QByteArray& line : lines.mid(1)) {
    const QList<QByteArray> cells = line.split(',');
    QCOMPARE(cells.size(), 6);
    if (cells[0] == "backward") bytes += cells[5].toLongLong();
  }
  Totals totals;
  totals.loads = run->result->backward->count.hbm.loads;
  totals.stores = run->result->backward->count.hbm.stores;
  QCOMPARE(bytes, totals.bytes(run->problem.settings().elementType));
}

void DataJobTest::someStepsAloneAreThoseOfThePassThatIsStepped() {
  const auto run = backwardRun();
  const StepRange steps{30, 90};
  QVERIFY(write(DataKind::Events, QStringLiteral("a.jsonl"), run, steps));
  QVERIFY(write(DataKind::Counters, QStringLiteral("a.csv"), run, steps));
  const QList<QByteArray> lines = contentOf(QStringLiteral("a.jsonl")).trimmed().split('\n');
  QCOMPARE(lines.size(), 60);
  std::int64_t values = 0;
  for (qsizetype n = 0; n < lines.size(); ++n) {
    const std::string_view line(lines[n].constData(), static_cast<std::size_t>(lines[n].size()));
    const auto event = parseTraceLine(line, "line");
    QVERIFY2(event, lines[n]);
    QCOMPARE(event->event, run->trace->event(31 + n));
    values += event->event.values;
  }
  std::int64_t counted = 0;
  for (const QByteArray& line : contentOf(QStringLiteral("a.csv")).trimmed().split('\n').mid(1)) {
    QVERIFY(line.startsWith("backward,"));
    counted += line.split(',')[4].toLongLong();
  }
  QVERIFY(counted > 0);
  QCOMPARE(counted, values);
  const qint64 beyond = run->trace->eventCount() + 1;
  const auto refused =
      checkRequest({DataKind::Counters, path(QStringLiteral("b.csv")), ExistingFile::Refuse, StepRange{0, beyond}}, *run);
  QVERIFY(!refused && refused.error().code == ErrorCode::OutOfRange);
}

void DataJobTest::countersOfARunThatWasOnlyCounted() {
  const auto run = counted(smallLesson(true));
  QVERIFY(write(DataKind::Counters, QStringLiteral("a.json"), run));
  QVERIFY(write(DataKind::Counters, QStringLiteral("b.json"), runOf(smallLesson(true))));
  QJsonObject byRule = QJsonDocument::fromJson(contentOf(QStringLiteral("a.json"))).object();
  QJsonObject whole = QJsonDocument::fromJson(contentOf(QStringLiteral("b.json"))).object();
  QVERIFY(!byRule.contains("rows_not_finite"));  // nobody has looked
  whole.remove("rows_not_finite");
  for (QJsonObject* each : {&byRule, &whole}) each->remove("problem");
  QCOMPARE(byRule, whole);
}

void DataJobTest::arraysAreThoseOfTheRun() {
  const auto run = backwardRun();
  QVERIFY(write(DataKind::Arrays, QStringLiteral("new"), run));
  QCOMPARE(entries(QStringLiteral("new")),
           (QStringList{"K.npy", "O.npy", "Q.npy", "V.npy", "dK.npy", "dO.npy", "dQ.npy", "dV.npy", "lse.npy"}));
  const auto bytes = readFile(path(QStringLiteral("new/dK.npy")).toStdString());
  QVERIFY(bytes);
  const auto array = parseNpy(*bytes, "dK.npy");
  QVERIFY(array);
  const Matrix<double>& dK = run->result->backward->gradients.dK;
  QCOMPARE(array->shape, (std::vector<std::int64_t>{dK.rows(), dK.cols()}));
  for (Index r = 0; r < dK.rows(); ++r) {
    for (Index c = 0; c < dK.cols(); ++c) QVERIFY(array->values[static_cast<std::size_t>(r * dK.cols() + c)] == dK(r, c));
  }
}

void DataJobTest::whatIsThereStays() {
  const auto run = runOf(smallLesson(false));
  QFile there(path(QStringLiteral("a.csv")));
  QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
  there.close();
  DataRequest request{DataKind::Counters, there.fileName()};
  const auto refused = checkRequest(request, *run);
  QVERIFY(!refused && refused.error().code == ErrorCode::FileExists);
  request.existing = ExistingFile::Replace;
  QVERIFY(checkRequest(request, *run));
  QVERIFY(!checkRequest({DataKind::Counters, path(QStringLiteral("a.txt"))}, *run));
  QVERIFY(!checkRequest({DataKind::Events, path(QStringLiteral("none/a.csv"))}, *run));
  QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("arrays")));
  QVERIFY(checkRequest({DataKind::Arrays, path(QStringLiteral("arrays"))}, *run));
  QFile array(path(QStringLiteral("arrays/lse.npy")));
  QVERIFY(array.open(QIODevice::WriteOnly));
  const auto inTheWay = checkRequest({DataKind::Arrays, path(QStringLiteral("arrays"))}, *run);
  QVERIFY(!inTheWay && QString::fromStdString(inTheWay.error().place).endsWith(QStringLiteral("lse.npy")));
}

void DataJobTest::cancelLeavesNothing() {
  ProblemSettings settings = smallLesson(false);
  settings.Tq = settings.Tk = 2048;
  const auto run = runOf(settings);
  DataJob job;
  QSignalSpy cancelled(&job, &DataJob::cancelled);
  QSignalSpy progressed(&job, &DataJob::progressed);
  job.start({DataKind::Events, path(QStringLiteral("a.csv"))}, run);
  QVERIFY(progressed.wait(60000));
  QVERIFY(!entries().isEmpty());
  job.cancel();
  QVERIFY(cancelled.wait(60000));
  QCOMPARE(entries(), QStringList());

  job.start({DataKind::Arrays, path(QStringLiteral("folder"))}, run);
  job.cancel();
  QVERIFY(cancelled.wait(60000));
  QCOMPARE(entries(), QStringList());
}

void DataJobTest::saysWhatARunDoesNotHave() {
  const auto run = counted(smallLesson(false));
  QVERIFY(whyNoData(DataKind::Counters, *run).isEmpty());
  QVERIFY(whyNoData(DataKind::Events, *run).contains(QStringLiteral("counters only")));
  QVERIFY(!whyNoData(DataKind::Arrays, *run).isEmpty());
  QVERIFY(whyNoData(DataKind::Arrays, *runOf(smallLesson(false))).isEmpty());
}

QTEST_GUILESS_MAIN(DataJobTest)
#include "tst_data_job.moc"

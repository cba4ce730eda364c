// SPDX-License-Identifier: MIT
/// The event stream as text: its keys, its two formats, its sums, and golden files of small runs.

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli/array_files.h"
#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

std::vector<json> eventsOf(const CliResult& result) {
  std::vector<json> events;
  for (const QByteArray& line : result.lines()) events.push_back(json::parse(line.toStdString()));
  return events;
}

QString problemOptions() { return QStringLiteral("--tq 9 --tk 11 --dk 3 --dv 2 --br 4 --bc 3 --causal"); }

/// A line with its measured figures rounded: an exponential may differ in its last bit from one machine to another.
QString rounded(const QByteArray& line) {
  ordered_json event = ordered_json::parse(line.toStdString());
  for (const char* figure : {"growth", "factor"}) {
    if (!event.contains(figure) || !event[figure].is_number()) continue;
    event[figure] = QString::number(event[figure].get<double>(), 'g', 6).toDouble();
  }
  return QString::fromStdString(event.dump());
}

}  // namespace

class TestTrace : public QObject {
  Q_OBJECT

 private slots:
  void isOneObjectALine() {
    const CliResult result = cli("trace --preset lesson-causal");
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    const std::vector<json> events = eventsOf(result);
    QCOMPARE(events.size(), std::size_t{632});
    for (std::size_t at = 0; at < events.size(); ++at) QVERIFY(events[at].at("k") == at + 1);
    QVERIFY(events[2] == json::parse(R"({"k": 3, "pass": "forward", "event": "load", "i": 0, "j": 0, "tensor": "K",
                                         "block": 0, "values": 4096})"));
    QVERIFY(events[631] == json::parse(R"({"k": 632, "pass": "forward", "event": "row-block-end", "i": 7})"));
  }

  void everyKindHasItsFigures_data() {
    QTest::addColumn<QString>("algorithm");
    for (const char* algorithm : {"fa2", "standard", "fa1"}) QTest::newRow(algorithm) << algorithm;
  }
  void everyKindHasItsFigures() {
    QFETCH(QString, algorithm);
    const QHash<QString, QStringList> figures{{"load", {"tensor", "block", "values"}},
                                              {"store", {"tensor", "block", "values"}},
                                              {"tile-skipped", {"why"}},
                                              {"score-product", {"flops"}},
                                              {"mask-applied", {"masked"}},
                                              {"running-max-updated", {"rows"}},
                                              {"exponentiated", {"exponentials"}},
                                              {"rescaled", {"rows"}},
                                              {"accumulated", {"flops"}},
                                              {"normalised", {"rows_without_keys"}},
                                              {"lse-written", {"rows_without_keys"}},
                                              {"row-block-begin", {}},
                                              {"row-block-end", {}},
                                              {"column-block-begin", {}},
                                              {"column-block-end", {}}};
    const auto events = eventsOf(cli(qPrintable("trace " + problemOptions() + " --algorithm " + algorithm)));
    QVERIFY(!events.empty());
    for (const json& event : events) {
      const QString kind = QString::fromStdString(event.at("event").get<std::string>());
      QVERIFY2(figures.contains(kind), qPrintable(kind));
      QStringList wanted{"event", "k", "pass"};
      if (event.contains("i")) wanted += "i";
      if (event.contains("j")) wanted += "j";
      // Without arithmetic nothing is measured; without growth there is no largest one.
      const bool isMeasured = kind == "running-max-updated" || kind == "rescaled";
      if (!(isMeasured && algorithm == "fa1")) wanted += figures.value(kind);
      if (isMeasured && algorithm != "fa1" && event.at("rows") > 0) wanted += kind == "rescaled" ? "factor" : "growth";
      wanted.sort();
      QStringList found;
      for (const auto& [key, value] : event.items()) found += QString::fromStdString(key);
      QCOMPARE(found.join(' '), wanted.join(' '));
      if (event.contains("why")) QVERIFY(event.at("why") == "causal");
      if (event.contains("growth")) QVERIFY(event.at("growth") > 0.0);
      if (event.contains("factor")) QVERIFY(event.at("factor") >= 0.0 && event.at("factor") < 1.0);
    }
  }

  void csvSaysTheSame_data() { everyKindHasItsFigures_data(); }
  void csvSaysTheSame() {
    QFETCH(QString, algorithm);
    const QString options = "trace " + problemOptions() + " --algorithm " + algorithm;
    const auto events = eventsOf(cli(qPrintable(options)));
    QVERIFY(events == eventsOf(cli(qPrintable(options + " --format json"))));
    const QList<QByteArray> lines = cli(qPrintable(options + " --format csv")).lines();
    QCOMPARE(lines.front(),
             "k,pass,event,i,j,tensor,block,values,why,flops,masked,rows,growth,factor,exponentials,"
             "rows_without_keys");
    const QList<QByteArray> columns = lines.front().split(',');
    QCOMPARE(static_cast<std::size_t>(lines.size()), events.size() + 1);
    for (qsizetype n = 1; n < lines.size(); ++n) {
      const QList<QByteArray> cells = lines[n].split(',');
      QCOMPARE(cells.size(), columns.size());
      json event = json::object();
      for (qsizetype column = 0; column < columns.size(); ++column) {
        const std::string cell = cells[column].toStdString();
        if (cell.empty()) continue;
        const json number = json::parse(cell, nullptr, false);
        event[columns[column].toStdString()] = number.is_number() ? number : json(cell);
      }
      QVERIFY2(event == events[static_cast<std::size_t>(n - 1)], lines[n].constData());
    }
  }

  /// What the events move is what a run of the same problem reports.
  void sumsAreThoseOfTheRun_data() {
    QTest::addColumn<QString>("algorithm");
    QTest::newRow("fa2") << "fa2";
    QTest::newRow("standard") << "standard";
  }
  void sumsAreThoseOfTheRun() {
    QFETCH(QString, algorithm);
    const QString options = problemOptions() + " --algorithm " + algorithm;
    const json report = cli(qPrintable("run --json " + options)).json();
    json moved{{"load", json::object()}, {"store", json::object()}};
    std::int64_t flops = 0;
    for (const json& event : eventsOf(cli(qPrintable("trace " + options)))) {
      flops += event.value("flops", std::int64_t{0});
      if (!event.contains("tensor")) continue;
      json& tensor = moved[event.at("event").get<std::string>()][event.at("tensor").get<std::string>()];
      tensor = (tensor.is_null() ? 0 : tensor.get<std::int64_t>()) + event.at("values").get<std::int64_t>();
    }
    QVERIFY(moved.at("load") == report.at("hbm").at("load") && moved.at("store") == report.at("hbm").at("store"));
    QVERIFY(report.at("flops").at("products") == flops);
  }

  void infiniteFiguresAreWords() {
    const QTemporaryDir folder;
    writeInputs(folder.path());
    tilewise::Matrix<double> k = tilewise::Matrix<double>::Ones(7, 3);
    k.row(5).setConstant(std::numeric_limits<double>::infinity());
    write(folder.path(), "k.npy", asText(npyBytes(k, tilewise::Precision::Float64)));
    write(folder.path(), "q.npy",
          asText(npyBytes(tilewise::Matrix<double>(k.topRows(5)), tilewise::Precision::Float64)));
    const CliResult result = cli("trace --q q.npy --k k.npy --v v.npy --bc 3", folder.path());
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    bool found = false;
    for (const json& event : eventsOf(result))
      found = found || (event.contains("growth") && event.at("growth") == "inf");
    QVERIFY(found);
    QVERIFY(cli("trace --q q.npy --k k.npy --v v.npy --bc 3 --format csv", folder.path()).out.contains(",inf,"));
  }

  /// tests/golden/traces/README.md says how a change is accepted.
  void isTheGoldenOne_data() {
    QTest::addColumn<QString>("options");
    QTest::newRow("tiny") << "--preset tiny";
    QTest::newRow("tiny-causal") << "--preset tiny-causal";
    QTest::newRow("ragged-rows-without-keys")
        << "--tq 7 --tk 5 --dk 3 --dv 2 --br 3 --bc 2 --init ramp --scale 1 --causal --align bottom-right";
    QTest::newRow("standard") << "--preset tiny-causal --algorithm standard";
    QTest::newRow("fa1") << "--preset tiny-causal --algorithm fa1";
  }
  void isTheGoldenOne() {
    QFETCH(QString, options);
    const QString name = QString::fromUtf8(QTest::currentDataTag()) + ".jsonl";
    const QString path = QStringLiteral(TILEWISE_GOLDEN_DIR "/traces/") + name;
    QStringList found;
    for (const QByteArray& line : cli(qPrintable("trace " + options)).lines()) found += rounded(line);
    const QByteArray all = (found.join('\n') + '\n').toUtf8();
    const auto save = [&all](const QString& where) {
      QFile file(where);
      return file.open(QIODevice::WriteOnly) && file.write(all) == all.size();
    };
    if (qEnvironmentVariable("TILEWISE_ACCEPT_GOLDEN") == "1") QVERIFY(save(path));

    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    const QByteArray golden = file.readAll();
    if (golden == all) return;
    const QString actual = QDir(QCoreApplication::applicationDirPath()).filePath(name + ".actual");
    QVERIFY(save(actual));
    const QStringList wanted = QString::fromUtf8(golden).split('\n', Qt::SkipEmptyParts);
    qsizetype at = 0;
    while (at < wanted.size() && at < found.size() && wanted[at] == found[at]) ++at;
    QFAIL(qPrintable(QString("%1 differs from line %2 on\n  golden: %3\n  now:    %4\nthe whole is in %5")
                         .arg(path)
                         .arg(at + 1)
                         .arg(wanted.value(at, "nothing"), found.value(at, "nothing"), actual)));
  }
};

QTEST_GUILESS_MAIN(TestTrace)
#include "tst_trace.moc"

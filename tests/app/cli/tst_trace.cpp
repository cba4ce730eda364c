// SPDX-License-Identifier: MIT
/// The event stream as text: its keys, its two formats, its sums, and golden files of small runs.

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

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

/// What the events of one pass add up to.
struct Sums {
  json moved{{"load", json::object()}, {"store", json::object()}};
  std::int64_t flops = 0;
  std::int64_t exponentials = 0;
};

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

  /// The backward pass follows, and counts its events from 1.
  void isTheForwardPassAndThenTheBackwardPass() {
    const CliResult result = cli("trace --preset lesson-backward");
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    const std::vector<json> events = eventsOf(result);
    QCOMPARE(events.size(), std::size_t{632 + 1152});
    for (std::size_t at = 0; at < events.size(); ++at) {
      const bool backward = at >= 632;
      QVERIFY(events[at].at("k") == (backward ? at - 632 : at) + 1);
      QVERIFY(events[at].at("pass") == (backward ? "backward" : "forward"));
    }
    QVERIFY(events[632] == json::parse(R"({"k": 1, "pass": "backward", "event": "row-block-begin", "i": 0})"));
    QVERIFY(events[635] ==
            json::parse(R"({"k": 4, "pass": "backward", "event": "row-terms-d", "i": 0, "flops": 16384})"));
  }

  void aShuffledOrderHasTheSameEvents() {
    const auto blocks = [](const char* more) {
      QStringList order;
      for (const json& event :
           eventsOf(cli(qPrintable(QString("trace --t 64 --d 4 --br 8 --bc 4 --backward ") + more)))) {
        if (event.at("pass") == "backward" && event.at("event") == "column-block-begin") {
          order << QString::number(event.at("j").get<int>());
        }
      }
      return order;
    };
    QStringList fixed = blocks(""), shuffled = blocks("--shuffle 1"), again = blocks("--shuffle 1");
    QCOMPARE(fixed.size(), 16);
    QCOMPARE(shuffled, again);
    QVERIFY(shuffled != fixed && blocks("--shuffle 2") != shuffled);
    fixed.sort();
    shuffled.sort();
    QCOMPARE(shuffled, fixed);
  }

  void everyKindHasItsFigures_data() {
    QTest::addColumn<QString>("algorithm");
    for (const char* algorithm : {"fa2", "standard", "fa1"}) QTest::newRow(algorithm) << algorithm;
    for (const char* order : {"fa2", "fa1", "query-outer", "two-loops"}) {
      QTest::addRow("backward %s", order) << QString("fa2 --backward --backward-order ") + order;
    }
    QTest::newRow("backward standard") << "standard --backward";
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
                                              {"row-terms-d", {"flops"}},
                                              {"weights-recomputed", {"exponentials"}},
                                              {"dv", {"flops"}},
                                              {"dp", {"flops"}},
                                              {"ds", {}},
                                              {"dq-added", {"flops"}},
                                              {"dk", {"flops"}},
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
      wanted += figures.value(kind);
      // Without growth there is no largest one.
      const bool isMeasured = kind == "running-max-updated" || kind == "rescaled";
      if (isMeasured && event.at("rows") > 0) wanted << (kind == "rescaled" ? "factor" : "growth") << "row";
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
             "rows_without_keys,row");
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
  void sumsAreThoseOfTheRun_data() { everyKindHasItsFigures_data(); }
  void sumsAreThoseOfTheRun() {
    QFETCH(QString, algorithm);
    const QString options = problemOptions() + " --algorithm " + algorithm;
    const json report = cli(qPrintable("run --json " + options)).json();
    std::map<std::string, Sums> passes;
    for (const json& event : eventsOf(cli(qPrintable("trace " + options)))) {
      Sums& sums = passes[event.at("pass").get<std::string>()];
      const auto kind = event.at("event").get<std::string>();
      if (kind != "row-terms-d") sums.flops += event.value("flops", std::int64_t{0});
      sums.exponentials += event.value("exponentials", std::int64_t{0});
      if (!event.contains("tensor")) continue;
      json& tensor = sums.moved[kind][event.at("tensor").get<std::string>()];
      tensor = (tensor.is_null() ? 0 : tensor.get<std::int64_t>()) + event.at("values").get<std::int64_t>();
    }
    QCOMPARE(passes.size(), std::size_t{report.contains("backward") ? 2u : 1u});
    for (const auto& [pass, sums] : passes) {
      const json& part = pass == "backward" ? report.at("backward") : report;
      QVERIFY(sums.moved.at("load") == part.at("hbm").at("load"));
      QVERIFY(sums.moved.at("store") == part.at("hbm").at("store"));
      QVERIFY(part.at("flops").at("products") == sums.flops);
      // Forward, the factors of rescaled rows are exponentials too; the events do not tell how many.
      if (pass == "backward") QVERIFY(part.at("flops").at("exponentials") == sums.exponentials);
    }
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
    QTest::newRow("backward-fa2") << "--preset tiny-causal --backward";
    QTest::newRow("backward-fa1") << "--preset tiny-causal --algorithm fa1 --backward --backward-order fa1";
    QTest::newRow("backward-query-outer") << "--preset tiny-causal --backward --backward-order query-outer";
    QTest::newRow("backward-two-loops") << "--preset tiny-causal --backward --backward-order two-loops";
    QTest::newRow("backward-standard") << "--preset tiny-causal --algorithm standard --backward";
    QTest::newRow("all-masks")
        << "--tq 10 --tk 9 --dk 3 --dv 2 --br 4 --bc 3 --init ramp --scale 1 --window 3,2 "
           "--softcap 2 --alibi 0.5 --dropout 0.25 --documents DOCUMENTS,KEYS --block-mask BLOCKS";
  }
  void isTheGoldenOne() {
    QFETCH(QString, options);
    const QString name = QString::fromUtf8(QTest::currentDataTag()) + ".jsonl";
    const QString path = QStringLiteral(TILEWISE_GOLDEN_DIR "/traces/") + name;
    const QTemporaryDir folder;
    write(folder.path(), "DOCUMENTS", numbersFile("(10,)", {1, 1, 1, 1, 1, 2, 2, 2, 2, 2}));
    write(folder.path(), "KEYS", numbersFile("(9,)", {1, 1, 1, 2, 1, 2, 2, 2, 3}));
    write(folder.path(), "BLOCKS", numbersFile("(3, 3)", {1, 1, 0, 1, 1, 1, 0, 1, 1}));
    QStringList found;
    for (const QByteArray& line : cli(qPrintable("trace " + options), folder.path()).lines()) found += rounded(line);
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

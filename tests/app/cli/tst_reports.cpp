// SPDX-License-Identifier: MIT
/// What run, model, presets and devices print: the keys that scripts rely on and the numbers behind them.

#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include "core/base/grouped.h"
#include "tests/app/cli/array_files.h"
#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;
using nlohmann::json;

namespace {

/// All keys of an object, "sram.fits" for one within another.
QStringList keys(const json& object, const QString& within = {}) {
  QStringList list;
  for (const auto& [key, value] : object.items()) {
    const QString name = within + QString::fromStdString(key);
    if (value.is_object()) {
      list += keys(value, name + '.');
    } else {
      list += name;
    }
  }
  list.sort();
  return list;
}

QStringList sorted(const char* words) {
  QStringList list = QString::fromUtf8(words).split(' ', Qt::SkipEmptyParts);
  list.sort();
  return list;
}

QStringList allExceptProblem(json report) {
  report.erase("problem");
  return keys(report);
}

constexpr const char* Fa2Keys =
    "schema per_head heads_total tiles.total tiles.visited tiles.full tiles.partial tiles.skipped hbm.load.Q "
    "hbm.load.K hbm.load.V "
    "hbm.store.O hbm.store.lse hbm.values hbm.bytes memory.extra_peak.values memory.extra_peak.bytes "
    "memory.kept_for_backward.values memory.kept_for_backward.bytes sram.peak_values sram.capacity_values "
    "sram.peak_bytes sram.capacity_bytes sram.fits flops.products flops.exponentials rows_without_keys "
    "rows_not_finite ";
constexpr const char* CheckKeys =
    "check.O.max_abs check.O.rms check.O.bound check.O.pass check.O.row check.O.column check.lse.max_abs check.lse.rms "
    "check.lse.bound check.lse.pass check.lse.row check.lse.column ";
constexpr const char* StandardKeys =
    "schema per_head heads_total tiles.total tiles.visited tiles.full tiles.partial tiles.skipped hbm.load.Q "
    "hbm.load.K hbm.load.V "
    "hbm.load.S hbm.load.P hbm.store.O hbm.store.S hbm.store.P hbm.values hbm.bytes memory.extra_peak.values "
    "memory.extra_peak.bytes memory.kept_for_backward.values memory.kept_for_backward.bytes flops.products "
    "flops.exponentials rows_without_keys rows_not_finite ";
constexpr const char* ProblemKeys =
    "name algorithm backward tq tk dk dv br bc batch heads kv_heads head causal align window scale softcap alibi "
    "dropout "
    "dtype precision storage init seed device ";

/// What every backward pass has, with "LOADS" and "STORES" for its tensors.
QString backwardKeys(const char* loads, const char* stores) {
  QString all =
      "tiles.total tiles.visited tiles.full tiles.partial tiles.skipped hbm.values hbm.bytes memory.extra_peak.values "
      "memory.extra_peak.bytes memory.kept_for_backward.values memory.kept_for_backward.bytes flops.products "
      "flops.exponentials rows_not_finite ";
  for (const QString& tensor : sorted(loads)) all += "hbm.load." + tensor + ' ';
  for (const QString& tensor : sorted(stores)) all += "hbm.store." + tensor + ' ';
  QString within;
  for (const QString& key : sorted(qPrintable(all))) within += "backward." + key + ' ';
  return within;
}
QString sramKeys() {
  return "backward.sram.peak_values backward.sram.capacity_values backward.sram.peak_bytes "
         "backward.sram.capacity_bytes backward.sram.fits ";
}
QString checkKeys(const QStringList& arrays) {
  QString all;
  for (const QString& array : arrays) {
    for (const char* figure : {"max_abs", "rms", "bound", "pass", "row", "column"}) {
      all += "check." + array + '.' + figure + ' ';
    }
  }
  return all;
}

}  // namespace

class TestReports : public QObject {
  Q_OBJECT

 private slots:
  void runHasItsKeys_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("FA-2") << "--preset tiny" << sorted(Fa2Keys);
    QTest::newRow("FA-2, checked") << "--preset tiny --check" << sorted(qPrintable(QString(Fa2Keys) + CheckKeys));
    QTest::newRow("standard") << "--preset tiny --algorithm standard" << sorted(StandardKeys);
    QTest::newRow("standard, checked") << "--preset tiny --algorithm standard --check"
                                       << sorted(qPrintable(QString(StandardKeys) + CheckKeys));
  }
  void runHasItsKeys() {
    QFETCH(QString, options);
    QFETCH(QStringList, expected);
    const CliResult result = cli(qPrintable("run --json " + options));
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    QCOMPARE(allExceptProblem(result.json()), expected);
    QVERIFY(result.json().at("schema") == "tilewise.run/1");
    QCOMPARE(keys(result.json().at("problem")),
             sorted(qPrintable(QString(ProblemKeys) + (options.contains("standard") ? "" : "backward_order"))));
  }

  void runHasTheKeysOfItsBackwardPass_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("expected");
    const QString arrays = checkKeys({"dQ", "dK", "dV"}) + CheckKeys;
    QTest::newRow("FA-2") << "" << Fa2Keys + backwardKeys("Q K V O lse D dO dQ", "D dQ dK dV") + sramKeys() + arrays;
    QTest::newRow("FA-1's order") << "--backward-order fa1"
                                  << Fa2Keys + backwardKeys("Q K V O m l dO dQ", "dQ dK dV") + sramKeys() + arrays;
    QTest::newRow("query-outer") << "--backward-order query-outer"
                                 << Fa2Keys + backwardKeys("Q K V O lse D dO dK dV", "D dQ dK dV") + sramKeys() +
                                        arrays;
    QTest::newRow("two loops") << "--backward-order two-loops"
                               << Fa2Keys + backwardKeys("Q K V O lse D dO", "D dQ dK dV") + sramKeys() + arrays;
    QTest::newRow("standard") << "--algorithm standard"
                              << StandardKeys + backwardKeys("Q K V P dO dP dS", "dQ dK dV dP dS") + arrays;
    QString ratio;
    for (const char* array : {"O", "lse", "dQ", "dK", "dV"}) ratio += QString("check.%1.standard_max_abs ").arg(array);
    QTest::newRow("stored as bf16") << "--storage bf16"
                                    << Fa2Keys + backwardKeys("Q K V O lse D dO dQ", "D dQ dK dV") + sramKeys() +
                                           arrays + ratio;
    QTest::newRow("with its spread")
        << "--dq-spread 2"
        << Fa2Keys + backwardKeys("Q K V O lse D dO dQ", "D dQ dK dV") + sramKeys() + arrays +
               "dq_spread.orders dq_spread.entries dq_spread.entries_differing dq_spread.largest_ulps "
               "dq_spread.largest_abs dq_spread.row dq_spread.column";
  }
  void runHasTheKeysOfItsBackwardPass() {
    QFETCH(QString, options);
    QFETCH(QString, expected);
    const CliResult result = cli(qPrintable("run --json --check --backward --preset tiny " + options));
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    QCOMPARE(allExceptProblem(result.json()), sorted(qPrintable(expected)));
  }

  void runCountsTheBackwardPassOfTheLesson_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("expected");  // of the member "backward"
    QTest::newRow("FA-2, causal") << "--preset lesson-backward"
                                  << R"({
        "tiles": {"total": 128, "visited": 72, "full": 56, "partial": 16, "skipped": 56},
        "hbm": {"load": {"Q": 589824, "K": 65536, "V": 65536, "O": 65536, "lse": 9216, "D": 9216, "dO": 655360,
                         "dQ": 589824},
                "store": {"D": 1024, "dQ": 589824, "dK": 65536, "dV": 65536}, "values": 2771968, "bytes": 5582848},
        "memory": {"extra_peak": {"values": 1024, "bytes": 4096}, "kept_for_backward": {"values": 0, "bytes": 0}},
        "sram": {"peak_values": 57600, "capacity_values": 116224, "peak_bytes": 115712, "capacity_bytes": 232448,
                 "fits": true},
        "flops": {"products": 377487360, "exponentials": 589824}})";
    QTest::newRow("standard, causal") << "--preset lesson-backward --algorithm standard"
                                      << R"({
        "tiles": {"total": 128, "visited": 128, "full": 56, "partial": 16, "skipped": 56},
        "hbm": {"load": {"Q": 65536, "K": 65536, "V": 65536, "P": 2097152, "dO": 131072, "dP": 1048576, "dS": 2097152},
                "store": {"dQ": 65536, "dK": 65536, "dV": 65536, "dP": 1048576, "dS": 1048576},
                "values": 7864320, "bytes": 15728640},
        "flops": {"products": 536870912, "exponentials": 0}})";
  }
  void runCountsTheBackwardPassOfTheLesson() {
    QFETCH(QString, options);
    QFETCH(QString, expected);
    const json report = cli(qPrintable("run --json " + options)).json().at("backward");
    const json wanted = json::parse(expected.toStdString());
    for (const auto& [key, value] : wanted.items()) {
      QCOMPARE(QString::fromStdString(key + " " + report.at(key).dump()),
               QString::fromStdString(key + " " + value.dump()));
    }
  }

  void headsMultiplyTheirNumberOnly() {
    const json one = cli("run --json --t 64 --d 8 --br 16 --bc 16 --causal").json();
    const json many = cli("run --json --t 64 --d 8 --br 16 --bc 16 --causal --batch 3 --heads 4 --kv-heads 2").json();
    QVERIFY(one.at("heads_total") == 1 && many.at("heads_total") == 12);
    QVERIFY(one.at("per_head") == true && many.at("per_head") == true);
    QVERIFY(one.at("hbm") == many.at("hbm"));
    const QByteArray table = cli("run --t 64 --d 8 --br 16 --bc 16 --causal --batch 3 --heads 4 --kv-heads 2").out;
    QVERIFY(table.contains("head 0 of 12 (batch 3, heads 4, key/value heads 2)"));
    const std::int64_t all = 12 * one.at("hbm").at("values").get<std::int64_t>();
    QVERIFY2(table.contains(tilewise::grouped(all).c_str()), table.constData());
  }

  /// In float32 the order of additions shows; it is the same each time.
  void theSpreadOfDqIsMeasured() {
    const QString options = "run --json --t 128 --d 16 --br 16 --bc 16 --backward --dq-spread 5";
    const CliResult result = cli(qPrintable(options));
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    const json spread = result.json().at("dq_spread");
    QVERIFY(spread.at("orders") == 5 && spread.at("entries") == 128 * 16);
    QVERIFY(spread.at("entries_differing") > 0 && spread.at("entries_differing") <= 128 * 16);
    QVERIFY(spread.at("largest_ulps") >= 1.0 && spread.at("largest_abs") > 0.0 && spread.at("largest_abs") < 1e-5);
    QCOMPARE(cli(qPrintable(options)).out, result.out);
    QVERIFY(cli("run --t 128 --d 16 --br 16 --bc 16 --backward --dq-spread 5").out.contains("dQ in 5 shuffled orders"));
    // One tile a row is one addition, which has no order.
    QVERIFY(cli("run --json --t 64 --d 8 --bc 64 --backward --dq-spread 3")
                .json()
                .at("dq_spread")
                .at("entries_differing") == 0);
  }

  void runCountsTheLesson_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("expected");
    QTest::newRow("FA-2") << "--preset lesson"
                          << R"({
        "tiles": {"total": 128, "visited": 128, "full": 128, "partial": 0, "skipped": 0},
        "hbm": {"load": {"Q": 65536, "K": 524288, "V": 524288}, "store": {"O": 65536, "lse": 1024},
                "values": 1180672, "bytes": 2363392},
        "memory": {"extra_peak": {"values": 1024, "bytes": 4096}, "kept_for_backward": {"values": 1024, "bytes": 4096}},
        "sram": {"peak_values": 33024, "capacity_values": 116224, "peak_bytes": 66560, "capacity_bytes": 232448,
                 "fits": true},
        "flops": {"products": 268435456, "exponentials": 1064960}, "rows_without_keys": 0})";
    QTest::newRow("FA-2, causal") << "--preset lesson-causal"
                                  << R"({
        "tiles": {"total": 128, "visited": 72, "full": 56, "partial": 16, "skipped": 56},
        "hbm": {"load": {"Q": 65536, "K": 294912, "V": 294912}, "store": {"O": 65536, "lse": 1024},
                "values": 721920, "bytes": 1445888},
        "flops": {"products": 150994944, "exponentials": 599040}})";
    QTest::newRow("standard, causal") << "--preset lesson-causal --algorithm standard"
                                      << R"({
        "tiles": {"total": 128, "visited": 128, "full": 56, "partial": 16, "skipped": 56},
        "hbm": {"load": {"Q": 65536, "K": 65536, "V": 65536, "S": 1048576, "P": 1048576},
                "store": {"S": 1048576, "P": 1048576, "O": 65536}, "values": 4456448, "bytes": 8912896},
        "memory": {"extra_peak": {"values": 2097152, "bytes": 4194304},
                   "kept_for_backward": {"values": 1048576, "bytes": 2097152}},
        "flops": {"products": 268435456, "exponentials": 1048576}})";
    QTest::newRow("a chip too small by a byte") << "--preset lesson --sram 66559"
                                                << R"({
        "sram": {"peak_values": 33024, "capacity_values": 33279, "peak_bytes": 66560, "capacity_bytes": 66559,
                 "fits": false}})";
    QTest::newRow("a chip just large enough") << "--preset lesson --sram 66560"
                                              << R"({
        "sram": {"peak_values": 33024, "capacity_values": 33280, "peak_bytes": 66560, "capacity_bytes": 66560,
                 "fits": true}})";
    QTest::newRow("wider elements") << "--preset lesson --dtype fp32"
                                    << R"({
        "hbm": {"load": {"Q": 65536, "K": 524288, "V": 524288}, "store": {"O": 65536, "lse": 1024},
                "values": 1180672, "bytes": 4722688}})";
    QTest::newRow("rows without keys") << "--tq 60 --tk 24 --d 8 --br 16 --bc 8 --causal --align bottom-right"
                                       << R"({
        "tiles": {"total": 12, "visited": 5, "full": 1, "partial": 4, "skipped": 7},
        "hbm": {"load": {"Q": 224, "K": 320, "V": 320}, "store": {"O": 480, "lse": 60}, "values": 1404, "bytes": 2928},
        "rows_without_keys": 36, "rows_not_finite": 0})";
  }
  void runCountsTheLesson() {
    QFETCH(QString, options);
    QFETCH(QString, expected);
    const json report = cli(qPrintable("run --json " + options)).json();
    const json wanted = json::parse(expected.toStdString());
    for (const auto& [key, value] : wanted.items()) {
      QCOMPARE(QString::fromStdString(key + " " + report.at(key).dump()),
               QString::fromStdString(key + " " + value.dump()));
    }
  }

  void runPassesItsCheck_data() {
    QTest::addColumn<QString>("options");
    QTest::newRow("lesson") << "--preset lesson";
    QTest::newRow("lesson, causal, f64") << "--preset lesson-causal --precision f64";
    QTest::newRow("ragged") << "--preset ragged";
    QTest::newRow("rows without keys") << "--tq 60 --tk 24 --d 8 --causal --align bottom-right";
    QTest::newRow("window") << "--preset sliding-window --backward --precision f64";
    QTest::newRow("documents") << "--preset packed-documents --backward";
    QTest::newRow("block mask") << "--preset block-sparse --backward --precision f64";
    QTest::newRow("soft cap and ALiBi") << "--preset softcap-alibi --backward --precision f64";
    QTest::newRow("dropout") << "--preset dropout --precision f64";
    QTest::newRow("heads") << "--preset grouped-heads --backward";
    QTest::newRow("all at once, shuffled")
        << "--tq 70 --tk 90 --dk 8 --dv 12 --br 16 --bc 12 --causal --align bottom-right "
           "--window 40,10 --softcap 3 --alibi 0.1 --dropout 0.2 --backward --shuffle 5";
    QTest::newRow("stored as fp16") << "--preset ragged --storage fp16 --backward";
    QTest::newRow("outliers") << "--t 200 --d 32 --br 32 --bc 48 --init outliers --precision f64";
    for (const char* head : {"speech-diagonal", "speech-blocks", "speech-sink", "speech-broad", "story-previous",
                             "story-anchors", "story-broad", "story-cache"}) {
      QTest::newRow(head) << QString("--preset ") + head;
    }
  }
  void runPassesItsCheck() {
    QFETCH(QString, options);
    for (const char* algorithm : {"fa2", "standard", "fa1"}) {
      const CliResult result = cli(qPrintable(QString("run --json --check --algorithm %1 %2").arg(algorithm, options)));
      QVERIFY2(result.code == 0, qPrintable(text(result)));
      const json check = result.json().at("check");
      const bool backward = result.json().at("problem").at("backward") == true;
      QCOMPARE(check.size(), std::size_t{backward ? 5u : 2u});
      for (const char* array : {"O", "lse", "dQ", "dK", "dV"}) {
        if (!check.contains(array)) continue;
        QVERIFY(check.at(array).at("pass") == true);
        QVERIFY(check.at(array).at("max_abs") <= check.at(array).at("bound"));
        QVERIFY(check.at(array).at("rms") <= check.at(array).at("max_abs"));
        QVERIFY(!check.at(array).contains("non_finite_differ"));
      }
    }
  }

  void everyBackwardOrderPassesItsCheck_data() {
    QTest::addColumn<QString>("order");
    for (const char* order : {"fa2", "fa1", "query-outer", "two-loops"}) QTest::newRow(order) << order;
  }
  void everyBackwardOrderPassesItsCheck() {
    QFETCH(QString, order);
    for (const char* precision : {"f32", "f64"}) {
      const CliResult result = cli(qPrintable(
          QString("run --check --preset ragged --backward --backward-order %1 --precision %2").arg(order, precision)));
      QVERIFY2(result.code == 0 && result.out.contains(qPrintable(order)), qPrintable(text(result)));
    }
  }

  void theNumberOfThreadsChangesNothing() {
    const QByteArray one = cli("run --json --check --preset ragged --threads 1").out;
    QVERIFY(!one.isEmpty());
    QCOMPARE(cli("run --json --check --preset ragged --threads 7").out, one);
  }

  /// The table is for people: what it says is what the report has.
  void theTableSaysTheSame() {
    const CliResult result = cli("run --preset lesson-causal --check");
    QCOMPARE(result.code, 0);
    for (const char* part : {"lesson-causal", "fa2", "56 full", "16 partial", "56 skipped", "721,920", "1,445,888",
                             "fp16", "33,024", "fits", "150,994,944", "agrees"}) {
      QVERIFY2(result.out.contains(part), part);
    }
    const CliResult backward = cli("run --preset lesson-backward --check --shuffle 3");
    for (const char* part : {"fa2 backward shuffled by seed 3", "2,771,968", "115,712", "377,487,360", "dQ ", "dV "}) {
      QVERIFY2(backward.out.contains(part), part);
    }
    const CliResult rules = cli("run --preset softcap-alibi --window 5,-1 --dropout 0.5 --storage bf16 --check");
    for (const char* part : {"soft cap 2", "ALiBi slope 0.125", "dropout 0.5", "stored as bf16", "head 2 of 8",
                             "window of 5 keys before and any number of after", "by ratio"}) {
      QVERIFY2(rules.out.contains(part), part);
    }
    QVERIFY(cli("run --preset packed-documents").out.contains("3 documents"));
    QVERIFY(cli("run --preset block-sparse").out.contains("block mask with 74 of 256 tiles"));
    QVERIFY(cli("run --preset tiny --algorithm standard").out.contains("not modelled"));
    QVERIFY(cli("run --preset lesson --sram 100").out.contains("does not fit"));
    QVERIFY(cli("run --tq 9 --tk 5 --d 2 --causal --align bottom-right").out.contains("without a visible key: 4"));
  }

  void spoiledInputsAreReported() {
    const QTemporaryDir folder;
    writeInputs(folder.path());
    tilewise::Matrix<double> q = tilewise::Matrix<double>::Ones(5, 3);
    q(2, 1) = std::numeric_limits<double>::quiet_NaN();
    write(folder.path(), "q.npy", asText(npyBytes(q, tilewise::Precision::Float64)));
    const CliResult result = cli("run --json --check --q q.npy --k k.npy --v v.npy", folder.path());
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    QVERIFY(result.json().at("rows_not_finite") == 1);
    QVERIFY(result.json().at("check").at("O").at("pass") == true);
    QVERIFY(result.json().at("inputs_not_finite") == json({{"q", {{"values", 1}, {"row", 2}, {"column", 1}}}}));
    QVERIFY(result.json().at("check").at("O").at("not_finite") == 2);
    QVERIFY(result.json().at("check").at("lse").at("not_finite") == 1);
    const CliResult table = cli("run --check --q q.npy --k k.npy --v v.npy", folder.path());
    for (const char* part : {"input q: 1 of 15 values not finite, the first in row 2, column 1", "not finite: 1",
                             "agrees; 2 of 10 entries are not finite", "agrees; 1 of 5 entries are not finite"}) {
      QVERIFY2(table.out.contains(part), part);
    }
    const CliResult clean = cli("run --check --json --preset tiny");
    QVERIFY(!clean.json().contains("inputs_not_finite") && !clean.json().at("check").at("O").contains("not_finite"));
  }

  /// A name may be any bytes; the report stays JSON and the arrays are read.
  void aNameThatIsNoTextIsShownAnyway() {
    const QTemporaryDir folder;
    writeInputs(folder.path());
    const std::string name = folder.path().toStdString() + "/\xff.npz";
    QVERIFY(::rename(qPrintable(folder.filePath("h.npz")), name.c_str()) == 0);
    QProcess shell;  // QProcess itself would encode the argument
    shell.setWorkingDirectory(folder.path());
    shell.start("/bin/sh", {"-c", QString("exec '%1' run --json --input $(printf '\\377').npz").arg(TILEWISE_CLI)});
    QVERIFY(shell.waitForFinished());
    QVERIFY(::unlink(name.c_str()) == 0);  // QTemporaryDir could not
    QCOMPARE(shell.exitCode(), 0);
    QVERIFY(json::parse(shell.readAllStandardOutput().toStdString()).at("problem").at("tq") == 5);
  }

  void anOutputThatCannotBeWrittenIsSaid_data() {
    QTest::addColumn<QString>("options");
    QTest::newRow("report") << "run --json --preset tiny";
    QTest::newRow("table") << "run --preset tiny";
    QTest::newRow("model") << "model";
    QTest::newRow("presets") << "presets";
    QTest::newRow("a short trace") << "trace --preset tiny";
    QTest::newRow("a long trace") << "trace --preset lesson";
    QTest::newRow("a long trace of FA-1") << "trace --preset lesson --algorithm fa1";
  }
  void anOutputThatCannotBeWrittenIsSaid() {
    QFETCH(QString, options);
    const CliResult result = cli(options.split(' '), {.outFile = "/dev/full"});
    QVERIFY2(result.code == 2 && result.err.contains("the output") && result.err.contains("cannot be written") &&
                 result.err.count('\n') == 1,
             qPrintable(text(result)));
  }

  void modelHasItsKeysAndNumbers() {
    const CliResult result = cli("model --json --preset lesson --sweep-sram 100000:100000:1");
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    json report = result.json();
    QVERIFY(report.at("schema") == "tilewise.model/1" && report.at("problem").at("name") == "lesson");
    report.erase("curves");
    report.erase("problem");
    QCOMPARE(QString::fromStdString(report.dump()), QString::fromStdString(json::parse(R"({"schema": "tilewise.model/1",
        "per_head": true, "heads_total": 1,
        "standard": 4456448, "fa1": 3342336, "fa2": 1180672, "fa2_backward": 4621312, "standard_backward": 7864320,
        "fa1_backward": 5537792, "query_outer_backward": 3476480, "two_loops_backward": 3771392})")
                                                                               .dump()));
    QVERIFY(!cli("model --json").json().contains("curves"));
  }

  void modelSweepsTheSram() {
    const json curves = cli("model --json --t 4096 --sweep-sram 1000:100000:5").json().at("curves");
    QCOMPARE(curves.size(), 5U);
    QCOMPARE(QString::fromStdString(curves.back().dump()),
             QString::fromStdString(
                 json::parse(R"({"sram": 100000, "standard": 68157440, "fa1": 9355264, "fa2": 6295552})").dump()));
    QVERIFY(curves.front().at("sram") == 1000 && curves[1].at("sram") == 3162 && curves[2].at("sram") == 10000);
  }

  /// Each point has blocks of its own, and the masks hold for all of them.
  void modelSweepsTheSramUnderEveryMask() {
    for (const char* name : {"sliding-window", "packed-documents", "block-sparse"}) {
      const CliResult result = cli(QStringList{"model", "--json", "--preset", name, "--sweep-sram", "100:100000:4"});
      QVERIFY2(result.code == 0, qPrintable(text(result)));
      const json curves = result.json().at("curves");
      QCOMPARE(curves.size(), 4U);
      for (std::size_t n = 1; n < 4; ++n) QVERIFY(curves[n].at("fa2") <= curves[n - 1].at("fa2"));
    }
  }

  void modelHasATable() {
    const CliResult result = cli("model --preset lesson --sweep-sram 1000:100000:3");
    QCOMPARE(result.code, 0);
    for (const char* part : {"4,456,448", "1,180,672", "3,342,336", "query-outer", "10,000"}) {
      QVERIFY2(result.out.contains(part), part);
    }
    QVERIFY(!result.out.contains("times"));
    QVERIFY(cli("model --preset grouped-heads").out.contains("times 64 heads"));
    QVERIFY(cli("model --json --preset grouped-heads").json().at("heads_total") == 64);
  }

  /// The model needs no memory for the arrays and no time for the arithmetic.
  void modelCountsWhatIsTooLargeToRun() {
    const json report = cli("model --json --t 1048576 --d 4096 --causal").json();
    QVERIFY(report.at("standard") == 4 * (std::int64_t{1} << 40) + 4 * (std::int64_t{1} << 32));
  }

  void presetsListsWhatShips() {
    const json report = cli("presets --json").json();
    QVERIFY(report.at("schema") == "tilewise.presets/1");
    const QString list = QString::fromUtf8(cli("presets").out);
    for (const char* name :
         {"lesson",        "lesson-causal",  "lesson-backward", "lesson-fa1",      "lesson-standard",  "tiny",
          "tiny-causal",   "ragged",         "cross-attention", "sliding-window",  "packed-documents", "block-sparse",
          "softcap-alibi", "dropout",        "grouped-heads",   "speech-diagonal", "speech-blocks",    "speech-sink",
          "speech-broad",  "story-previous", "story-anchors",   "story-broad",     "story-cache"}) {
      const auto isIt = [name](const json& preset) { return preset.at("name") == name; };
      QVERIFY2(std::count_if(report.at("presets").begin(), report.at("presets").end(), isIt) == 1, name);
      QVERIFY2(list.contains(QString(name) + ' '), name);
      QCOMPARE(cli(QStringList{"model", "--preset", name}).code, 0);
    }
  }

  void devicesListsTheirMemoryAndSource() {
    const json report = cli("devices --json").json();
    QVERIFY(report.at("schema") == "tilewise.devices/1");
    bool found = false;
    for (const json& device : report.at("devices")) {
      QVERIFY(device.at("sram_bytes") > 0 && !device.at("source").get<std::string>().empty());
      found = found || (device.at("name") == "H200" && device.at("sram_bytes") == 232448);
    }
    QVERIFY(found);
    QVERIFY(cli("devices").out.contains("232,448"));
  }

  void helpAndVersionAreNoFailures() {
    for (const char* words :
         {"--help", "-h", "run --help", "trace --help", "model -h", "presets --help", "--version"}) {
      const CliResult result = cli(words);
      QVERIFY2(result.code == 0 && result.err.isEmpty() && !result.out.isEmpty(), words);
    }
    QVERIFY(cli("--version").out.startsWith("tilewise-cli "));
  }
};

QTEST_APPLESS_MAIN(TestReports)
#include "tst_reports.moc"

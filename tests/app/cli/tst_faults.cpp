// SPDX-License-Identifier: MIT
/// faults, and run --fault: exit code 1 when the fault shows, and what is said of it.

#include <QTest>

#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;
using nlohmann::json;

namespace {

json gallery() { return cli("faults --json").json().at("faults"); }

QString string(const json& text) { return QString::fromStdString(text.get<std::string>()); }

CliResult runOf(const json& fault, const char* example) {
  const QStringList options = string(fault.at(example).at("options")).split(' ');
  return cli(QStringList{"run", "--check", "--json", "--fault", string(fault.at("name"))} + options);
}

}  // namespace

class TestFaults : public QObject {
  Q_OBJECT

 private slots:
  void areListed() {
    const CliResult result = cli("faults");
    QCOMPARE(result.code, 0);
    QCOMPARE(result.lines().size(), qsizetype{18});
    QVERIFY(result.lines().first().simplified() ==
            "skip-first-with-first forward Skip test: first key with first query");
    const json report = cli("faults --json").json();
    QVERIFY(report.at("schema") == "tilewise.faults/1");
    QCOMPARE(report.at("faults").size(), std::size_t{18});
    for (const json& fault : report.at("faults")) {
      for (const char* key : {"name", "title", "pass", "explanation", "right", "broken", "event"}) {
        QVERIFY2(fault.at(key).is_string(), key);
      }
      for (const char* example : {"exposed_by", "hidden_by"}) {
        QVERIFY(fault.at(example).at("because").is_string() && fault.at(example).at("tq").is_number());
      }
    }
  }

  /// As a script would: the options of the list, and the exit code.
  void eachShowsAndHides_data() {
    QTest::addColumn<int>("number");
    const json faults = gallery();
    for (int n = 0; n < static_cast<int>(faults.size()); ++n) {
      QTest::newRow(qPrintable(string(faults.at(static_cast<std::size_t>(n)).at("name")))) << n;
    }
  }
  void eachShowsAndHides() {
    QFETCH(int, number);
    const json fault = gallery().at(static_cast<std::size_t>(number));
    const CliResult shown = runOf(fault, "exposed_by");
    QVERIFY2(shown.code == 1 && shown.err.isEmpty(), qPrintable(text(shown)));
    const json broken = shown.json().at("fault");
    QVERIFY(broken.at("name") == fault.at("name") && broken.at("shows") == true && !broken.contains("hidden"));
    const CliResult hidden = runOf(fault, "hidden_by");
    QVERIFY2(hidden.code == 0 && hidden.err.isEmpty(), qPrintable(text(hidden)));
    QVERIFY(hidden.json().at("fault").at("shows") == false);
    QVERIFY(!string(hidden.json().at("fault").at("hidden")).isEmpty());
  }

  void theSkipTestOfTheCausalLesson() {
    const CliResult result = cli("run --preset lesson-causal --fault skip-first-with-first --check --json");
    QCOMPARE(result.code, 1);
    const json report = result.json();
    const json& fault = report.at("fault");
    QVERIFY((fault.at("tiles") == json{{"visited", 72}, {"computed", 64}, {"lost", 8}, {"in_vain", 0}}));
    QVERIFY((fault.at("pairs") == json{{"visible", 524'800}, {"lost", 16'640}, {"added", 0}, {"padded", 0}}));
    const json& O = fault.at("arrays").at("O");
    QVERIFY(O.at("rows") == 1024 && O.at("rows_wrong") == 512 && O.at("not_finite") == 0);
    QVERIFY(O.at("largest") == report.at("check").at("O").at("max_abs"));
    QVERIFY(O.at("row") == report.at("check").at("O").at("row"));
    QVERIFY(report.at("check").at("O").at("pass") == false);
    // Counted at the copies: the lost tiles were not loaded. What is by rule is left out.
    QVERIFY(report.at("hbm").at("load").at("K") == 64 * 64 * 64);
    QVERIFY(!report.contains("flops"));
    QVERIFY(fault.at("right") == "skip if t0 > rows.last + off");
  }

  void theTableSaysTheSame() {
    const CliResult result = cli("run --preset lesson-causal --fault skip-first-with-first --check");
    QCOMPARE(result.code, 1);
    for (const char* words :
         {"fault skip-first-with-first: Skip test: first key with first query", "broken: skip if t0 > rows.first + off",
          "right:  skip if t0 > rows.last + off", "tiles: 64 computed, 8 of 72 visited ones lost",
          "query-key pairs: 16,640 of 524,800 visible ones lost", "O    512 of 1,024 rows wrong, largest error "}) {
      QVERIFY2(result.out.contains(words), words);
    }
    QVERIFY(!result.out.contains("FLOPs"));
    const CliResult hidden = cli("run --t 64 --fault ragged-tail --check");
    QCOMPARE(hidden.code, 0);
    QVERIFY(hidden.out.contains("it does not show here: needs a ragged last block; here 64 divides 64"));
    QVERIFY(hidden.out.contains("O    is right"));
  }

  void withoutTheCheckNothingFails() {
    const CliResult result = cli("run --preset lesson-causal --fault skip-first-with-first --json");
    QCOMPARE(result.code, 0);
    const json fault = result.json().at("fault");
    QVERIFY(fault.at("tiles").at("lost") == 8 && !fault.contains("arrays") && !fault.contains("shows"));
  }

  void oneOfTheBackwardPassBringsIt() {
    const CliResult result = cli("run --t 256 --fault dq-overwritten --check --json");
    QCOMPARE(result.code, 1);
    const json report = result.json();
    QVERIFY(report.at("problem").at("backward") == true);
    QVERIFY(report.at("fault").at("arrays").at("dQ").at("rows_wrong") == 256);
    QVERIFY(report.at("fault").at("arrays").at("dK").at("rows_wrong") == 0);
    QVERIFY(!report.at("backward").at("hbm").at("load").contains("dQ"));
  }

  void whatIsNotFiniteIsText() {
    const CliResult result = cli("run --t 64 --br 32 --bc 8 --window 3,0 --fault nan-of-empty-rows --check --json");
    QCOMPARE(result.code, 1);
    const json O = result.json().at("fault").at("arrays").at("O");
    QVERIFY(O.at("broken") == "nan" && O.at("right").is_number() && O.at("not_finite") > 0);
  }
};

QTEST_APPLESS_MAIN(TestFaults)
#include "tst_faults.moc"

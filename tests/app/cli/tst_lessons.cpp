// SPDX-License-Identifier: MIT
/// lessons, and lessons --check: what is said of files that hold, that do not, and that cannot be read.

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;
using nlohmann::json;

namespace {

json sample() {
  return json::parse(R"({"schema": "tilewise.lesson/1", "name": "two", "title": "Two", "about": "x",
    "setup": {"preset": "tiny-causal"},
    "steps": [{"id": "first", "title": "First", "text": "a", "at": "end",
               "question": {"ask": "?", "answer": "tiles.skipped"}}],
    "sources": [{"paper": "P", "place": "p. 1"}]})");
}

}  // namespace

class TestLessons : public QObject {
  Q_OBJECT

 private slots:
  void areListed() {
    const CliResult table = cli("lessons");
    QCOMPARE(table.code, 0);
    QVERIFY(table.out.contains("causal-tiles"));
    const json report = cli("lessons --json").json();
    QVERIFY(report.at("schema") == "tilewise.lessons/1");
    QCOMPARE(report.at("lessons").size(), static_cast<std::size_t>(table.lines().size()));
    for (const json& each : report.at("lessons")) {
      QVERIFY(each.at("steps").get<int>() >= 8 && !each.at("sources").empty() && each.at("about").is_string());
    }
  }

  void aFileThatHolds() {
    const CliResult result = check(sample());
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    QVERIFY2(result.out.contains("answer: 2") && result.out.contains("pass: 1 steps"), qPrintable(text(result)));
    const json report = check(sample(), {"--json"}).json();
    QVERIFY(report.at("schema") == "tilewise.lesson-check/1" && report.at("pass") == true);
    const json step = report.at("lessons").at(0).at("steps").at(0);
    QVERIFY(step.at("answer") == "2" && step.at("position") == step.at("events"));
  }

  void aFileThatDoesNotHold() {
    json file = sample();
    file["steps"][0]["at"] = 99999;
    const CliResult result = check(file);
    QCOMPARE(result.code, 1);
    QVERIFY2(result.out.contains("step 1 (first): at: 99999 is out of range"), qPrintable(text(result)));
    const json report = check(file, {"--json"}).json();
    QVERIFY(report.at("pass") == false && report.at("lessons").at(0).at("steps").at(0).at("faults").size() == 1);
  }

  void filesThatCannotBeRead() {
    json newer = sample();
    newer["schema"] = "tilewise.lesson/2";
    const CliResult refused = check(newer);
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains("tilewise.lesson/2 is not available in this version"), qPrintable(text(refused)));
    QCOMPARE(refused.err.count('\n'), 1);
    const CliResult missing = cli("lessons --check /nowhere/x.json");
    QVERIFY2(missing.code == 2 && missing.err.contains("/nowhere/x.json"), qPrintable(text(missing)));
  }

  void severalFilesAndNone() {
    const CliResult twice = cli({"lessons", "--check", write(sample()), write(sample()), "--json"});
    QCOMPARE(twice.json().at("lessons").size(), std::size_t{2});
    const CliResult file = cli({"lessons", write(sample())});
    QVERIFY2(file.code == 2 && file.err.contains("--check"), qPrintable(text(file)));
  }

 private:
  QString write(const json& file) {
    const QString path = m_folder.filePath(QString("lesson%1.json").arg(m_count++));
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly)) qFatal("cannot write");
    out.write(QByteArray::fromStdString(file.dump()));
    return path;
  }
  CliResult check(const json& file, const QStringList& more = {}) {
    return cli(QStringList{"lessons", "--check", write(file)} + more);
  }

  QTemporaryDir m_folder;
  int m_count = 0;
};

QTEST_APPLESS_MAIN(TestLessons)
#include "tst_lessons.moc"

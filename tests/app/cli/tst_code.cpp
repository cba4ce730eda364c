// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/cli/cli_process.h"
#include "tests/core/lessons/python_run.h"

using tilewise::testing::cli;
using tilewise::testing::CliResult;

/// The commands code, exercises and check-answer: from a problem to a program, and from its results to a verdict.
class TestCode : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_python = tilewise::testing::pythonWithNumpy(); }

  void programsAreWritten_data();
  void programsAreWritten();
  void existingFilesStay();
  void refusals_data();
  void refusals();
  void listingPassesTheCheck();
  void exercisesAreListedAndWritten();
  void startingCodeFailsTheCheck();

 private:
  QString m_python;
};

void TestCode::programsAreWritten_data() {
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("holds");
  QTest::newRow("numpy") << "--language numpy --preset lesson"
                         << "--preset lesson";
  QTest::newRow("torch") << "--language torch --preset lesson"
                         << "class TiledAttention(torch.autograd.Function)";
  QTest::newRow("triton") << "--language triton --preset lesson"
                          << "@triton.jit";
  QTest::newRow("cuda") << "--language cuda --preset lesson"
                        << "__global__";
}

void TestCode::programsAreWritten() {
  QFETCH(QString, options);
  QFETCH(QString, holds);
  const CliResult result = cli(("code " + options).toUtf8().constData());
  QVERIFY2(result.code == 0, qPrintable(text(result)));
  QVERIFY2(result.out.contains(holds.toUtf8()), qPrintable(text(result)));
}

void TestCode::existingFilesStay() {
  const QTemporaryDir folder;
  const char* words = "code --language numpy --preset story-cache --out made";
  QCOMPARE(cli(words, folder.path()).code, 0);
  for (const char* each : {"attention_numpy.py", "q.npy", "k.npy", "v.npy"}) {
    QVERIFY2(QFile::exists(folder.filePath("made/" + QString(each))), each);
  }
  QCOMPARE(cli(words, folder.path()).code, 2);
  QCOMPARE(cli("code --language numpy --preset story-cache --out made --force", folder.path()).code, 0);
}

void TestCode::refusals_data() {
  QTest::addColumn<QString>("words");
  QTest::addColumn<QString>("says");
  QTest::newRow("no language") << "code --preset lesson"
                               << "--language";
  QTest::newRow("unknown language") << "code --language basic"
                                    << "numpy, torch, triton, cuda";
  QTest::newRow("own data without a folder") << "code --language numpy --preset story-cache"
                                             << "--out";
  QTest::newRow("FA-1 in torch") << "code --language torch --algorithm fa1"
                                 << "fa2 in torch";
  QTest::newRow("no answer") << "check-answer --preset lesson"
                             << "FILE.npz";
  QTest::newRow("answer that is not there") << "check-answer no.npz"
                                            << "not there";
  QTest::newRow("unknown exercise") << "exercises none --out e"
                                    << "tiled-forward";
  QTest::newRow("exercise without a folder") << "exercises tiled-forward"
                                             << "--out";
  QTest::newRow("folder without an exercise") << "exercises --out e"
                                              << "tiled-forward, tiled-backward";
  QTest::newRow("folder of no name") << "exercises tiled-forward --json --out="
                                     << "--out";
}

void TestCode::refusals() {
  QFETCH(QString, words);
  QFETCH(QString, says);
  const QTemporaryDir folder;
  const CliResult result = cli(words.toUtf8().constData(), folder.path());
  QCOMPARE(result.code, 2);
  QVERIFY2(result.err.contains(says.toUtf8()) && result.err.count('\n') == 1, qPrintable(text(result)));
}

void TestCode::listingPassesTheCheck() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  const QTemporaryDir folder;
  QCOMPARE(cli("code --language numpy --preset ragged --backward --out .", folder.path()).code, 0);
  const auto ran = tilewise::testing::runPython(m_python, folder.path(), "attention_numpy.py");
  QVERIFY2(ran.ok, ran.err);
  const CliResult table = cli("check-answer answer.npz --preset ragged --backward", folder.path());
  QVERIFY2(table.code == 0 && table.out.startsWith("pass: outputs right"), qPrintable(text(table)));
  const CliResult result = cli("check-answer answer.npz --preset ragged --backward --json", folder.path());
  QCOMPARE(result.code, 0);
  const auto json = result.json();
  QCOMPARE(json.at("schema"), "tilewise.answer/1");
  QVERIFY(json.at("pass").get<bool>());
  QCOMPARE(json.at("passes").at("forward").at("values"), json.at("passes").at("forward").at("by_rule"));
  QVERIFY(!json.contains("first_difference"));
}

void TestCode::exercisesAreListedAndWritten() {
  const CliResult list = cli("exercises --json");
  QCOMPARE(list.code, 0);
  const auto exercises = list.json().at("exercises");
  QCOMPARE(exercises.size(), std::size_t{4});
  QCOMPARE(exercises.at(1).at("options"), "--preset lesson --backward");
  const QTemporaryDir folder;
  QCOMPARE(cli("exercises tiled-backward --out e", folder.path()).code, 0);
  const QStringList files{"statement.md", "start.py", "tilewise_hbm.py", "q.npy", "k.npy", "v.npy", "do.npy"};
  for (const QString& each : files) QVERIFY2(QFile::exists(folder.filePath("e/" + each)), qPrintable(each));
  // One alone, told, and told with what was written.
  const auto told = cli("exercises block-sparse --json", folder.path()).json();
  QCOMPARE(told.at("options"), "--preset block-sparse");
  QVERIFY(told.at("statement").get<std::string>().size() > 100 && told.at("written").empty());
  const auto written = cli("exercises tiled-backward --out f --json", folder.path()).json().at("written");
  QCOMPARE(written.size(), static_cast<std::size_t>(files.size()));
  for (const auto& each : written) {
    QVERIFY(QFile::exists(folder.filePath(QString::fromStdString(each.get<std::string>()))));
  }
}

void TestCode::startingCodeFailsTheCheck() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  const QTemporaryDir folder;
  QCOMPARE(cli("exercises tiled-forward --out .", folder.path()).code, 0);
  const auto ran = tilewise::testing::runPython(m_python, folder.path(), "start.py");
  QVERIFY2(ran.ok, ran.err);
  const CliResult result = cli("check-answer answer.npz --preset lesson", folder.path());
  QCOMPARE(result.code, 1);
  QVERIFY2(
      result.out.startsWith("fail: outputs right, count 0 instead of 1,180,672, a 1,024 x 1,024 matrix was held\n"),
      qPrintable(text(result)));
}

QTEST_APPLESS_MAIN(TestCode)
#include "tst_code.moc"

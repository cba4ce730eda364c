// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QtTest>

#include "core/files/write_file.h"
#include "core/lessons/check_answer.h"
#include "core/lessons/exercise.h"
#include "core/lessons/listing.h"
#include "tests/core/lessons/python_run.h"

using namespace tilewise;
using tilewise::testing::writeText;

class TestExercises : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_python = tilewise::testing::pythonWithNumpy(); }

  void startingCodeIsFoundOut_data();
  void startingCodeIsFoundOut();
  void rightAnswerPasses_data();
  void rightAnswerPasses();
  void rightFormulasPass();
  void moreThanTheRoomIsRefused();
  void namesAreFound();
  void brokenFilesAreRefused_data();
  void brokenFilesAreRefused();

 private:
  static bool writeFiles(const Exercise& exercise, const QTemporaryDir& folder);
  AnswerReport reportOn(const Exercise& exercise, const QTemporaryDir& folder);

  QString m_python;
};

bool TestExercises::writeFiles(const Exercise& exercise, const QTemporaryDir& folder) {
  const std::filesystem::path at = folder.path().toStdString();
  for (const ExerciseFile& each : filesOf(exercise)) {
    if (!writeFile(at / each.name, each.bytes, ExistingFile::Refuse)) return false;
  }
  return true;
}

AnswerReport TestExercises::reportOn(const Exercise& exercise, const QTemporaryDir& folder) {
  const auto ran = tilewise::testing::runPython(m_python, folder.path(), "start.py");
  if (!ran.ok) qFatal("%s", ran.err.constData());
  const Problem problem = Problem::make(exercise.settings).value();
  const auto answer = readAnswer(folder.filePath("answer.npz").toStdString(), problem);
  if (!answer) qFatal("%s", describe(answer.error()).c_str());
  RunControl control;
  return checkAnswer(problem, makeInputs(problem), *answer, control).value();
}

void TestExercises::startingCodeIsFoundOut_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("forward") << "tiled-forward"
                           << "outputs right, count 0 instead of 1,180,672, a 1,024 x 1,024 matrix was held";
  QTest::newRow("backward") << "tiled-backward"
                            << "outputs right, forward count 1,180,672, backward count 0 instead of 4,621,312, "
                               "a 1,024 x 1,024 matrix was held";
  QTest::newRow("block-sparse") << "block-sparse"
                                << "outputs right, count 0 instead of 184,832, a 512 x 512 matrix was held";
  QTest::newRow("formulas") << "access-formulas"
                            << "formulas right in 0 of 6 rows";
}

void TestExercises::startingCodeIsFoundOut() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  QFETCH(QString, name);
  QFETCH(QString, sentence);
  const Exercise* exercise = findExercise(name.toStdString());
  QVERIFY(exercise != nullptr);
  const QTemporaryDir folder;
  QVERIFY(writeFiles(*exercise, folder));
  const AnswerReport report = reportOn(*exercise, folder);
  QCOMPARE(QString::fromStdString(report.sentence()), sentence);
  QVERIFY(!report.pass());
  QVERIFY(!report.likelyFault);
}

void TestExercises::rightAnswerPasses_data() {
  QTest::addColumn<QString>("name");
  for (const char* each : {"tiled-forward", "tiled-backward", "block-sparse"}) QTest::newRow(each) << each;
}

void TestExercises::rightAnswerPasses() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  QFETCH(QString, name);
  const Exercise* exercise = findExercise(name.toStdString());
  QVERIFY(exercise != nullptr);
  const QTemporaryDir folder;
  const Problem problem = Problem::make(exercise->settings).value();
  const std::string program = codeListing(problem, Language::Numpy).value().text();
  QVERIFY(writeText(folder.filePath("start.py"), QByteArray::fromStdString(program)));
  const AnswerReport report = reportOn(*exercise, folder);
  QVERIFY2(report.pass(), report.sentence().c_str());
}

void TestExercises::rightFormulasPass() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  const Exercise* exercise = findExercise("access-formulas");
  QVERIFY(exercise != nullptr);
  const QTemporaryDir folder;
  QByteArray program = QByteArray::fromStdString(exercise->start);
  program.replace("4 * T * d + 2 * T * T", "4 * T * d + 4 * T * T");
  program.replace("2 * T * d + 2 * T * d * (T / Br)", "2 * T * d + 2 * T * d * -(-T // Br) + T");
  QVERIFY(writeText(folder.filePath("start.py"), program));
  const AnswerReport report = reportOn(*exercise, folder);
  QVERIFY2(report.pass(), report.sentence().c_str());
  QCOMPARE(report.formulas.size(), std::size_t{6});
  QCOMPARE(report.formulas.front().standard, std::int64_t{4'456'448});
  QCOMPARE(report.formulas.front().fa2, std::int64_t{1'180'672});
}

void TestExercises::moreThanTheRoomIsRefused() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  const QTemporaryDir folder;
  QVERIFY(writeFiles(*findExercise("tiled-forward"), folder));
  QVERIFY(writeText(folder.filePath("hold.py"),
                    "import numpy as np\n"
                    "from tilewise_hbm import Hbm\n"
                    "sram = Hbm(2, 2, sram_values=10).sram\n"
                    "sram.A = np.zeros(6)\n"
                    "sram.A = np.zeros(10)\n"  // in the place of the first
                    "sram.B = np.zeros(1)\n"));
  const auto ran = tilewise::testing::runPython(m_python, folder.path(), "hold.py");
  QVERIFY(!ran.ok);
  QVERIFY2(ran.err.contains("MemoryError: SRAM has room for 10 values; with B of 1 it would hold 11"), ran.err);
}

void TestExercises::namesAreFound() {
  QCOMPARE(QString::fromStdString(exerciseNames()),
           QString("tiled-forward, tiled-backward, block-sparse, access-formulas"));
  QVERIFY(findExercise("tiled") == nullptr);
  for (const Exercise& each : exercises()) QVERIFY(!each.title.empty() && each.statement.starts_with("# "));
}

void TestExercises::brokenFilesAreRefused_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<int>("code");
  const auto row = [](const char* name, const char* text, ErrorCode code) {
    QTest::newRow(name) << QByteArray(text) << static_cast<int>(code);
  };
  row("no JSON", "{", ErrorCode::FileTruncated);
  row("no list", "{}", ErrorCode::FileFormat);
  row("no title", R"({"exercises": [{"name": "tiled-forward"}]})", ErrorCode::FileFormat);
  row("unknown preset", R"({"exercises": [{"name": "tiled-forward", "title": "t", "preset": "no"}]})",
      ErrorCode::UnknownName);
  row("no such files", R"({"exercises": [{"name": "no", "title": "t", "preset": "lesson"}]})", ErrorCode::EntryMissing);
  row("one name twice",
      R"({"exercises": [{"name": "tiled-forward", "title": "t", "preset": "lesson"},
                        {"name": "tiled-forward", "title": "t", "preset": "lesson"}]})",
      ErrorCode::Conflict);
}

void TestExercises::brokenFilesAreRefused() {
  QFETCH(QByteArray, text);
  QFETCH(int, code);
  const auto read =
      parseExercises(std::as_bytes(std::span(text.constData(), static_cast<std::size_t>(text.size()))), "x");
  QVERIFY(!read);
  QCOMPARE(static_cast<int>(read.error().code), code);
}

QTEST_APPLESS_MAIN(TestExercises)
#include "tst_exercises.moc"

// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QtTest>

#include "core/files/npy.h"
#include "core/files/presets.h"
#include "core/files/write_file.h"
#include "core/lessons/check_answer.h"
#include "core/lessons/listing.h"
#include "core/tiling/on_chip.h"
#include "tests/core/lessons/python_run.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using tilewise::testing::RandomSettings;

/// The NumPy listing of a problem is run, and what it leaves behind is checked like a student's answer.
class TestNumpyListing : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_python = tilewise::testing::pythonWithNumpy(); }

  void agreesWithTheEngine_data();
  void agreesWithTheEngine();
  void holdsWhatTheRulesHold();
  void readsOwnData();

 private:
  AnswerReport reportOn(const Problem& problem, const Inputs& inputs);

  QString m_python;
};

AnswerReport TestNumpyListing::reportOn(const Problem& problem, const Inputs& inputs) {
  const auto listing = codeListing(problem, Language::Numpy);
  if (!listing) qFatal("%s", describe(listing.error()).c_str());
  const QTemporaryDir folder;
  tilewise::testing::writeText(folder.filePath("listing.py"), QByteArray::fromStdString(listing->text()));
  if (listing->readsInputs) {
    const std::filesystem::path at = folder.path().toStdString();
    for (const auto& [name, matrix] : {std::pair{"q.npy", &inputs.Q}, std::pair{"k.npy", &inputs.K},
                                       std::pair{"v.npy", &inputs.V}, std::pair{"do.npy", &inputs.dO}}) {
      if (matrix->size() == 0) continue;
      if (!writeFile(at / name, npyBytes(*matrix, Precision::Float64), ExistingFile::Refuse)) qFatal("%s", name);
    }
  }
  const auto ran = tilewise::testing::runPython(m_python, folder.path(), "listing.py");
  if (!ran.ok) {
    qWarning("%s\n%s", ran.err.constData(), listing->text().c_str());
    return {};
  }
  const auto answer = readAnswer(folder.filePath("answer.npz").toStdString(), problem);
  if (!answer) qFatal("%s", describe(answer.error()).c_str());
  RunControl control;
  return checkAnswer(problem, inputs, *answer, control).value();
}

void TestNumpyListing::agreesWithTheEngine_data() {
  QTest::addColumn<int>("seed");
  for (int seed = 0; seed < 20; ++seed) QTest::addRow("seed %d", seed) << seed;
}

void TestNumpyListing::agreesWithTheEngine() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  QFETCH(int, seed);
  const auto problem = Problem::make(RandomSettings(static_cast<std::uint32_t>(100 + seed)).nextOfFamily());
  QVERIFY(problem);
  const AnswerReport report = reportOn(*problem, makeInputs(*problem));
  const QString about = tilewise::testing::text(problem->settings()) + "\n" + report.sentence().c_str();
  QVERIFY2(!report.outputs.empty() && report.pass(), qPrintable(about));
  // Not only as much, but also block by block in the same order.
  QVERIFY2(!report.difference, qPrintable(about));
  for (const PassCheck& pass : report.passes) QVERIFY2(pass.onChip <= pass.onChipByRule, qPrintable(about));
}

void TestNumpyListing::holdsWhatTheRulesHold() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  const Preset* preset = findPreset("lesson-backward");
  QVERIFY(preset != nullptr);
  const Problem problem = Problem::make(preset->settings).value();
  const AnswerReport report = reportOn(problem, makeInputs(problem));
  QVERIFY2(report.pass(), report.sentence().c_str());
  QCOMPARE(report.passes.size(), std::size_t{2});
  for (const PassCheck& pass : report.passes) QCOMPARE(pass.onChip, onChipSize(problem, pass.pass).values);
  QCOMPARE(report.sentence(), std::string("outputs right, forward count 721,920, backward count 2,771,968"));
}

void TestNumpyListing::readsOwnData() {
  if (m_python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  const Preset* preset = findPreset("story-cache");
  QVERIFY(preset != nullptr);
  const auto arrays = presetInputs(*preset);
  QVERIFY(arrays);
  const Problem problem = Problem::make(sizedFor(preset->settings, *arrays)).value();
  const AnswerReport report = reportOn(problem, inputsOfHead(*arrays, problem));
  QVERIFY2(!report.outputs.empty() && report.pass(), report.sentence().c_str());
}

QTEST_APPLESS_MAIN(TestNumpyListing)
#include "tst_numpy_listing.moc"

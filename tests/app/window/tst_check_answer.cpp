// SPDX-License-Identifier: GPL-3.0-or-later
// A student's answer on the real window: written by a shipped exercise's own program, or made of the engine's results.
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "app/views/check/answer_desk.h"
#include "app/views/check/answer_page.h"
#include "app/views/check/check_list.h"
#include "app/views/check/check_workspace.h"
#include "app/views/check/fault_list.h"
#include "app/views/check/fault_page.h"
#include "app/views/look/metrics.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"
#include "core/faults/broken_run.h"
#include "core/files/npy.h"
#include "core/files/presets.h"
#include "core/files/trace_lines.h"
#include "core/lessons/exercise.h"
#include "tests/core/lessons/python_run.h"

using namespace tilewise;

namespace {

QByteArray bytes(const std::vector<std::byte>& data) {
  return {reinterpret_cast<const char*>(data.data()), static_cast<qsizetype>(data.size())};
}

Problem presetProblem(const char* name) { return Problem::make(findPreset(name)->settings).value(); }

/// The loads and stores of the forward pass, as a counter writes them.
QByteArray traceOf(const Problem& problem) {
  const Trace trace(problem);
  QByteArray text;
  for (std::int64_t k = 1; k <= trace.eventCount(); ++k) {
    const Event event = trace.event(k);
    if (event.tensor) text += QByteArray::fromStdString(traceLine({k, event, {}})) + '\n';
  }
  return text;
}

/// An answer as a folder.
void writeAnswer(const QTemporaryDir& folder, const RunResult& result, const QByteArray& trace) {
  using tilewise::testing::writeText;
  QVERIFY(writeText(folder.filePath("O.npy"), bytes(npyBytes(result.O, Precision::Float64))));
  QVERIFY(writeText(folder.filePath("lse.npy"), bytes(npyBytes(result.lse, Precision::Float64))));
  QVERIFY(writeText(folder.filePath("trace.jsonl"), trace));
}

RunResult rightResult(const Problem& problem) {
  RunControl control;
  return run(problem, makeInputs(problem), control).value();
}

}  // namespace

class CheckAnswerTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init();
  void cleanup() { m_window.reset(); }
  void theProgramOfAnExerciseIsHeldAgainstTheRules();
  void aRightAnswerIsRight();
  void theLikelyMistakeOpensInTheGallery();
  void theFirstDifferenceOpensInStep();
  void theProblemOfAnExerciseIsAClickAway();
  void anotherProblemAtHandChecksAnew();
  void whatIsNoAnswerIsRefusedInASentence();
  void filesComeByDialogAndByDrop();
  void cancelStops();

 private:
  void open(const char* preset);
  void check(const QString& path);
  CheckWorkspace& workspace() { return *m_window->findChild<CheckWorkspace*>(); }
  AnswerPage& page() { return *m_window->findChild<AnswerPage*>(); }
  QPushButton& button(const QString& text);
  void chooseExercise(const char* name);
  const CheckRow* row(const QString& name);

  std::unique_ptr<MainWindow> m_window;
};

void CheckAnswerTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1280, 720);
  m_window->show();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void CheckAnswerTest::open(const char* preset) {
  m_window->desk().openPreset(QString::fromLatin1(preset));
  QTRY_VERIFY(m_window->session().run() && !m_window->desk().job().isRunning());
  m_window->workspaces().bringToFront(QStringLiteral("check"));
}

void CheckAnswerTest::check(const QString& path) {
  workspace().answers().check(path);
  QTRY_VERIFY_WITH_TIMEOUT(!workspace().answers().job().isRunning(), 60'000);
  QVERIFY(page().isVisible());
}

QPushButton& CheckAnswerTest::button(const QString& text) {
  for (QPushButton* each : workspace().findChildren<QPushButton*>()) {
    if (each->text() == text) return *each;
  }
  qFatal("no button %s", qPrintable(text));
}

void CheckAnswerTest::chooseExercise(const char* name) {
  auto* box = page().findChild<QComboBox*>();
  const int index = name == nullptr ? 0 : box->findData(QString::fromLatin1(name));
  QVERIFY(index >= 0);
  box->setCurrentIndex(index);
  emit box->activated(index);
  QTRY_VERIFY_WITH_TIMEOUT(!workspace().answers().job().isRunning(), 60'000);
}

const CheckRow* CheckAnswerTest::row(const QString& name) {
  for (const CheckRow& each : page().list().rows()) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

void CheckAnswerTest::theProgramOfAnExerciseIsHeldAgainstTheRules() {
  const QString python = tilewise::testing::pythonWithNumpy();
  if (python.isEmpty()) QSKIP(tilewise::testing::NoNumpy);
  const QTemporaryDir folder;
  for (const ExerciseFile& each : filesOf(*findExercise("tiled-forward"))) {
    QVERIFY(tilewise::testing::writeText(folder.filePath(QString::fromStdString(each.name)), bytes(each.bytes)));
  }
  const auto ran = tilewise::testing::runPython(python, folder.path(), "start.py");
  QVERIFY2(ran.ok, ran.err);
  open("lesson");
  check(folder.filePath("answer.npz"));
  QCOMPARE(page().verdict(), QStringLiteral("✕ Not right yet: outputs right, count 0 instead of 1,180,672, a 1,024 × 1,024 "
                                            "matrix was held."));
  QVERIFY(row("O") && row("O")->mark == CheckMark::Ok);
  QVERIFY(row("load K") && row("load K")->mark == CheckMark::Wrong);
  QCOMPARE(row("load K")->where, QStringLiteral("the rules: 524,288"));
  QVERIFY(row("largest matrix") && row("largest matrix")->mark == CheckMark::Wrong);
  QVERIFY(row("first difference") && row("first difference")->figures.endsWith(QStringLiteral("nothing more")));
}

void CheckAnswerTest::aRightAnswerIsRight() {
  open("tiny-causal");
  const Problem problem = presetProblem("tiny-causal");
  const QTemporaryDir folder;
  writeAnswer(folder, rightResult(problem), traceOf(problem));
  check(folder.path());
  QVERIFY2(page().verdict().startsWith(QStringLiteral("✓ Right: outputs right, count ")), qPrintable(page().verdict()));
  for (const CheckRow& each : page().list().rows()) QVERIFY2(each.mark == CheckMark::Ok, qPrintable(each.name));
  QVERIFY(!button("First difference in Step").isEnabled());
  QVERIFY(!button("Show this mistake").isVisible());
  QTest::mouseClick(&button("Close"), Qt::LeftButton);
  QVERIFY(!page().isVisible());
}

void CheckAnswerTest::theLikelyMistakeOpensInTheGallery() {
  open("lesson-causal");
  const Problem problem = presetProblem("lesson-causal");
  RunControl control;
  const QTemporaryDir folder;
  writeAnswer(folder, runBroken(problem, makeInputs(problem), Fault::LNotRescaled, control).value().result,
              traceOf(problem));
  check(folder.path());
  QVERIFY2(page().verdict().startsWith(QStringLiteral("✕ Not right yet: O is wrong, by up to ")),
           qPrintable(page().verdict()));
  QTest::mouseClick(&button("Show this mistake"), Qt::LeftButton);
  QVERIFY(workspace().findChild<FaultList*>()->current() == Fault::LNotRescaled);
  QVERIFY(workspace().findChild<FaultPageView*>()->isVisible());
}

void CheckAnswerTest::theFirstDifferenceOpensInStep() {
  open("tiny-causal");
  const Problem problem = presetProblem("tiny-causal");
  QByteArrayList lines = traceOf(problem).split('\n');
  lines.removeAt(3);
  const QTemporaryDir folder;
  writeAnswer(folder, rightResult(problem), lines.join('\n'));
  check(folder.path());
  QVERIFY(row("first difference")->figures.startsWith(QStringLiteral("forward move 4: ")));
  QTest::mouseClick(&button("First difference in Step"), Qt::LeftButton);
  QTRY_COMPARE(m_window->workspaces().currentWord(), QStringLiteral("step"));
  // The fourth load or store of the rules has just happened.
  const Trace trace(problem);
  std::int64_t at = 0;
  for (int moves = 0; moves < 4; ++at) moves += trace.event(at + 1).tensor ? 1 : 0;
  QCOMPARE(m_window->session().position(), at);
}

void CheckAnswerTest::theProblemOfAnExerciseIsAClickAway() {
  open("lesson-causal");
  const Problem problem = presetProblem("lesson");
  const QTemporaryDir folder;
  writeAnswer(folder, rightResult(problem), "\n");
  check(folder.path());
  QVERIFY(page().verdict().startsWith(QStringLiteral("✕ Not right yet: O is wrong")));
  chooseExercise("tiled-forward");
  QVERIFY2(page().verdict().startsWith(QStringLiteral("✕ Not right yet: outputs right, count 0 instead of 1,180,672")),
           qPrintable(page().verdict()));
  // Its problem comes to hand with the way into Step.
  QTest::mouseClick(&button("First difference in Step"), Qt::LeftButton);
  QTRY_COMPARE(m_window->workspaces().currentWord(), QStringLiteral("step"));
  QVERIFY(!m_window->session().run()->problem.settings().causal);
  QVERIFY(m_window->session().event()->tensor == Tensor::Q);
}

void CheckAnswerTest::anotherProblemAtHandChecksAnew() {
  open("tiny");
  const Problem problem = presetProblem("tiny-causal");
  const QTemporaryDir folder;
  writeAnswer(folder, rightResult(problem), traceOf(problem));
  check(folder.path());
  QVERIFY(page().verdict().startsWith(QStringLiteral("✕")));
  open("tiny-causal");
  QTRY_VERIFY2(page().verdict().startsWith(QStringLiteral("✓ Right: ")), qPrintable(page().verdict()));
}

void CheckAnswerTest::whatIsNoAnswerIsRefusedInASentence() {
  open("tiny");
  const QTemporaryDir folder;
  QVERIFY(tilewise::testing::writeText(folder.filePath("notes.npz"), "no archive at all\n"));
  check(folder.filePath("notes.npz"));
  QVERIFY2(page().verdict().startsWith(QStringLiteral("✕ “notes.npz” has the wrong format")), qPrintable(page().verdict()));
  check(folder.filePath("absent.npz"));
  QVERIFY2(page().verdict().contains(QStringLiteral("does not exist")), qPrintable(page().verdict()));
  // Inputs rather than results: they can be opened for what they are.
  QVERIFY(QFile::copy(QStringLiteral(TILEWISE_GOLDEN_DIR "/../fuzz/corpus/inputs/plain.npz"), folder.filePath("own.npz")));
  check(folder.filePath("own.npz"));
  QVERIFY2(page().verdict().contains(QStringLiteral("is missing")), qPrintable(page().verdict()));
  QTest::mouseClick(&button("Open it as own data"), Qt::LeftButton);
  QTRY_COMPARE(m_window->session().run()->title, QStringLiteral("own.npz"));
  // Of another size.
  writeAnswer(folder, rightResult(presetProblem("lesson")), "\n");
  open("tiny");
  check(folder.path());
  QVERIFY2(page().verdict().startsWith(QStringLiteral("✕ “O.npy” is too large")), qPrintable(page().verdict()));
  open("lesson-causal");
  ProblemSettings settings = m_window->session().run()->problem.settings();
  settings.Tq = settings.Tk = 512;
  m_window->desk().changeSettings(settings);
  QTRY_VERIFY(m_window->session().run()->problem.Tq() == 512);
  QTRY_VERIFY2(page().verdict().contains(QStringLiteral("too large")), qPrintable(page().verdict()));
  settings.Tq = settings.Tk = 2048;
  m_window->desk().changeSettings(settings);
  QTRY_VERIFY2(page().verdict().contains(QStringLiteral("has the shape 1024 x 64, which does not fit")),
               qPrintable(page().verdict()));
}

void CheckAnswerTest::filesComeByDialogAndByDrop() {
  open("tiny");
  QTest::mouseClick(&button("Answer…"), Qt::LeftButton);
  auto* dialog = m_window->findChild<QFileDialog*>();
  QVERIFY(dialog != nullptr);
  dialog->reject();
  const Problem problem = presetProblem("tiny");
  const QTemporaryDir folder;
  writeAnswer(folder, rightResult(problem), traceOf(problem));
  QMimeData mime;
  mime.setUrls({QUrl::fromLocalFile(folder.path())});
  // No drop without a drag.
  QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(m_window.get(), &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(m_window.get(), &drop);
  QTRY_VERIFY2(page().verdict().startsWith(QStringLiteral("✓ Right: ")), qPrintable(page().verdict()));
}

void CheckAnswerTest::cancelStops() {
  open("lesson");
  const Problem problem = presetProblem("lesson");
  const QTemporaryDir folder;
  RunResult wrong = rightResult(problem);
  wrong.O.setOnes();
  writeAnswer(folder, wrong, "\n");
  workspace().answers().check(folder.path());
  QVERIFY(workspace().answers().job().isRunning());
  workspace().answers().cancel();
  QVERIFY(!workspace().answers().job().isRunning());
  QCOMPARE(page().verdict(), QStringLiteral("The check was cancelled."));
}

QTEST_MAIN(CheckAnswerTest)
#include "tst_check_answer.moc"

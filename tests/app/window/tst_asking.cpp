// SPDX-License-Identifier: GPL-3.0-or-later
// Questions before a step, in the real window: at any step there is one, its answer is the engine's, and nothing tells it.
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <cmath>

#include "app/session/make_run.h"
#include "app/views/ask/question_bar.h"
#include "app/views/ask/step_question.h"
#include "app/views/inspector/inspector.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/metrics.h"
#include "app/views/look/numbers.h"
#include "app/views/notice/waiting_cover.h"
#include "app/views/stage/stage_view.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"
#include "tests/app/real_window.h"

using namespace tilewise;

class AskingTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init();
  void cleanup() { m_window.reset(); }
  void thereIsAQuestionAtEveryStep_data();
  void thereIsAQuestionAtEveryStep();
  void numbersAreTheEngines();
  void typedAnswersAreRead_data();
  void typedAnswersAreRead();
  void aRightAnswerTakesTheStep();
  void aWrongAnswerTellsTheRightOne();
  void whatIsNoNumberStays();
  void theKindOfATileIsChosen();
  void otherWorkspacesWaitForTheAnswer();
  void stepsReveal();
  void escTakesItAway();
  void theNextLineIsKeptBack();
  void atTheEndNothingComes();

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
  }
  void type(const QString& text) {
    QTest::keyClicks(QApplication::focusWidget(), text);
    press(Qt::Key_Return);
  }
  void ask() { press(Qt::Key_R, Qt::ControlModifier); }
  Session& session() { return m_window->session(); }
  QuestionBar& bar() { return *m_window->findChild<QuestionBar*>(); }
  qint64 before(EventKind kind, qint64 from = 0) {
    return *session().run()->trace->next(from, [kind](const Event& event) { return event.kind == kind; }) - 1;
  }

  std::unique_ptr<MainWindow> m_window;
};

void AskingTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  m_window = realWindow(settings, QSize(1280, 720), QStringLiteral("tiny-causal"), 0);
  QVERIFY(m_window != nullptr && session().run()->result);
  m_window->findChild<StageView*>()->setFocus();
}

void AskingTest::thereIsAQuestionAtEveryStep_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<bool>("backward");
  QTest::addColumn<int>("order");
  const auto row = [](const char* name, Algorithm algorithm, bool backward, BackwardOrder order = {}) {
    QTest::newRow(name) << static_cast<int>(algorithm) << backward << static_cast<int>(order);
  };
  row("standard", Algorithm::Standard, false);
  row("fa1", Algorithm::FlashAttention1, false);
  row("fa2", Algorithm::FlashAttention2, false);
  row("standard, backward", Algorithm::Standard, true);
  row("fa2, backward", Algorithm::FlashAttention2, true, BackwardOrder::FlashAttention2);
  row("fa1, backward", Algorithm::FlashAttention2, true, BackwardOrder::FlashAttention1);
  row("queries outside", Algorithm::FlashAttention2, true, BackwardOrder::QueryOuter);
  row("two loops", Algorithm::FlashAttention2, true, BackwardOrder::TwoLoops);
}

void AskingTest::thereIsAQuestionAtEveryStep() {
  QFETCH(const int, algorithm);
  QFETCH(const bool, backward);
  QFETCH(const int, order);
  RunRequest request;
  request.settings = session().run()->problem.settings();
  request.settings.algorithm = static_cast<Algorithm>(algorithm);
  request.settings.backward = backward;
  request.settings.backwardOrder = static_cast<BackwardOrder>(order);
  RunControl control;
  const auto run = makeRun(request, control);
  QVERIFY(run.has_value());
  const auto replay = replayOf(**run);
  for (qint64 k = 0; k < (*run)->trace->eventCount(); ++k) {
    for (const bool hasNumbers : {true, false}) {
      const BlockState* next = hasNumbers ? &replay->stateAt(k + 1) : nullptr;
      const StepQuestion question = questionAbout(**run, k, next, 0);
      const QString told = MathText::parse(question.text).plain() + question.reason + question.answer;
      QVERIFY2(!question.text.isEmpty() && !question.reason.isEmpty() && !question.answer.isEmpty(), qPrintable(told));
      QVERIFY2(!told.contains(u'%') && !told.contains(QStringLiteral("NaN")), qPrintable(told));
      QVERIFY(question.choices.isEmpty() || question.right < question.choices.size());
      if (!question.choices.isEmpty()) continue;
      // What is told is accepted as an answer, and nothing else is.
      QCOMPARE(judge(question, question.answer), Judgement::Right);
      QVERIFY(judge(question, fixed(question.number + 1, question.isCount ? 0 : 4)) == Judgement::Wrong);
      QVERIFY(question.isCount || hasNumbers);
    }
  }
}

void AskingTest::numbersAreTheEngines() {
  const Run& run = *session().run();
  const auto replay = replayOf(run);
  int asked = 0;
  for (qint64 k = 0; k < run.trace->eventCount(); ++k) {
    const BlockState& next = replay->stateAt(k + 1);
    const Event event = run.trace->event(k + 1);
    if (!event.i) continue;
    const std::int64_t row = run.trace->grid().queries(*event.i).last();
    const StepQuestion question = questionAbout(run, k, &next, row);
    const Index r = row - next.queries.begin;
    if (event.kind == EventKind::RunningMaxUpdated) QCOMPARE(question.number, (*next.mNew)(r));
    if (event.kind == EventKind::Rescaled) QCOMPARE(question.number, (*next.factor)(r));
    if (event.kind == EventKind::Accumulated) QCOMPARE(question.number, next.now.l(r));
    if (event.kind == EventKind::LseWritten) QCOMPARE(question.number, (*next.lse)(r));
    if (event.kind == EventKind::Normalised) QCOMPARE(question.number, (*next.O)(r, 0));
    if (event.kind == EventKind::MaskApplied) {
      const std::int64_t entries = next.queries.size() * next.keys.size();
      QCOMPARE(question.number, static_cast<double>(entries - event.masked));
    }
    if (event.kind == EventKind::Store) QCOMPARE(question.number, static_cast<double>(event.values));
    ++asked;
  }
  QVERIFY2(asked > 50, qPrintable(QString::number(asked)));
}

void AskingTest::typedAnswersAreRead_data() {
  QTest::addColumn<double>("number");
  QTest::addColumn<bool>("isCount");
  QTest::addColumn<QString>("typed");
  QTest::addColumn<int>("verdict");
  const auto row = [](const char* name, double number, bool isCount, const QString& typed, Judgement verdict) {
    QTest::newRow(name) << number << isCount << typed << static_cast<int>(verdict);
  };
  row("a count", 4096, true, QStringLiteral("4096"), Judgement::Right);
  row("with a comma", 4096, true, QStringLiteral(" 4,096 "), Judgement::Right);
  row("nearly", 4096, true, QStringLiteral("4095"), Judgement::Wrong);
  row("four decimals", 0.46149, false, QStringLiteral("0.4615"), Judgement::Right);
  row("two decimals", 0.46149, false, QStringLiteral("0.46"), Judgement::Right);
  row("wrongly rounded", 0.46149, false, QStringLiteral("0.47"), Judgement::Wrong);
  row("one decimal", 0.46149, false, QStringLiteral("0.5"), Judgement::TooFewDigits);
  row("one decimal, wrong", 0.46149, false, QStringLiteral("0.7"), Judgement::Wrong);
  row("whole", 1, false, QStringLiteral("1"), Judgement::Right);
  row("a real minus", -3.25, false, QString(QChar(0x2212)) + QStringLiteral("3.25"), Judgement::Right);
  row("no number", 1, false, QStringLiteral("one"), Judgement::Unreadable);
  row("nothing", 1, true, QStringLiteral("  "), Judgement::Unreadable);
}

void AskingTest::typedAnswersAreRead() {
  QFETCH(const double, number);
  QFETCH(const bool, isCount);
  QFETCH(const QString, typed);
  QFETCH(const int, verdict);
  StepQuestion question;
  question.number = number;
  question.isCount = isCount;
  QCOMPARE(static_cast<int>(judge(question, typed)), verdict);
}

void AskingTest::aRightAnswerTakesTheStep() {
  const qint64 position = before(EventKind::Accumulated);
  session().setPosition(position);
  ask();
  QVERIFY(bar().isVisible() && bar().isAsking());
  QVERIFY(session().hidesNext());
  QCOMPARE(session().position(), position);
  const auto replay = replayOf(*session().run());
  const StepQuestion question =
      questionAbout(*session().run(), position, &replay->stateAt(position + 1), session().row());
  type(question.answer);
  QCOMPARE(session().position(), position + 1);
  QVERIFY(!session().hidesNext());
  QVERIFY2(bar().shownText().startsWith(QStringLiteral("Right: ")), qPrintable(bar().shownText()));
  QVERIFY(bar().shownText().contains(question.answer));
  // The keys are those of the stage again.
  press(Qt::Key_Right);
  QCOMPARE(session().position(), position + 2);
  QVERIFY(!bar().isVisible());
}

void AskingTest::aWrongAnswerTellsTheRightOne() {
  const qint64 position = before(EventKind::Store);
  session().setPosition(position);
  ask();
  type(QStringLiteral("1"));
  const std::int64_t values = session().run()->trace->event(position + 1).values;
  QCOMPARE(session().position(), position + 1);
  QVERIFY2(bar().shownText().startsWith(QStringLiteral("No: the answer is %1.").arg(grouped(values))),
           qPrintable(bar().shownText()));
}

void AskingTest::whatIsNoNumberStays() {
  session().setPosition(before(EventKind::Store));
  ask();
  const qint64 position = session().position();
  type(QStringLiteral("many"));
  QVERIFY(bar().isAsking());
  QCOMPARE(session().position(), position);
}

void AskingTest::theKindOfATileIsChosen() {
  const qint64 position = before(EventKind::TileSkipped);
  session().setPosition(position);
  ask();
  const Event skipped = session().run()->trace->event(position + 1);
  StageView& stage = *m_window->findChild<StageView*>();
  session().chooseTile(TileIndex{*skipped.i, *skipped.j});
  QVERIFY2(stage.accessibleName().contains(QStringLiteral("asked for")), qPrintable(stage.accessibleName()));
  QPushButton* answer = nullptr;
  for (auto* each : bar().findChildren<QPushButton*>()) {
    if (each->isVisible() && each->text() == QStringLiteral("Skipped")) answer = each;
  }
  QVERIFY(answer != nullptr);
  QTest::mouseClick(answer, Qt::LeftButton);
  QCOMPARE(session().position(), position + 1);
  QVERIFY(bar().shownText().startsWith(QStringLiteral("Right: skipped.")));
  QVERIFY(!stage.accessibleName().contains(QStringLiteral("asked for")));
}

void AskingTest::otherWorkspacesWaitForTheAnswer() {
  ask();
  QVERIFY(bar().isAsking());
  m_window->workspaces().bringToFront(QStringLiteral("check"));
  WaitingCover* cover = nullptr;
  for (auto* each : m_window->findChildren<WaitingCover*>()) {
    if (each->isVisible()) cover = each;
  }
  QVERIFY(cover != nullptr);
  QTest::mouseClick(cover->findChild<QPushButton*>(), Qt::LeftButton);
  QCOMPARE(m_window->workspaces().currentWord(), QStringLiteral("step"));
  QVERIFY(bar().isAncestorOf(QApplication::focusWidget()));
  press(Qt::Key_Escape);
  QVERIFY(!session().hidesNext());
  m_window->workspaces().bringToFront(QStringLiteral("check"));
  QVERIFY(m_window->workspaces().current().isEnabled());
}

void AskingTest::stepsReveal() {
  session().setPosition(before(EventKind::Rescaled));
  ask();
  const qint64 position = session().position();
  m_window->findChild<WindowActions*>()->forward->trigger();
  QCOMPARE(session().position(), position + 1);
  QVERIFY(bar().isVisible() && !bar().isAsking());
  QVERIFY(bar().shownText().startsWith(QStringLiteral("The answer is ")));
  // A jump takes it away.
  session().setPosition(0);
  QVERIFY(!bar().isVisible());
}

void AskingTest::escTakesItAway() {
  session().setPosition(5);
  ask();
  press(Qt::Key_Escape);
  QVERIFY(!bar().isVisible() && !session().hidesNext());
  QCOMPARE(session().position(), 5);
  QVERIFY(m_window->findChild<StageView*>()->hasFocus());
}

void AskingTest::theNextLineIsKeptBack() {
  for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
    if (dock->isAncestorOf(m_window->findChild<Inspector*>())) dock->raise();
  }
  session().setPosition(before(EventKind::Rescaled, before(EventKind::Accumulated) + 1));
  session().chooseRow(session().state().queries.last());  // it sees a key of the tile
  const auto next = [this] {
    QStringList texts;
    for (const RowPanel* panel : m_window->findChildren<RowPanel*>()) {
      if (!panel->isVisible()) continue;
      for (const EquationLine& line : panel->equation().lines) {
        if (line.state == LineState::Next) texts << line.operands.join(QString()) + line.result;
      }
    }
    return texts;
  };
  QTRY_VERIFY(!next().isEmpty());
  for (const QString& each : next()) QVERIFY(each != QStringLiteral("?"));
  ask();
  QTRY_VERIFY(next().contains(QStringLiteral("?")));
  for (const QString& each : next()) QCOMPARE(each, QStringLiteral("?"));
}

void AskingTest::atTheEndNothingComes() {
  press(Qt::Key_End);
  const QAction& action = *m_window->findChild<WindowActions*>()->ask;
  QVERIFY(!action.isEnabled());
  QVERIFY(action.toolTip().contains(QStringLiteral("no step comes next")));
}

QTEST_MAIN(AskingTest)
#include "tst_asking.moc"

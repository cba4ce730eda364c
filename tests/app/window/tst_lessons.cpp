// SPDX-License-Identifier: GPL-3.0-or-later
/// A whole lesson on the real window: by keys and clicks, with right and wrong answers, a walk aside and a walk away.
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "app/views/lesson/choice_button.h"
#include "app/views/lesson/paragraph_view.h"
#include "app/views/lesson/question_card.h"
#include "app/views/notice/waiting_cover.h"
#include "app/views/problem/example_list.h"
#include "app/views/problem/problem_panel.h"
#include "app/views/problem/summary_view.h"
#include "app/window/lesson_desk.h"
#include "app/window/lesson_dock.h"
#include "core/lessons/shipped_lessons.h"
#include "tests/app/real_window.h"

using namespace tilewise;
using Answer = LessonTour::Answer;

class TestLessons : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

  void init() {
    m_window = realWindow({}, QSize(1440, 900));
    QVERIFY(m_window);
    m_actions = m_window->findChild<WindowActions*>();
    m_dock = m_window->findChild<LessonDock*>();
    QVERIFY(m_dock->isHidden());
  }
  void cleanup() { m_window.reset(); }

  void aWholeLesson() {
    const Lesson& lesson = *findLesson("causal-tiles");
    take("causal-tiles");
    QVERIFY(m_dock->isVisible());
    int asked = 0;
    while (!tour().isAtEnd()) {
      const LessonStep* step = tour().step();
      settle();
      QVERIFY2(m_window->lessons().isAtPlace(), step->id.c_str());
      QCOMPARE(session().position(), qint64{tour().facts()->position});
      QVERIFY(session().run()->problem.settings() == lesson.setups[step->setup].settings);
      QVERIFY(text("lessonText").size() > 20);
      if (step->question) {
        answerWrongThenRight();
        if (QTest::currentTestFailed()) return;
        ++asked;
      }
      QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    }
    QVERIFY(asked >= 8);
    QVERIFY(text("lessonText").contains("FlashAttention-2"));
    QCOMPARE(m_window->settings().lessons.value("causal-tiles").toString(), QString());
    QVERIFY(m_window->settings().lessons.contains("causal-tiles"));
  }

  void leavingBringsTheOwnSessionBack() {
    session().setPosition(77);
    session().chooseRow(5);
    m_window->desk().marks().setBookmark(12, "mine");
    m_window->workspaces().bringToFront("check");
    take("causal-tiles");
    goTo("no-mask");
    QVERIFY(!session().run()->problem.settings().causal);
    QCOMPARE(m_window->workspaces().currentWord(), QString("step"));
    m_actions->leaveLesson->trigger();
    waitForRun();
    QVERIFY(m_dock->isHidden());
    QVERIFY(session().run()->problem.settings().causal);
    QCOMPARE(session().position(), qint64{77});
    QCOMPARE(session().row(), qint64{5});
    QCOMPARE(m_window->desk().marks().bookmarks().size(), std::size_t{1});
    QCOMPARE(m_window->workspaces().currentWord(), QString("check"));
    QVERIFY(!m_actions->leaveLesson->isEnabled() && !m_actions->leaveLesson->toolTip().isEmpty());
  }

  void oneMayWanderOffAndComeBack() {
    take("causal-tiles");
    goTo("skip-test");
    const qint64 place = session().position();
    auto* back = m_dock->findChild<QPushButton*>("returnToLesson");
    QVERIFY(!back->isVisible() && !m_actions->returnToLesson->isEnabled());
    session().stepEvent(+1);
    QVERIFY(back->isVisible() && m_actions->returnToLesson->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(session().position(), place);
    QVERIFY(!back->isVisible());
    // Another problem altogether.
    m_window->desk().openPreset("tiny");
    waitForRun();
    QVERIFY(back->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    waitForRun();
    QCOMPARE(session().run()->problem.Tq(), std::int64_t{1024});
    QCOMPARE(session().position(), place);
  }

  void aWrongAnswerOffersAStepAside() {
    take("causal-tiles");
    goTo("one-row");
    type("16");
    auto* help = m_dock->findChild<QPushButton*>("help");
    QVERIFY(help->isVisible());
    QTest::mouseClick(help, Qt::LeftButton);
    QCOMPARE(QString::fromStdString(tour().step()->id), QString("corner"));
    settle();
    QTest::mouseClick(m_dock->findChild<QPushButton*>("nextLessonStep"), Qt::LeftButton);
    QCOMPARE(QString::fromStdString(tour().step()->id), QString("one-row"));
    QVERIFY(m_dock->findChild<QLineEdit*>("answer")->isVisible());
  }

  void panelsKeepTheAnswerWhileAQuestionWaits() {
    take("causal-tiles");
    goTo("masking");
    QVERIFY(tour().isAsking());
    const QWidget* panel = panelOf("Inspector");
    QVERIFY(panel != nullptr && !panel->isEnabled());
    m_actions->nextLessonStep->trigger();
    QVERIFY(tour().answer() == Answer::Revealed);
    QVERIFY(panel->isEnabled());
  }

  void otherWorkspacesWaitForTheAnswer() {
    take("causal-tiles");
    goTo("three-kinds");
    QVERIFY(tour().isAsking());
    m_actions->problem->trigger();
    auto* problem = m_window->findChild<ProblemPanel*>();
    const auto figuresCovered = [problem] { return !problem->summary().isEnabled() && !problem->examples().isEnabled(); };
    QVERIFY(figuresCovered());
    for (const char* word : {"compare", "explore", "gpu", "check", "published"}) {
      m_window->workspaces().bringToFront(word);
      auto* cover = coverInFront();
      QVERIFY2(cover != nullptr, word);
      QVERIFY2(!m_window->workspaces().current().isEnabled() && !m_window->workspaces().current().status()->isVisible(), word);
      QVERIFY2(!m_actions->forward->isEnabled() && !m_actions->forward->toolTip().isEmpty(), word);
      QTest::mouseClick(cover->findChild<QPushButton*>(), Qt::LeftButton);
      QCOMPARE(m_window->workspaces().currentWord(), QString("step"));
      QVERIFY(coverInFront() == nullptr);
      QVERIFY(m_dock->findChild<QLineEdit*>("answer")->hasFocus());
    }
    type("56");
    QVERIFY(tour().answer() == Answer::Right && !figuresCovered());
    m_window->workspaces().bringToFront("check");
    QVERIFY(coverInFront() == nullptr && m_window->workspaces().current().isEnabled());
  }

  void aQuestionIsAnsweredWhereItIsAsked() {
    take("sram");
    goTo("curve");
    QVERIFY(tour().isAsking());
    QCOMPARE(m_window->workspaces().currentWord(), QString("explore"));
    QVERIFY(coverInFront() == nullptr);
    m_window->workspaces().bringToFront("step");
    QVERIFY(coverInFront() != nullptr);
    m_actions->leaveLesson->trigger();
    waitForRun();
    QVERIFY(coverInFront() == nullptr);
  }

  void theFocusStaysWhereTheLessonGoesOn() {
    take("causal-tiles");
    goTo("skip-test");
    auto* next = m_dock->findChild<QPushButton*>("nextLessonStep");
    m_dock->findChildren<ChoiceButton*>().first()->setFocus();
    m_actions->nextLessonStep->trigger();
    QVERIFY(tour().answer() == Answer::Revealed && next->hasFocus());
    // From a question to the next one.
    goTo("masking");
    auto* field = m_dock->findChild<QLineEdit*>("answer");
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(field->hasFocus());
    m_actions->nextLessonStep->trigger();
    m_actions->nextLessonStep->trigger();
    settle();
    QCOMPARE(QString::fromStdString(tour().step()->id), QString("saved-keys"));
    QVERIFY(field->hasFocus());
    // Elsewhere it stays, and Previous keeps it while it is used.
    auto* previous = m_dock->findChild<QPushButton*>("previousLessonStep");
    previous->setFocus();
    QTest::keyClick(previous, Qt::Key_Space);
    settle();
    QVERIFY(previous->hasFocus());
  }

  void aRightChoiceHasRoomForItsText() {
    constexpr int Beside = 50;  // letter and mark
    const QString text = "a smaller part, nearer to one half";
    Look look;
    ChoiceButton choice('A', text);
    choice.setLook(look);
    int wraps = 0;
    for (int width = 160; width < 420; ++width) {
      const int room = width - Beside;
      const MathText words = MathText::parse(text);
      const bool boldIsLonger = words.wrapped(look.metrics.bold(Role::Body), room).size() >
                                words.wrapped(look.metrics.font(Role::Body), room).size();
      wraps += boldIsLonger ? 1 : 0;
    }
    QVERIFY2(wraps > 0, "there are widths that tell the difference");
    for (int width = 160; width < 420; ++width) {
      const int lines = static_cast<int>(MathText::parse(text).wrapped(look.metrics.bold(Role::Body), width - Beside).size());
      QVERIFY(choice.heightForWidth(width) >= lines * QFontMetrics(look.metrics.bold(Role::Body)).height());
    }
  }

  void whatIsNoNumberIsNotCounted() {
    take("causal-tiles");
    goTo("who-sees-whom");
    type("many");
    QVERIFY(tour().answer() == Answer::Open);
    QVERIFY(m_dock->findChild<QuestionCard*>()->isVisible());
    type("415 keys");
    QVERIFY(tour().answer() == Answer::Right);
  }

  void progressIsRemembered() {
    take("causal-tiles");
    goTo("masking");
    QCOMPARE(m_window->settings().lessons.value("causal-tiles").toString(), QString("masking"));
    m_actions->leaveLesson->trigger();
    waitForRun();
    take("causal-tiles");
    QCOMPARE(QString::fromStdString(tour().step()->id), QString("masking"));
  }

  void aLessonFileOpens() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("mine.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"schema": "tilewise.lesson/1", "name": "mine", "title": "Mine", "about": "x",
      "setup": {"preset": "tiny"}, "steps": [{"id": "a", "title": "A", "text": "{{tq}} queries", "at": 5}],
      "sources": [{"paper": "P", "place": "p. 1"}]})");
    file.close();
    m_window->desk().openFile(file.fileName());
    tour().wait();
    waitForRun();
    QCOMPARE(session().run()->problem.Tq(), std::int64_t{8});
    QCOMPARE(session().position(), qint64{5});
    QCOMPARE(text("lessonText"), QString("8 queries"));
    QCOMPARE(m_window->settings().recentFiles.value(0), QFileInfo(file.fileName()).absoluteFilePath());
  }

  void aBrokenLessonFileIsRefusedAndTheSessionStays() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("newer.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"schema": "tilewise.lesson/2"})");
    file.close();
    const auto taken = m_window->lessons().takeFile(file.fileName());
    QVERIFY(!taken && taken.error().code == ErrorCode::NotAvailable);
    m_window->desk().openFile(file.fileName());
    QVERIFY(m_dock->isHidden());
    QCOMPARE(session().position(), qint64{190});
    QVERIFY2(panelOf("NoticeBar")->isVisible(), "it says why");
  }

 private:
  Session& session() { return m_window->session(); }
  LessonTour& tour() { return m_window->lessons().tour(); }

  void take(const QString& name) {
    for (const QMenu* topic : m_actions->lessons->findChildren<QMenu*>()) {
      for (QAction* action : topic->actions()) {
        if (action->data() == name) action->trigger();
      }
    }
    QVERIFY(tour().lesson());
    settle();
  }

  void waitForRun() {
    QVERIFY(QTest::qWaitFor([this] { return !m_window->desk().job().isRunning(); }, 20'000));
    QCoreApplication::processEvents();
  }

  /// Until the step has its numbers, and the session is there.
  void settle() {
    tour().wait();
    waitForRun();
    QVERIFY(QTest::qWaitFor([this] { return m_window->lessons().isAtPlace(); }, 20'000));
  }

  void goTo(const QString& step) {
    tour().goTo(step);
    settle();
  }

  QString text(const char* name) { return m_dock->findChild<ParagraphView*>(name)->plain(); }

  /// Null where the workspace in front is not covered.
  WaitingCover* coverInFront() {
    for (auto* each : m_window->findChildren<WaitingCover*>()) {
      if (each->isVisible()) return each;
    }
    return nullptr;
  }

  QWidget* panelOf(const char* className) {
    for (QWidget* each : m_window->findChildren<QWidget*>()) {
      if (QString::fromLatin1(each->metaObject()->className()) == QString("tilewise::") + className) return each;
    }
    return nullptr;
  }

  void type(const QString& number) {
    auto* field = m_dock->findChild<QLineEdit*>("answer");
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(field->hasFocus());
    field->clear();
    QTest::keyClicks(field, number);
    QTest::keyClick(field, Qt::Key_Return);
  }

  void answerWrongThenRight() {
    const LessonQuestionFacts question = *tour().facts()->question;
    QVERIFY(tour().isAsking());
    if (question.isChoice()) {
      const auto buttons = m_dock->findChildren<ChoiceButton*>();
      QCOMPARE(static_cast<std::size_t>(buttons.size()), question.choices.size());
      for (const bool right : {false, true}) {
        for (std::size_t n = 0; n < question.choices.size(); ++n) {
          if (question.choices[n].verdict.isRight != right) continue;
          buttons[static_cast<qsizetype>(n)]->setFocus();
          QTest::keyClick(buttons[static_cast<qsizetype>(n)], Qt::Key_Space);
          break;
        }
        QVERIFY(tour().answer() == (right ? Answer::Right : Answer::Wrong));
      }
      return;
    }
    type(QString::number(question.answer + 1000.5, 'f', 1));
    QVERIFY(tour().answer() == Answer::Wrong && tour().isAsking());
    type(QString::fromStdString(question.shownAnswer()));
    QVERIFY2(tour().answer() == Answer::Right, question.shownAnswer().c_str());
  }

  std::unique_ptr<MainWindow> m_window;
  WindowActions* m_actions = nullptr;
  LessonDock* m_dock = nullptr;
};

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"

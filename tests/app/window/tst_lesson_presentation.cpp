// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson in front of a class: its text beside the grid in small windows and large text, what the speaker sees of it, and what is shown
// where its steps point.
#include <QApplication>
#include <QScrollBar>
#include <QTest>

#include "app/views/lesson/choice_button.h"
#include "app/views/lesson/lesson_panel.h"
#include "app/views/lesson/question_card.h"
#include "app/views/look/metrics.h"
#include "app/views/notice/veil.h"
#include "app/views/present/ledger_card.h"
#include "app/views/present/presenter_equation.h"
#include "app/views/stage/left_behind_card.h"
#include "app/views/stage/stage_view.h"
#include "app/views/transport/transport.h"
#include "app/window/lesson_dock.h"
#include "app/window/look_desk.h"
#include "app/window/main_window.h"
#include "app/window/speaker_window.h"
#include "app/window/workspace_frame.h"
#include "core/lessons/shipped_lessons.h"
#include "tests/app/real_window.h"

using namespace tilewise;

namespace {

constexpr int LettersOfALine = 30;  ///< at least: some words

}  // namespace

class LessonPresentationTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init() {
    AppSettings settings;
    settings.theme = QStringLiteral("projector");
    m_window = realWindow(settings);
    QVERIFY(m_window != nullptr);
  }
  void cleanup() { m_window.reset(); }

  void aSmallWindowHasSmallerText() {
    QCOMPARE(presentedScale(1, {1280, 720}, true), 1.0);
    QCOMPARE(presentedScale(1, {1920, 1080}, true), 1.0);
    QCOMPARE(presentedScale(1, {1024, 768}, true), 0.8);
    QCOMPARE(presentedScale(1, {320, 200}, true), 0.65);
    // Larger text is had as far as there is room: alone, further than beside a lesson.
    QCOMPARE(presentedScale(2, {1280, 720}, true), 1.0);
    QCOMPARE(presentedScale(2, {1280, 720}, false), 1.5);
    QCOMPARE(presentedScale(1.5, {1920, 1080}, true), 1.5);
    QCOMPARE(presentedScale(0.8, {1920, 1080}, true), 0.8);
  }

  void textAndGridStandBesideEachOther_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    for (const QSize size : {QSize(1280, 720), QSize(1024, 768), QSize(800, 600)}) {
      for (const int textSize : {100, 200}) {
        QTest::addRow("%d x %d, %d %%", size.width(), size.height(), textSize) << size << textSize;
      }
    }
  }

  void textAndGridStandBesideEachOther() {
    QFETCH(const QSize, size);
    QFETCH(const int, textSize);
    for (QAction* each : actions().textSizes->actions()) {
      if (each->data() == textSize) each->trigger();
    }
    take(QStringLiteral("causal-tiles"));
    present(size);
    const Lesson& lesson = *findLesson("causal-tiles");
    for (const LessonStep& step : lesson.steps) {
      goTo(QString::fromStdString(step.id));
      QCOMPARE(m_window->size(), size);
      QVERIFY(!dock().isFloating() && dock().isVisible());
      for (const auto* frame : m_window->findChildren<WorkspaceFrame*>()) {
        if (frame->isVisible()) QCOMPARE(frame->horizontalScrollBar()->maximum(), 0);
        if (frame->isVisible()) QCOMPARE(frame->verticalScrollBar()->maximum(), 0);
      }
      const auto& stage = find<StageView>();
      const QRect grid = placeOf(stage, stage.gridPlace());
      const QRect text = placeOf(dock(), dock().rect());
      QVERIFY(m_window->rect().contains(grid) && m_window->rect().contains(text) && !grid.intersects(text));
      // As large a part of the window as where it was made for, about; and lines that hold some words.
      QVERIFY2(std::max(grid.width(), grid.height()) >= size.height() / 4, step.id.c_str());
      QVERIFY(text.width() >= LettersOfALine * QFontMetrics(find<LessonPanel>().font()).averageCharWidth());
      QVERIFY(m_window->rect().contains(placeOf(find<Transport>(), find<Transport>().rect())));
    }
  }

  void whatIsAskedIsSeen_data() { textAndGridStandBesideEachOther_data(); }

  void whatIsAskedIsSeen() {
    QFETCH(const QSize, size);
    take(QStringLiteral("causal-tiles"));
    present(size);
    for (const LessonStep& step : findLesson("causal-tiles")->steps) {
      if (!step.question) continue;
      goTo(QString::fromStdString(step.id));
      const QuestionCard& card = find<QuestionCard>();
      // The card as a whole; or its beginning, where it is higher than its room.
      const QRect seen = seenOf(card);
      QVERIFY2(seen.height() == card.height() || seen.top() == 0, step.id.c_str());
      actions().nextLessonStep->trigger();
      settle();
      QCOMPARE(seenOf(card).bottom(), card.rect().bottom());
      for (const auto* choice : card.findChildren<ChoiceButton*>()) {
        QVERIFY2(choice->height() >= choice->heightForWidth(choice->width()), step.id.c_str());
      }
    }
  }

  void theSpeakerKnowsTheAnswer() {
    take(QStringLiteral("causal-tiles"));
    actions().speaker->trigger();
    auto& speaker = *m_window->findChild<SpeakerWindow*>();
    QTRY_VERIFY2(QApplication::activeWindow() == &speaker, "in front, on one screen");
    goTo(QStringLiteral("who-sees-whom"));
    QTRY_VERIFY(speaker.lessonText().contains(QStringLiteral("Full, partial, skipped")));
    QVERIFY(speaker.lessonText().contains(QStringLiteral("Looking back only")));
    QVERIFY(tour().isAsking() && speaker.lessonText().contains(QStringLiteral("Answer: 415 keys")));
    QTRY_VERIFY2(speaker.lessonText().contains(QStringLiteral("In tile (3, 2) every query")), "of the coming step");
    m_window->lessons().leave();
    QVERIFY(speaker.lessonText().isEmpty());
  }

  void theLedgerIsShownWhereALessonPointsIntoIt() {
    take(QStringLiteral("causal-tiles"));
    present({1280, 720});
    goTo(QStringLiteral("masking"));
    QVERIFY(m_window->findChild<LedgerCard*>() == nullptr);
    goTo(QStringLiteral("saved-keys"));
    auto& ledger = find<LedgerCard>();
    QVERIFY(ledger.isVisible() && !find<PresenterEquation>().isVisible());
    QVERIFY(ledger.findChild<Veil*>()->isVisible());
    actions().nextLessonStep->trigger();
    settle();
    QVERIFY(!ledger.findChild<Veil*>()->isVisible());
    goTo(QStringLiteral("no-mask"));
    QVERIFY(!ledger.isVisible());
  }

  void theEndStandsAmongTheCards() {
    present({1280, 720});
    m_window->session().setPosition(m_window->session().stepCount());
    settle();
    const LeftBehindCard* shown = nullptr;
    for (const auto* each : m_window->findChildren<LeftBehindCard*>()) {
      if (each->isVisible()) shown = each;
    }
    QVERIFY(shown != nullptr);
    const auto& stage = find<StageView>();
    const QRect place = placeOf(*shown, shown->rect());
    QVERIFY(placeOf(stage, stage.freePlace()).contains(place));
    QVERIFY(!find<PresenterEquation>().isVisible());
  }

 private:
  template <class Widget>
  Widget& find() {
    return *m_window->findChild<Widget*>();
  }
  LessonTour& tour() { return m_window->lessons().tour(); }
  LessonDock& dock() { return find<LessonDock>(); }
  WindowActions& actions() { return find<WindowActions>(); }
  QRect placeOf(const QWidget& widget, const QRect& part) {
    return {widget.mapTo(m_window.get(), part.topLeft()), part.size()};
  }
  /// In its own coordinates.
  QRect seenOf(const QWidget& widget) { return widget.visibleRegion().boundingRect(); }
  void settle() {
    for (int round = 0; round < 8; ++round) {
      QCoreApplication::sendPostedEvents();
      QCoreApplication::processEvents();
    }
  }
  void arrive() {
    tour().wait();
    QVERIFY(QTest::qWaitFor([this] { return !m_window->desk().job().isRunning() && m_window->lessons().isAtPlace(); }, 20'000));
    settle();
  }
  void take(const QString& name) {
    m_window->lessons().open(std::make_shared<const Lesson>(*findLesson(name.toStdString())));
    arrive();
  }
  void goTo(const QString& step) {
    tour().goTo(step);
    arrive();
  }
  /// Within the window.
  void present(QSize size) {
    m_window->presentation().setOn(true, false);
    settle();
    m_window->resize(size);
    settle();
  }

  std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(LessonPresentationTest)
#include "tst_lesson_presentation.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Presentation mode in the real window, by its keys: what goes, what stays, how a remote control steps, and the way back.
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

#include <algorithm>

#include "app/views/look/metrics.h"
#include "app/views/look/numbers.h"
#include "app/views/notice/notice_bar.h"
#include "app/views/present/presenter_equation.h"
#include "app/views/present/presenter_figures.h"
#include "app/views/sentence/sentence_bar.h"
#include "app/views/stage/stage_view.h"
#include "app/views/transport/transport.h"
#include "app/window/blank_screen.h"
#include "app/window/main_window.h"
#include "app/window/speaker_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspace_header.h"
#include "app/window/workspaces.h"
#include "core/lessons/shipped_lessons.h"
#include "tests/app/real_window.h"

using namespace tilewise;

class PresentationTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init();
  void cleanup() { m_window.reset(); }
  void f5ShowsTheStepAlone();
  void escLeavesAndTheDocksAreAsBefore();
  void theButtonLeaves();
  void everyPartHasItsPlace_data();
  void everyPartHasItsPlace();
  void figuresFollowTheStep();
  void everyStepIsShown_data();
  void everyStepIsShown();
  void theEquationKeepsTheLineOfNow();
  void aRemoteStepsByTheUnit_data();
  void aRemoteStepsByTheUnit();
  void aRemoteGoesThroughTheLessonThatIsTaken();
  void aLessonIsMissed();
  void aLessonIsGivenByARemote();
  void bAndAFullStopBlank();
  void itPausesInAnotherWorkspace();
  void theSpeakerSeesWhatComes();
  void quickKeysLeaveTheWindowAsItWas_data();
  void quickKeysLeaveTheWindowAsItWas();

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
  }
  void settle() {
    for (int round = 0; round < 5; ++round) {
      QCoreApplication::sendPostedEvents();
      QCoreApplication::processEvents();
    }
  }
  template <class Widget>
  Widget& find() {
    return *m_window->findChild<Widget*>();
  }
  QStringList docksShown() {
    QStringList shown;
    for (const auto* dock : m_window->findChildren<QDockWidget*>()) {
      if (dock->isVisible()) shown << dock->windowTitle();
    }
    return shown;
  }
  /// In the coordinates of the window.
  QRect placeOf(const QWidget& widget) { return {widget.mapTo(m_window.get(), QPoint(0, 0)), widget.size()}; }
  Session& session() { return m_window->session(); }
  WindowActions& actions() { return find<WindowActions>(); }

  std::unique_ptr<MainWindow> m_window;
};

void PresentationTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("projector");
  m_window = realWindow(settings);
  QVERIFY(m_window != nullptr);
  find<StageView>().setFocus();
}

void PresentationTest::f5ShowsTheStepAlone() {
  QVERIFY(!docksShown().isEmpty());
  const int before = find<SentenceBar>().height();
  press(Qt::Key_F5);
  settle();
  QVERIFY(m_window->presentation().isOn());
  QVERIFY(m_window->isFullScreen());
  QVERIFY(docksShown().isEmpty());
  QVERIFY(!m_window->menuBar()->isVisible());
  QVERIFY(!m_window->statusBar()->isVisible());
  QVERIFY(!find<WorkspaceHeader>().isVisible());
  QVERIFY(find<Transport>().isVisible());
  QVERIFY(find<SentenceBar>().height() > before);
  QVERIFY(actions().present->isChecked());
  // Plain full screen is another thing.
  press(Qt::Key_Escape);
  press(Qt::Key_F11);
  QTRY_VERIFY(m_window->isFullScreen() && !m_window->presentation().isOn());
  QVERIFY(m_window->menuBar()->isVisible());
  // From there a presentation leaves the full screen as it was.
  press(Qt::Key_F5);
  press(Qt::Key_Escape);
  QTRY_VERIFY(m_window->isFullScreen() && !m_window->presentation().isOn());
}

void PresentationTest::escLeavesAndTheDocksAreAsBefore() {
  auto* ledger = m_window->findChild<QDockWidget*>(QStringLiteral("ledger"));
  ledger->close();
  const QStringList before = docksShown();
  QVERIFY(!before.isEmpty() && !before.contains(ledger->windowTitle()));
  const QSize size = m_window->size();
  press(Qt::Key_F5);
  settle();
  press(Qt::Key_Plus, Qt::ControlModifier);
  press(Qt::Key_0, Qt::ControlModifier);
  settle();
  QVERIFY(docksShown().isEmpty());
  press(Qt::Key_Escape);
  settle();
  QVERIFY(!m_window->presentation().isOn());
  QTRY_VERIFY(!m_window->isFullScreen());
  QTRY_COMPARE(m_window->size(), size);
  QCOMPARE(docksShown(), before);
  QVERIFY(m_window->menuBar()->isVisible() && m_window->statusBar()->isVisible());
  QVERIFY(find<WorkspaceHeader>().isVisible());
  QVERIFY(find<StageView>().hasFocus());
  QVERIFY(!find<PresenterEquation>().isVisible() && !find<PresenterFigures>().isVisible());
}

void PresentationTest::theButtonLeaves() {
  press(Qt::Key_F5);
  settle();
  QPushButton* leave = nullptr;
  for (auto* each : m_window->findChildren<QPushButton*>()) {
    if (each->isVisible() && each->accessibleName() == QStringLiteral("Leave the presentation")) leave = each;
  }
  QVERIFY(leave != nullptr);
  QTest::mouseClick(leave, Qt::LeftButton);
  QVERIFY(!m_window->presentation().isOn());
  QVERIFY(!leave->isVisible());
}

void PresentationTest::everyPartHasItsPlace_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("textSize");
  QTest::newRow("1280 x 720") << QSize(1280, 720) << 100;
  QTest::newRow("1024 x 768") << QSize(1024, 768) << 100;
  QTest::newRow("800 x 600") << QSize(800, 600) << 100;
  QTest::newRow("1920 x 1080, large text") << QSize(1920, 1080) << 150;
}

void PresentationTest::everyPartHasItsPlace() {
  QFETCH(const QSize, size);
  QFETCH(const int, textSize);
  for (QAction* each : actions().textSizes->actions()) {
    if (each->data() == textSize) each->trigger();
  }
  m_window->presentation().setOn(true, false);
  settle();
  m_window->resize(size);
  settle();
  QCOMPARE(m_window->size(), size);
  const QList<QWidget*> parts{&find<PresenterFigures>(), &find<PresenterEquation>(), &find<SentenceBar>(),
                              &find<Transport>()};
  const QRect stage = placeOf(find<StageView>());
  for (const QWidget* part : parts) {
    const QRect place = placeOf(*part);
    QVERIFY2(part->isVisible() && m_window->rect().contains(place), part->metaObject()->className());
    for (const QWidget* other : parts) {
      QVERIFY(other == part || !placeOf(*other).intersects(place));
    }
  }
  // The cards stand where the stage has nothing, or beside it.
  const QRect free = find<StageView>().freePlace().translated(stage.topLeft());
  for (const QWidget* part : {parts[0], parts[1]}) {
    QVERIFY(free.isEmpty() ? !stage.intersects(placeOf(*part)) : free.contains(placeOf(*part)));
  }
  QVERIFY(!find<PresenterEquation>().shownLines().isEmpty());
}

void PresentationTest::figuresFollowTheStep() {
  press(Qt::Key_F5);
  const auto& shown = find<PresenterFigures>().figures();
  QCOMPARE(shown.size(), 3);
  QCOMPARE(shown[0].number, QStringLiteral("205,184"));
  QCOMPARE(shown[1].number, QStringLiteral("411,136"));
  QCOMPARE(shown[2].number, QStringLiteral("17 of 72"));
  press(Qt::Key_Home);
  QCOMPARE(find<PresenterFigures>().figures()[0].number, QStringLiteral("0"));
  press(Qt::Key_End);
  QCOMPARE(find<PresenterFigures>().figures()[2].number, QStringLiteral("72 of 72"));
}

void PresentationTest::everyStepIsShown_data() {
  QTest::addColumn<QString>("preset");
  for (const char* each : {"tiny-causal", "lesson-fa1", "lesson-standard", "lesson-backward"}) QTest::newRow(each) << QString::fromLatin1(each);
}

void PresentationTest::everyStepIsShown() {
  QFETCH(const QString, preset);
  m_window->desk().openPreset(preset);
  QTRY_VERIFY(session().run()->title == preset && !m_window->desk().job().isRunning());
  press(Qt::Key_F5);
  const qint64 last = session().run()->trace->eventCount();
  int told = 0;
  int shown = 0;
  // All of a small run; of a large one steps that do not fall in with its loops.
  for (qint64 position = 0; position <= last; position += last > 400 ? 17 : 1, ++shown) {
    session().setPosition(position);
    QTRY_VERIFY(session().state().position == position);
    if (!find<PresenterEquation>().shownLines().isEmpty()) ++told;
  }
  QVERIFY(told > shown / 2);
}

void PresentationTest::theEquationKeepsTheLineOfNow() {
  // At a rescale three lines are changed, and all are seen.
  press(Qt::Key_F5);
  settle();
  m_window->resize(1280, 720);
  settle();
  QVERIFY(session().event()->kind == EventKind::Rescaled);
  const PresenterEquation& card = find<PresenterEquation>();
  const auto changed = [](const QList<EquationLine>& all) { return std::ranges::count(all, LineState::Now, &EquationLine::state); };
  QCOMPARE(changed(card.shownLines()), changed(card.equation().lines));
  QVERIFY(changed(card.shownLines()) >= 3);
  const Metrics metrics{1, true};
  QList<EquationLine> lines;
  for (int n = 0; n < 5; ++n) {
    const LineState state = n < 2 ? LineState::Past : n == 2 ? LineState::Now : LineState::Later;
    lines.append(equationLine(Term{QStringLiteral("*a*"), {}}, QList<Term>{Term{QString::number(n), {}}}, state));
  }
  for (int room = 1; room <= 5; ++room) {
    const auto shown = linesThatFit(lines, 600, equationHeight(room, metrics), metrics);
    QCOMPARE(shown.size(), room);
    QVERIFY(std::ranges::any_of(shown, [](const EquationLine& each) { return each.state == LineState::Now; }));
  }
  QCOMPARE(linesThatFit(lines, 600, 0, metrics).size(), 1);
}

void PresentationTest::aRemoteStepsByTheUnit_data() {
  QTest::addColumn<QString>("unit");
  QTest::newRow("event") << QStringLiteral("event");
  QTest::newRow("tile") << QStringLiteral("tile");
  QTest::newRow("block") << QStringLiteral("block");
}

void PresentationTest::aRemoteStepsByTheUnit() {
  QFETCH(const QString, unit);
  for (QAction* each : actions().presenterUnits->actions()) {
    if (each->data() == unit) each->trigger();
  }
  QCOMPARE(m_window->settings().presenterUnit, unit);
  press(Qt::Key_F5);
  // The same places as the keys of the unit.
  QHash<QString, Qt::KeyboardModifiers> modifiers{{QStringLiteral("event"), Qt::NoModifier},
                                                  {QStringLiteral("tile"), Qt::ShiftModifier},
                                                  {QStringLiteral("block"), Qt::ControlModifier}};
  for (const auto& [page, arrow] :
       {std::pair(Qt::Key_PageDown, Qt::Key_Right), std::pair(Qt::Key_PageUp, Qt::Key_Left)}) {
    session().setPosition(190);
    press(arrow, modifiers[unit]);
    const qint64 expected = session().position();
    QVERIFY(expected != 190);
    session().setPosition(190);
    press(page);
    QCOMPARE(session().position(), expected);
  }
  press(Qt::Key_End);
  QVERIFY(!actions().unitForward->isEnabled());
  QCOMPARE(actions().unitForward->toolTip(), QStringLiteral("The run is at its end."));
}

/// Nobody has chosen a unit.
void PresentationTest::aRemoteGoesThroughTheLessonThatIsTaken() {
  QCOMPARE(m_window->settings().presenterUnit, QStringLiteral("fitting"));
  session().setPosition(190);
  press(Qt::Key_PageDown);
  QCOMPARE(session().position(), 191);
  m_window->lessons().open(std::make_shared<const Lesson>(*findLesson("causal-tiles")));
  LessonTour& tour = m_window->lessons().tour();
  tour.wait();
  press(Qt::Key_PageDown);
  tour.wait();
  QVERIFY(tour.step() == &tour.lesson()->steps[1]);
}

void PresentationTest::aLessonIsMissed() {
  for (QAction* each : actions().presenterUnits->actions()) {
    if (each->data() == QStringLiteral("lesson")) each->trigger();
  }
  QVERIFY(!actions().unitForward->isEnabled());
  QCOMPARE(actions().unitForward->toolTip(), QStringLiteral("No lesson is open."));
}

void PresentationTest::aLessonIsGivenByARemote() {
  const Lesson* lesson = findLesson("causal-tiles");
  QVERIFY(lesson != nullptr);
  m_window->lessons().open(std::make_shared<const Lesson>(*lesson));
  for (QAction* each : actions().presenterUnits->actions()) {
    if (each->data() == QStringLiteral("lesson")) each->trigger();
  }
  LessonTour& tour = m_window->lessons().tour();
  tour.wait();
  press(Qt::Key_F5);
  int presses = 0;
  while (actions().unitForward->isEnabled() && presses < 100) {
    settle();
    const QRect window(QPoint(0, 0), m_window->size());
    QVERIFY(window.contains(placeOf(find<Transport>())));
    QVERIFY(window.contains(placeOf(find<SentenceBar>())));
    if (tour.isAsking()) {
      QVERIFY(find<PresenterEquation>().shownLines().isEmpty());
      QVERIFY(!find<PresenterFigures>().accessibleDescription().contains(QLatin1String("0")));
    }
    press(Qt::Key_PageDown);
    tour.wait();
    ++presses;
  }
  QVERIFY(tour.isAtEnd());
  press(Qt::Key_PageUp);
  QCOMPARE(tour.number(), tour.count());
}

void PresentationTest::bAndAFullStopBlank() {
  QVERIFY(!actions().blank->isEnabled());
  press(Qt::Key_F5);
  const QWidget& blank = find<BlankScreen>();
  for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
    press(key);
    QVERIFY(blank.isVisible());
    QCOMPARE(blank.geometry(), m_window->rect());
    press(key);
    QVERIFY(!blank.isVisible());
  }
  press(Qt::Key_B);
  press(Qt::Key_Escape);
  QVERIFY(!blank.isVisible() && m_window->presentation().isOn());
  press(Qt::Key_B);
  press(Qt::Key_F5);
  QVERIFY(!blank.isVisible() && !m_window->presentation().isOn());
}

void PresentationTest::itPausesInAnotherWorkspace() {
  press(Qt::Key_F5);
  press(Qt::Key_2, Qt::AltModifier);
  QCOMPARE(m_window->workspaces().currentWord(), QStringLiteral("compare"));
  QVERIFY(!m_window->presentation().isOn());
  QVERIFY(m_window->menuBar()->isVisible());
  QVERIFY(find<NoticeBar>().sentence().contains(QStringLiteral("The presentation pauses")));
  QVERIFY(m_window->presentation().wholeScreen().isOn());
  press(Qt::Key_F5);
  QCOMPARE(m_window->workspaces().currentWord(), QStringLiteral("step"));
  QVERIFY(m_window->presentation().isOn() && !find<NoticeBar>().isVisible());
  // It goes on with its workspace, and ends from a pause.
  press(Qt::Key_3, Qt::AltModifier);
  QVERIFY(!m_window->presentation().isOn());
  press(Qt::Key_1, Qt::AltModifier);
  QVERIFY(m_window->presentation().isOn() && docksShown().isEmpty());
  press(Qt::Key_2, Qt::AltModifier);
  press(Qt::Key_Escape);
  QTRY_VERIFY(!m_window->isFullScreen());
  press(Qt::Key_1, Qt::AltModifier);
  QVERIFY(!m_window->presentation().isOn() && !docksShown().isEmpty());
}

void PresentationTest::quickKeysLeaveTheWindowAsItWas_data() {
  QTest::addColumn<QList<Qt::Key>>("keys");
  QTest::newRow("in and out") << QList{Qt::Key_F5, Qt::Key_Escape};
  QTest::newRow("twice") << QList{Qt::Key_F5, Qt::Key_Escape, Qt::Key_F5, Qt::Key_Escape};
  QTest::newRow("full screen meanwhile") << QList{Qt::Key_F5, Qt::Key_F11, Qt::Key_Escape};
  QTest::newRow("within full screen") << QList{Qt::Key_F11, Qt::Key_F5, Qt::Key_Escape, Qt::Key_F11};
  QTest::newRow("full screen taken back") << QList{Qt::Key_F11, Qt::Key_F11, Qt::Key_F5, Qt::Key_F5};
}

void PresentationTest::quickKeysLeaveTheWindowAsItWas() {
  QFETCH(const QList<Qt::Key>, keys);
  const QSize size = m_window->size();
  const QStringList before = docksShown();
  const auto places = [this] {
    QList<QRect> all;
    for (const auto* dock : m_window->findChildren<QDockWidget*>()) {
      if (dock->isVisible()) all << placeOf(*dock);
    }
    return all;
  };
  const QList<QRect> placesBefore = places();
  for (const Qt::Key key : keys) press(key);
  QTRY_VERIFY(!m_window->presentation().wholeScreen().isUnderWay());
  QTRY_COMPARE(m_window->size(), size);
  settle();
  QVERIFY(!m_window->isFullScreen() && !m_window->presentation().isOn());
  QTRY_COMPARE(docksShown(), before);
  // Docks share their room in whole pixels, and come to rest after the window does.
  const auto isSame = [](const QRect& a, const QRect& b) {
    constexpr int Rounded = 3;
    return a.adjusted(-Rounded, -Rounded, Rounded, Rounded).contains(b) &&
           b.adjusted(-Rounded, -Rounded, Rounded, Rounded).contains(a);
  };
  QTRY_VERIFY(std::ranges::equal(places(), placesBefore, isSame));
}

void PresentationTest::theSpeakerSeesWhatComes() {
  actions().speaker->trigger();
  auto* speaker = m_window->findChild<SpeakerWindow*>();
  QVERIFY(speaker != nullptr && speaker->isVisible() && speaker->isWindow());
  for (const qint64 position : {qint64{0}, qint64{190}, session().stepCount() - 1}) {
    session().setPosition(position);
    const QString next = speaker->nextText();
    session().setPosition(position + 1);
    QCOMPARE(speaker->nowText(), next);
    QCOMPARE(find<SentenceBar>().sentence().plain(), next);
  }
  QCOMPARE(speaker->nextText(), QStringLiteral("No step follows: this is the end."));
  // A remote control works in the speaker's window too.
  session().setPosition(190);
  speaker->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(speaker));
  QTest::keyClick(speaker, Qt::Key_PageDown);
  QCOMPARE(session().position(), 191);
  // Notes keep the keys that they use, and are remembered.
  auto& notes = *speaker->findChild<QPlainTextEdit*>();
  notes.setFocus();
  QTest::keyClicks(&notes, QStringLiteral("b. one"));
  QCOMPARE(m_window->settings().speakerNotes, QStringLiteral("b. one"));
  QCOMPARE(session().position(), 191);
  speaker->close();
  QVERIFY(!actions().speaker->isChecked());
  QCOMPARE(elapsedText(65), QStringLiteral("1:05"));
  QCOMPARE(elapsedText(3665), QStringLiteral("1:01:05"));
}

QTEST_MAIN(PresentationTest)
#include "tst_presentation.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/session/playback.h"
#include "app/session/session.h"
#include "app/views/notice/callout.h"
#include "app/views/transport/entry_field.h"
#include "app/views/transport/run_to_button.h"
#include "app/views/transport/scrubber.h"
#include "app/views/transport/speed_box.h"
#include "app/views/transport/transport.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestTransport : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void buttonsMove();
  void buttonsTakeNoFocusFromAClick();
  void buttonsAreOffAtTheEnds();
  void playTurnsToPause();
  void theStepFieldGoesThere();
  void theStepFieldRefusesWhatIsNoStep_data();
  void theStepFieldRefusesWhatIsNoStep();
  void escapeBringsTheStepBack();
  void theStepFieldKeepsWhatIsBeingWritten();
  void runToGoesBothWays();
  void runToRescaleStopsWhereAFactorIsBelowOne();
  void runToSaysWhenThereIsNothing();
  void choosingATargetRuns();
  void aPassWithoutRescalesRunsToStores();
  void speedComesFromTheListAndFromAnyNumber();
  void aWrongSpeedIsRefused();
  void theKeysOfSpeedStepThroughTheList();
  void theRateIsShownWhilePlaying();
  void aDragPausesAndGoesOn();
  void pointingTellsStepAndEvent();
  void narrowItKeepsEverythingInReach();
  void tabReachesEveryControl();

 private:
  template <class Widget>
  Widget& part() const {
    return *m_transport->findChild<Widget*>();
  }
  QPushButton& button(const char* name) const;
  EntryField& stepField() const;
  QString message() const;

  std::unique_ptr<Session> m_session;
  std::unique_ptr<Playback> m_playback;
  std::unique_ptr<QWidget> m_window;
  Transport* m_transport = nullptr;
};

void TestTransport::init() {
  m_session = std::make_unique<Session>();
  m_playback = std::make_unique<Playback>(*m_session);
  m_session->setRun(runOf(smallLesson(true)), 190);
  m_window = std::make_unique<QWidget>();
  m_window->resize(1440, 200);
  m_transport = new Transport(*m_session, *m_playback, m_window.get());
  m_transport->setGeometry(8, 140, 1424, 52);
  m_window->setFocusPolicy(Qt::TabFocus);
  m_window->setFocus();  // as the stage has it in the app
  m_window->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestTransport::cleanup() {
  m_window.reset();
  m_playback.reset();
  m_session.reset();
}

QPushButton& TestTransport::button(const char* name) const {
  for (QPushButton* each : m_transport->findChildren<QPushButton*>()) {
    if (each->accessibleName() == QLatin1StringView(name)) return *each;
  }
  qFatal("no button %s", name);
}

EntryField& TestTransport::stepField() const {
  for (EntryField* each : m_transport->findChildren<EntryField*>()) {
    if (each->accessibleName().startsWith(u"Step, of")) return *each;
  }
  qFatal("no step field");
}

/// Whatever callout is being shown.
QString TestTransport::message() const {
  QString text;
  for (const Callout* each : m_window->findChildren<Callout*>()) text += each->shownText();
  return text;
}

void TestTransport::buttonsMove() {
  QTest::mouseClick(&button("Forward one step"), Qt::LeftButton);
  QCOMPARE(m_session->position(), 191);
  QTest::mouseClick(&button("Back one step"), Qt::LeftButton);
  QTest::mouseClick(&button("Back one step"), Qt::LeftButton);
  QCOMPARE(m_session->position(), 189);
  QTest::mouseClick(&button("Last step"), Qt::LeftButton);
  QCOMPARE(m_session->position(), 632);
  QTest::mouseClick(&button("First step"), Qt::LeftButton);
  QCOMPARE(m_session->position(), 0);
  QCOMPARE(stepField().text(), QStringLiteral("0"));
}

void TestTransport::buttonsTakeNoFocusFromAClick() {
  auto* other = new QLineEdit(m_window.get());
  other->show();
  other->setFocus();
  QTest::mouseClick(&button("Forward one step"), Qt::LeftButton);
  QTest::mouseClick(&part<Scrubber>(), Qt::LeftButton);
  QVERIFY(other->hasFocus());
}

void TestTransport::buttonsAreOffAtTheEnds() {
  m_session->setPosition(0);
  QVERIFY(!button("First step").isEnabled() && !button("Back one step").isEnabled());
  QVERIFY(button("Forward one step").isEnabled());
  m_session->setPosition(632);
  QVERIFY(!button("Last step").isEnabled() && !button("Forward one step").isEnabled());
  // Under the keyboard's focus it stays, or the focus would jump.
  m_session->setPosition(631);
  button("Forward one step").setFocus(Qt::TabFocusReason);
  QTest::keyClick(&button("Forward one step"), Qt::Key_Space);
  QCOMPARE(m_session->position(), 632);
  QVERIFY(button("Forward one step").hasFocus());
}

void TestTransport::playTurnsToPause() {
  QTest::mouseClick(&button("Play"), Qt::LeftButton);
  QVERIFY(m_playback->isPlaying());
  QCOMPARE(button("Pause").toolTip(), QStringLiteral("Pause (Space)"));
  QTest::mouseClick(&button("Forward one step"), Qt::LeftButton);
  QVERIFY(!m_playback->isPlaying());
  QVERIFY(button("Play").isVisible());
}

void TestTransport::theStepFieldGoesThere() {
  QSignalSpy returned(m_transport, &Transport::focusReturned);
  m_transport->editStep();
  QVERIFY(stepField().hasFocus());
  QTest::keyClicks(&stepField(), QStringLiteral(" 4,2 5"));
  QTest::keyClick(&stepField(), Qt::Key_Return);
  QCOMPARE(m_session->position(), 425);
  QCOMPARE(stepField().text(), QStringLiteral("425"));
  QVERIFY(!stepField().hasFocus());
  QCOMPARE(returned.size(), 1);
}

void TestTransport::theStepFieldRefusesWhatIsNoStep_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("too far") << "700" << QStringLiteral("“700” is not a step of this run: give 0 to 632.");
  QTest::newRow("negative") << "-1" << QStringLiteral("“-1” is not a step of this run: give 0 to 632.");
  QTest::newRow("no number") << "x" << QStringLiteral("“x” is not a step of this run: give 0 to 632.");
  QTest::newRow("empty") << " " << QStringLiteral("A step is needed: give 0 to 632.");
}

void TestTransport::theStepFieldRefusesWhatIsNoStep() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  m_transport->editStep();
  QTest::keyClicks(&stepField(), text);
  QTest::keyClick(&stepField(), Qt::Key_Return);
  QCOMPARE(m_session->position(), 190);
  QVERIFY(stepField().hasFocus() && stepField().isWrong());
  QCOMPARE(message(), sentence);
  // The next key begins anew, and the complaint goes.
  QTest::keyClicks(&stepField(), QStringLiteral("7"));
  QVERIFY(!stepField().isWrong());
  QCOMPARE(message(), QString());
  QTest::keyClick(&stepField(), Qt::Key_Return);
  QCOMPARE(m_session->position(), 7);
}

void TestTransport::escapeBringsTheStepBack() {
  QSignalSpy returned(m_transport, &Transport::focusReturned);
  m_transport->editStep();
  QTest::keyClicks(&stepField(), QStringLiteral("12"));
  QTest::keyClick(&stepField(), Qt::Key_Escape);
  QCOMPARE(m_session->position(), 190);
  QCOMPARE(stepField().text(), QStringLiteral("190"));
  QVERIFY(!stepField().hasFocus());
  QCOMPARE(returned.size(), 1);
}

void TestTransport::theStepFieldKeepsWhatIsBeingWritten() {
  m_transport->editStep();
  QTest::keyClicks(&stepField(), QStringLiteral("33"));
  m_session->setPosition(200);  // playing goes on meanwhile
  QCOMPARE(stepField().text(), QStringLiteral("33"));
  QTest::keyClick(&stepField(), Qt::Key_Escape);
  QCOMPARE(stepField().text(), QStringLiteral("200"));
}

void TestTransport::runToGoesBothWays() {
  QSignalSpy changed(m_transport, &Transport::runToChanged);
  m_transport->setRunTo(RunTo::Store);
  QCOMPARE(changed.size(), 1);
  QCOMPARE(part<RunToButton>().shownText(), QStringLiteral("Run to next store"));
  m_transport->runForward();
  QCOMPARE(m_session->event()->kind, EventKind::Store);
  const qint64 there = m_session->position();
  QVERIFY(there > 190);
  m_transport->runForward();
  QVERIFY(m_session->position() > there);
  m_transport->runBackward();
  QCOMPARE(m_session->position(), there);
  QTest::mouseClick(&part<RunToButton>(), Qt::LeftButton, {}, QPoint(20, 17));
  QVERIFY(m_session->position() > there);
}

void TestTransport::runToRescaleStopsWhereAFactorIsBelowOne() {
  QCOMPARE(m_transport->runTo(), RunTo::Rescale);
  m_session->setPosition(0);
  for (int stop = 0; stop < 3; ++stop) {
    QSignalSpy moved(m_session.get(), &Session::positionChanged);
    m_transport->runForward();
    QVERIFY(moved.wait());
    QCOMPARE(m_session->event()->kind, EventKind::Rescaled);
    QVERIFY(m_session->state().figures.rows > 0);
  }
}

void TestTransport::runToSaysWhenThereIsNothing() {
  m_transport->setRunTo(RunTo::Store);
  m_session->setPosition(632);
  m_transport->runForward();
  QCOMPARE(message(), QStringLiteral("Nothing is stored after step 632."));
  m_transport->setRunTo(RunTo::Rescale);
  m_transport->runForward();
  QTRY_COMPARE(message(), QStringLiteral("Nothing is rescaled after step 632."));
  QCOMPARE(m_session->position(), 632);
}

void TestTransport::choosingATargetRuns() {
  QMenu& menu = part<RunToButton>().menu();
  for (QAction* action : menu.actions()) {
    if (action->text() == QLatin1StringView("next block")) action->trigger();
  }
  QCOMPARE(m_transport->runTo(), RunTo::RowBlock);
  QCOMPARE(m_session->event()->kind, EventKind::RowBlockBegin);
  QCOMPARE(m_session->event()->i, std::optional<std::int64_t>(4));
}

void TestTransport::aPassWithoutRescalesRunsToStores() {
  ProblemSettings settings = smallLesson(true);
  settings.backward = true;
  m_session->setRun(runOf(settings), 60);
  QCOMPARE(part<RunToButton>().target(), RunTo::Store);
  QCOMPARE(m_transport->runTo(), RunTo::Rescale);  // the choice stays
  for (const QAction* action : part<RunToButton>().menu().actions()) {
    if (action->text().startsWith(u"next rescale")) QVERIFY(!action->isEnabled() && action->text().contains(u"none"));
  }
  QTest::mouseClick(&part<RunToButton>(), Qt::LeftButton, {}, QPoint(10, 10));
  QCOMPARE(m_session->event()->kind, EventKind::Store);
  m_session->setRun(runOf(smallLesson(true)), 60);
  QCOMPARE(part<RunToButton>().target(), RunTo::Rescale);
}

void TestTransport::speedComesFromTheListAndFromAnyNumber() {
  SpeedBox& box = part<SpeedBox>();
  QCOMPARE(box.shownText(), QStringLiteral("5 steps/s"));
  box.setFocus(Qt::TabFocusReason);
  QTest::keyClick(&box, Qt::Key_Down);
  QVERIFY(m_playback->speed() == 10);
  emit box.activated(box.count() - 1);  // any number
  EntryField& number = box.numberField();
  QVERIFY(number.isVisible() && number.hasFocus());
  QCOMPARE(box.shownText(), QStringLiteral("10 steps/s"));
  QTest::keyClicks(&number, QStringLiteral("7"));
  QTest::keyClick(&number, Qt::Key_Return);
  QVERIFY(m_playback->speed() == 7);
  QCOMPARE(box.shownText(), QStringLiteral("7 steps/s"));
  QCOMPARE(box.itemText(box.currentIndex()), QStringLiteral("7 steps/s"));
  QVERIFY(!number.isVisible());
}

void TestTransport::aWrongSpeedIsRefused() {
  SpeedBox& box = part<SpeedBox>();
  box.askForNumber();
  QTest::keyClicks(&box.numberField(), QStringLiteral("fast"));
  QTest::keyClick(&box.numberField(), Qt::Key_Return);
  QVERIFY(m_playback->speed() == 5);
  QCOMPARE(message(), QStringLiteral("“fast” is not a speed: give 0.1 to 10,000 steps a second."));
  QTest::keyClick(&box.numberField(), Qt::Key_Escape);
  QVERIFY(!box.numberField().isVisible());
  QCOMPARE(message(), QString());
  QVERIFY(m_playback->speed() == 5);
}

void TestTransport::theKeysOfSpeedStepThroughTheList() {
  m_transport->faster();
  QVERIFY(m_playback->speed() == 10);
  m_transport->slower();
  m_transport->slower();
  QVERIFY(m_playback->speed() == 2);
  QCOMPARE(part<SpeedBox>().shownText(), QStringLiteral("2 steps/s"));
}

void TestTransport::theRateIsShownWhilePlaying() {
  QCOMPARE(m_transport->shownRate(), QString());
  m_playback->setSpeed(10);
  m_playback->play();
  QTRY_VERIFY_WITH_TIMEOUT(m_transport->shownRate().endsWith(u"/s"), 5000);
  m_playback->pause();
  QCOMPARE(m_transport->shownRate(), QString());
}

void TestTransport::aDragPausesAndGoesOn() {
  Scrubber& scrubber = part<Scrubber>();
  m_playback->play();
  QTest::mousePress(&scrubber, Qt::LeftButton, {}, QPoint(qRound(scrubber.scale().xOf(400)), 31));
  QVERIFY(!m_playback->isPlaying());
  QTest::mouseRelease(&scrubber, Qt::LeftButton, {}, QPoint(qRound(scrubber.scale().xOf(400)), 31));
  QVERIFY(m_playback->isPlaying());
  m_playback->pause();
  QVERIFY(m_session->position() >= 399);
  QTest::mouseClick(&scrubber, Qt::LeftButton, {}, QPoint(qRound(scrubber.scale().xOf(100)), 31));
  QVERIFY(!m_playback->isPlaying());
}

void TestTransport::pointingTellsStepAndEvent() {
  Scrubber& scrubber = part<Scrubber>();
  emit scrubber.pointed(3, 20);
  QCOMPARE(message(), QStringLiteral("step 3: K0 is loaded"));
  emit scrubber.pointed(0, 12);
  QCOMPARE(message(), QStringLiteral("step 0: the beginning"));
  emit scrubber.pointedAway();
  QCOMPARE(message(), QString());
}

void TestTransport::narrowItKeepsEverythingInReach() {
  m_transport->resize(1008, 52);
  QCOMPARE(part<SpeedBox>().shownText(), QStringLiteral("5/s"));
  QCOMPARE(part<RunToButton>().shownText(), QStringLiteral("Run to"));
  Look look;
  look.metrics.s = 2;
  m_transport->setLook(look);
  m_transport->resize(1008, look.metrics.px(52));
  QVERIFY(m_transport->minimumSizeHint().width() <= 1008);
  QVERIFY(!part<SpeedBox>().isVisible() && !part<RunToButton>().isVisible());
  QVERIFY(stepField().isVisible() && part<Scrubber>().isVisible());
  QPushButton& more = button("Speed and run to");
  QVERIFY(more.isVisible());
  // Any number can still be written: the field comes over the scrubber and goes again.
  for (QAction* action : m_transport->findChildren<QAction*>()) {
    if (action->text() == QStringLiteral("any number…")) action->trigger();
  }
  QVERIFY(part<SpeedBox>().numberField().isVisible());
  QTest::keyClicks(&part<SpeedBox>().numberField(), QStringLiteral("3"));
  QTest::keyClick(&part<SpeedBox>().numberField(), Qt::Key_Return);
  QVERIFY(m_playback->speed() == 3);
  QVERIFY(!part<SpeedBox>().isVisible());
}

void TestTransport::tabReachesEveryControl() {
  button("First step").setFocus(Qt::TabFocusReason);
  QSet<QWidget*> reached{&button("First step")};
  for (int i = 0; i < 9; ++i) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    reached << QApplication::focusWidget();
  }
  for (QWidget* each : std::initializer_list<QWidget*>{&button("Play"), &part<SpeedBox>(), &part<Scrubber>(),
                                                       &stepField(), &part<RunToButton>(), &button("Last step")}) {
    QVERIFY2(reached.contains(each), qPrintable(each->accessibleName()));
  }
}

QTEST_MAIN(TestTransport)
#include "tst_transport.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "app/views/transport/scrubber.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestScrubber : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aClickJumps();
  void theHeadIsTakenWithoutAJump();
  void aDragSeeksOnceAFrameAndEndsWhereItEnds();
  void keysWhileFocused_data();
  void keysWhileFocused();
  void otherKeysAreLeftToTheWindow();
  void theWheelTakesSteps();
  void pointingNamesThePosition();
  void screenReadersReadAndSetIt();
  void theHeadStaysWhereItWasPutUntilThePositionFollows();

 private:
  QPoint at(qint64 position) const;

  std::unique_ptr<Scrubber> m_scrubber;
};

void TestScrubber::init() {
  m_scrubber = std::make_unique<Scrubber>();
  m_scrubber->resize(700, 52);
  m_scrubber->setTrace(std::make_shared<const Trace>(*Problem::make(smallLesson(true))));
  m_scrubber->setPosition(190);
  m_scrubber->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_scrubber.get()));
}

QPoint TestScrubber::at(qint64 position) const { return {qRound(m_scrubber->scale().xOf(position)), 31}; }

void TestScrubber::aClickJumps() {
  QSignalSpy wished(m_scrubber.get(), &Scrubber::positionWished);
  QTest::mouseClick(m_scrubber.get(), Qt::LeftButton, {}, at(400));
  QVERIFY(!wished.isEmpty());
  QVERIFY(qAbs(wished.last().at(0).toLongLong() - 400) <= 1);
}

void TestScrubber::theHeadIsTakenWithoutAJump() {
  QSignalSpy wished(m_scrubber.get(), &Scrubber::positionWished);
  QTest::mouseClick(m_scrubber.get(), Qt::LeftButton, {}, at(190) + QPoint(6, 0));
  for (const auto& each : wished) QVERIFY(qAbs(each.at(0).toLongLong() - 190) <= 1);
}

void TestScrubber::aDragSeeksOnceAFrameAndEndsWhereItEnds() {
  QSignalSpy wished(m_scrubber.get(), &Scrubber::positionWished);
  QSignalSpy began(m_scrubber.get(), &Scrubber::dragBegan);
  QSignalSpy ended(m_scrubber.get(), &Scrubber::dragEnded);
  QTest::mousePress(m_scrubber.get(), Qt::LeftButton, {}, at(190));
  for (int position = 191; position <= 400; ++position) QTest::mouseMove(m_scrubber.get(), at(position));
  QTest::mouseRelease(m_scrubber.get(), Qt::LeftButton, {}, at(400));
  QCOMPARE(began.size(), 1);
  QCOMPARE(ended.size(), 1);
  QVERIFY(qAbs(wished.last().at(0).toLongLong() - 400) <= 1);
  // 210 moves within far less than 210 frames.
  QVERIFY2(wished.size() < 100, qPrintable(QString::number(wished.size())));
}

void TestScrubber::keysWhileFocused_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<qint64>("wanted");
  const Trace trace(*Problem::make(smallLesson(true)));
  QTest::newRow("Left") << int(Qt::Key_Left) << qint64(189);
  QTest::newRow("Right") << int(Qt::Key_Right) << qint64(191);
  QTest::newRow("Home") << int(Qt::Key_Home) << qint64(0);
  QTest::newRow("End") << int(Qt::Key_End) << qint64(632);
  QTest::newRow("PageUp") << int(Qt::Key_PageUp) << qint64(trace.positionsOf(3).begin);
  QTest::newRow("PageDown") << int(Qt::Key_PageDown) << qint64(trace.positionsOf(3).end);
}

void TestScrubber::keysWhileFocused() {
  QFETCH(int, key);
  QFETCH(qint64, wanted);
  m_scrubber->setFocus();
  QSignalSpy wished(m_scrubber.get(), &Scrubber::positionWished);
  QTest::keyClick(m_scrubber.get(), Qt::Key(key));
  QCOMPARE(wished.size(), 1);
  QCOMPARE(wished.at(0).at(0).toLongLong(), wanted);
}

void TestScrubber::otherKeysAreLeftToTheWindow() {
  for (const auto& [key, modifiers] : {std::pair(Qt::Key_Right, Qt::ShiftModifier),
                                       {Qt::Key_Right, Qt::ControlModifier},
                                       {Qt::Key_Space, Qt::NoModifier}}) {
    QKeyEvent overridden(QEvent::ShortcutOverride, key, modifiers);
    overridden.ignore();
    QCoreApplication::sendEvent(m_scrubber.get(), &overridden);
    QVERIFY(!overridden.isAccepted());
  }
  QKeyEvent own(QEvent::ShortcutOverride, Qt::Key_Right, Qt::NoModifier);
  own.ignore();
  QCoreApplication::sendEvent(m_scrubber.get(), &own);
  QVERIFY(own.isAccepted());
}

void TestScrubber::theWheelTakesSteps() {
  QSignalSpy wished(m_scrubber.get(), &Scrubber::positionWished);
  const auto turn = [this](int delta) {
    const QPointF place = at(190);
    QWheelEvent event(place, m_scrubber->mapToGlobal(place), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_scrubber.get(), &event);
  };
  turn(120);
  QCOMPARE(wished.last().at(0).toLongLong(), 191);
  turn(-240);
  QCOMPARE(wished.last().at(0).toLongLong(), 188);
  turn(60);  // half a notch waits for the other half
  QCOMPARE(wished.size(), 2);
  turn(60);
  QCOMPARE(wished.size(), 3);
}

void TestScrubber::pointingNamesThePosition() {
  QSignalSpy pointed(m_scrubber.get(), &Scrubber::pointed);
  QTest::mouseMove(m_scrubber.get(), at(300));
  QVERIFY(!pointed.isEmpty());
  QVERIFY(qAbs(pointed.last().at(0).toLongLong() - 300) <= 1);
}

void TestScrubber::screenReadersReadAndSetIt() {
  QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(m_scrubber.get());
  QVERIFY(reader);
  QCOMPARE(reader->role(), QAccessible::Slider);
  QCOMPARE(reader->text(QAccessible::Value), QStringLiteral("step 190 of 632, row block 3"));
  QAccessibleValueInterface* value = reader->valueInterface();
  QVERIFY(value);
  QCOMPARE(value->currentValue().toLongLong(), 190);
  QCOMPARE(value->maximumValue().toLongLong(), 632);
  QSignalSpy wished(m_scrubber.get(), &Scrubber::positionWished);
  value->setCurrentValue(700);
  QCOMPARE(wished.at(0).at(0).toLongLong(), 632);
}

void TestScrubber::theHeadStaysWhereItWasPutUntilThePositionFollows() {
  const QImage before = m_scrubber->grab().toImage();
  QTest::mouseClick(m_scrubber.get(), Qt::LeftButton, {}, at(500));
  QTest::mouseMove(m_scrubber.get(), QPoint(1, 1));
  const QImage put = m_scrubber->grab().toImage();
  QVERIFY(put != before);
  m_scrubber->setPosition(m_scrubber->scale().positionAt(at(500).x()));
  QCOMPARE(m_scrubber->grab().toImage(), put);
}

QTEST_MAIN(TestScrubber)
#include "tst_scrubber.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/playback.h"
#include "app/session/session.h"
#include "app/views/notice/status_line.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestStatusLine : public QObject {
  Q_OBJECT

 private slots:
  void followsTheSession();
  void dropsWhatHasNoRoom();
  void saysWhyThereIsNoCheck();
  void agreementIsNotOnlyAColour();
};

void TestStatusLine::followsTheSession() {
  Session session;
  Playback playback(session);
  StatusLine line(session, playback);
  line.resize(1440, 24);
  const auto run = runOf(smallLesson(true));
  session.setRun(run, 190);
  QCOMPARE(line.shownTexts(),
           QStringList({QStringLiteral("Paused at step 190 of 632"), QStringLiteral("Row block 3, tile 6 of 8 visited"),
                        QStringLiteral("checking against float64…"), QStringLiteral("float32 engine, seed 1")}));
  session.setPosition(191);
  QCOMPARE(line.shownTexts().first(), QStringLiteral("Paused at step 191 of 632"));
  playback.play();
  QCOMPARE(line.shownTexts().first(), QStringLiteral("Playing, step 191 of 632"));
  playback.pause();
  Accuracy accuracy;
  accuracy.O.pass = accuracy.lse.pass = true;
  accuracy.O.maxAbs = 6.4e-7;
  session.setAccuracy(run, accuracy);
  QCOMPARE(line.shownTexts().at(2), QStringLiteral("O agrees with float64: largest error 6.4e−7"));
  QVERIFY(line.accessibleName().contains(u"O agrees with float64"));
}

void TestStatusLine::dropsWhatHasNoRoom() {
  Session session;
  Playback playback(session);
  StatusLine line(session, playback);
  session.setRun(runOf(smallLesson(true)), 190);
  line.resize(1440, 24);
  QCOMPARE(line.shownTexts().size(), 4);
  Look look;
  look.metrics.s = 2;
  line.setLook(look);
  line.resize(1008, line.sizeHint().height());
  const QStringList least = line.shownTexts();
  QVERIFY(least.size() < 4);
  QCOMPARE(least.first(), QStringLiteral("Paused at step 190 of 632"));
  QVERIFY(least.contains(QStringLiteral("checking against float64…")));
  // What is left out is still told.
  QVERIFY(line.accessibleName().contains(u"float32 engine"));
}

void TestStatusLine::saysWhyThereIsNoCheck() {
  Session session;
  Playback playback(session);
  StatusLine line(session, playback);
  line.resize(1440, 24);
  session.setRun(runOf(smallLesson(true)), 0);
  line.setUnchecked(QStringLiteral("not checked: too large"));
  QVERIFY(line.shownTexts().contains(QStringLiteral("not checked: too large")));
  session.setRun(runOf(smallLesson(false)), 0);
  QVERIFY(line.shownTexts().contains(QStringLiteral("checking against float64…")));
}

// The mark before the words takes room of its own: without it the line would differ in colour only.
void TestStatusLine::agreementIsNotOnlyAColour() {
  Session session;
  Playback playback(session);
  StatusLine line(session, playback);
  line.resize(1000, 24);
  const auto run = runOf(smallLesson(true));
  session.setRun(run, 190);
  Look grey;
  grey.theme.ok = grey.theme.err = grey.theme.ink2;
  line.setLook(grey);
  Accuracy accuracy;
  accuracy.O.pass = accuracy.lse.pass = true;
  session.setAccuracy(run, accuracy);
  const QImage agrees = line.grab().toImage();
  accuracy.lse.pass = false;
  session.setAccuracy(run, accuracy);
  QVERIFY(line.grab().toImage() != agrees);
}

QTEST_MAIN(TestStatusLine)
#include "tst_status_line.moc"

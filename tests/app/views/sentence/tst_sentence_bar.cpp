// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/make_run.h"
#include "app/session/session.h"
#include "app/views/look/metrics.h"
#include "app/views/sentence/sentence_bar.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  RunControl control;
  static const auto run = *makeRun({QStringLiteral("lesson"), settings, nullptr, {}}, control);
  return run;
}

Look lookAt(int textSize, ThemeName theme = ThemeName::Light) {
  Look look;
  look.theme = makeTheme(theme, PaletteName::Default);
  look.metrics.s = textSize / 100.0;
  return look;
}

}  // namespace

class SentenceBarTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void itFollowsThePosition();
  void itHoldsItsHeight_data();
  void itHoldsItsHeight();
  void fastItSpeaksSeldom();
  void theTagIsOnTheGroundOfNow();
};

void SentenceBarTest::itFollowsThePosition() {
  Session session;
  SentenceBar bar(session);
  QCOMPARE(bar.sentence(), Sentence());
  session.setRun(causalLesson(), 0);
  QCOMPARE(bar.accessibleDescription(), QStringLiteral("Start. Press Right or Space to begin."));
  session.setPosition(190);
  QCOMPARE(bar.sentence().tag, QStringLiteral("Rescale"));
  QVERIFY(bar.accessibleDescription().startsWith(QStringLiteral("Rescale. In ")));
}

void SentenceBarTest::itHoldsItsHeight_data() {
  QTest::addColumn<int>("width");
  QTest::addColumn<int>("textSize");
  QTest::addColumn<int>("least");
  QTest::addColumn<int>("most");
  QTest::newRow("1440 wide") << 1424 << 100 << 44 << 44;
  QTest::newRow("1024 wide") << 1008 << 100 << 52 << 56;
  QTest::newRow("1440 wide, 200 %") << 1424 << 200 << 104 << 112;
  // Smaller letters rather than a third line of large ones.
  QTest::newRow("1280 wide, 200 %") << 1264 << 200 << 80 << 100;
  QTest::newRow("1024 wide, 200 %") << 1008 << 200 << 110 << 130;
}

void SentenceBarTest::itHoldsItsHeight() {
  QFETCH(int, width);
  QFETCH(int, textSize);
  QFETCH(int, least);
  QFETCH(int, most);
  Session session;
  session.setRun(causalLesson(), 0);
  SentenceBar bar(session);
  bar.setLook(lookAt(textSize));
  bar.resize(width, 10);
  bar.show();
  const int height = bar.height();
  QVERIFY2(height >= least && height <= most, qPrintable(QString::number(height)));
  for (const int position : {1, 190, 191, 632}) {
    session.setPosition(position);
    QCoreApplication::processEvents();
    QCOMPARE(bar.height(), height);
  }
}

void SentenceBarTest::fastItSpeaksSeldom() {
  Session session;
  session.setRun(causalLesson(), 0);
  SentenceBar bar(session);
  bar.setFast(true);
  session.setPosition(190);
  QCOMPARE(bar.sentence().tag, QStringLiteral("Row block"));
  const Sentence first = bar.sentence();
  for (int position = 191; position < 400; ++position) {
    session.setPosition(position);
  }
  QCOMPARE(bar.sentence(), first);
  // The last position is told once the pause is over.
  QTRY_VERIFY(bar.sentence() != first);
  QCOMPARE(bar.sentence(), rowBlockSentence(*session.run(), session.state(), session.totals()));
  bar.setFast(false);
  QCOMPARE(bar.sentence(), sentenceFor(*session.run(), session.event(), session.state()));
}

void SentenceBarTest::theTagIsOnTheGroundOfNow() {
  Session session;
  session.setRun(causalLesson(), 190);
  for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
    SentenceBar bar(session);
    const Look look = lookAt(100, theme);
    bar.setLook(look);
    bar.resize(1424, 44);
    const QImage image = bar.grab().toImage();
    QCOMPARE(image.pixelColor(12, image.height() - 8), look.theme.now);
    QCOMPARE(image.pixelColor(image.width() - 12, 8), look.theme.panel);
  }
}

QTEST_MAIN(SentenceBarTest)
#include "tst_sentence_bar.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/look/maths_text.h"
#include "app/views/sentence/sentence_parts.h"

using namespace tilewise;

class SentencePartsTest : public QObject {
  Q_OBJECT

 private slots:
  void factors_data();
  void factors();
  void growths();
  void names();
  void theFirstThatFits();
};

void SentencePartsTest::factors_data() {
  QTest::addColumn<double>("factor");
  QTest::addColumn<QString>("text");
  QTest::newRow("four decimals") << 0.46152 << "0.4615";
  QTest::newRow("rounds up") << 0.99994 << "0.9999";
  QTest::newRow("close to one") << 0.99998312 << "0.999983";
  QTest::newRow("closer to one") << 1 - 6e-8 << "1 − 6.0e−8";
  QTest::newRow("small") << 3.14e-7 << "3.1e−7";
  QTest::newRow("underflow") << 0.0 << "0";
}

void SentencePartsTest::factors() {
  QFETCH(double, factor);
  QFETCH(QString, text);
  QCOMPARE(factorText(factor), text);
  // What is below 1 never reads as 1.
  QVERIFY(factorText(factor) != QStringLiteral("1.0000"));
}

void SentencePartsTest::growths() {
  QCOMPARE(growthText(0.77316), QStringLiteral("0.7732"));
  QCOMPARE(growthText(4.06e-6), QStringLiteral("4.1e−6"));
}

void SentencePartsTest::names() {
  const auto plain = [](const QString& markup) { return MathText::parse(markup).plain(); };
  QCOMPARE(plain(tileName(QStringLiteral("S"), {3, 5})), QStringLiteral("S35"));
  QCOMPARE(plain(tileName(QStringLiteral("S"), {3, 12})), QStringLiteral("S3,12"));
  QCOMPARE(plain(blockName(QStringLiteral("K"), 12)), QStringLiteral("K12"));
}

void SentencePartsTest::theFirstThatFits() {
  const QString fits(150, u'a');
  const QString tooLong(151, u'b');
  QCOMPARE(firstThatFits({tooLong, fits, QStringLiteral("c")}), fits);
  QCOMPARE(firstThatFits({tooLong}), tooLong);
  // Markup does not count.
  const QString marked = QStringLiteral("*") + fits + QStringLiteral("*");
  QCOMPARE(firstThatFits({marked, QStringLiteral("c")}), marked);
}

QTEST_GUILESS_MAIN(SentencePartsTest)
#include "tst_sentence_parts.moc"

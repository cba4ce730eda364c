// SPDX-License-Identifier: GPL-3.0-or-later
// Only nothing is 0 % and only all is 100 %.
#include <QTest>

#include "app/views/look/whole_share.h"

using namespace tilewise;

class WholeShareTest : public QObject {
  Q_OBJECT

 private slots:
  void rounds_data();
  void rounds();
};

void WholeShareTest::rounds_data() {
  QTest::addColumn<qint64>("part");
  QTest::addColumn<qint64>("whole");
  QTest::addColumn<QString>("text");
  QTest::newRow("nothing") << 0LL << 20'926'464LL << "0.0 %";
  QTest::newRow("hardly anything") << 8LL << 20'926'464LL << "< 0.1 %";
  QTest::newRow("rounds up to the least") << 5LL << 10'000LL << "0.1 %";
  QTest::newRow("between") << 1LL << 3LL << "33.3 %";
  QTest::newRow("rounds down to the most") << 9'994LL << 10'000LL << "99.9 %";
  QTest::newRow("nearly all") << 20'926'456LL << 20'926'464LL << "> 99.9 %";
  QTest::newRow("all") << 20'926'464LL << 20'926'464LL << "100.0 %";
  QTest::newRow("all of nothing") << 0LL << 0LL << "100.0 %";
}

void WholeShareTest::rounds() {
  QFETCH(qint64, part);
  QFETCH(qint64, whole);
  QFETCH(QString, text);
  QCOMPARE(wholeShare(part, whole).replace(u'\u00A0', u' '), text);
  QVERIFY(wholeShare(part, whole).size() <= widestShare().size());
}

QTEST_MAIN(WholeShareTest)
#include "tst_whole_share.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "app/views/look/maths_text.h"
#include "app/views/transport/event_label.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestEventLabel : public QObject {
  Q_OBJECT

 private slots:
  void saysWhatHappens_data();
  void saysWhatHappens();
  void blocksAndTilesOfGradients();
  void everyKindIsNamed();
};

void TestEventLabel::saysWhatHappens_data() {
  QTest::addColumn<qint64>("position");
  QTest::addColumn<QString>("label");
  // Row block 0 of the causal lesson: begin, load Q, tile (0, 0), ...
  QTest::newRow("row block begins") << qint64(1) << "row block 0 begins";
  QTest::newRow("load of Q") << qint64(2) << "Q0 is loaded";
  QTest::newRow("load of K") << qint64(3) << "K0 is loaded";
  QTest::newRow("scores") << qint64(5) << "tile (0, 0): scores";
  QTest::newRow("last") << qint64(632) << "row block 7 is done";
  QTest::newRow("store of lse") << qint64(631) << "lse7 is stored";
  QTest::newRow("store of O") << qint64(630) << "O7 is stored";
  QTest::newRow("division") << qint64(628) << QStringLiteral("row block 7: divide by \u2113");
}

void TestEventLabel::saysWhatHappens() {
  QFETCH(qint64, position);
  QFETCH(QString, label);
  const Trace trace(*Problem::make(smallLesson(true)));
  QCOMPARE(MathText::parse(eventLabel(trace.event(position))).plain(), label);
}

void TestEventLabel::blocksAndTilesOfGradients() {
  Event event;
  event.kind = EventKind::Store;
  event.i = 4;
  event.j = 5;
  event.block = 4;
  event.tensor = Tensor::dQ;
  QCOMPARE(MathText::parse(eventLabel(event)).plain(), QStringLiteral("dQ4 is stored"));
  event.block = 4 * 16 + 5;
  event.tensor = Tensor::dS;
  QCOMPARE(MathText::parse(eventLabel(event)).plain(), QStringLiteral("dS45 is stored"));
}

void TestEventLabel::everyKindIsNamed() {
  std::set<QString> seen;
  for (int kind = 0; kind < int(EventKindCount); ++kind) {
    Event event;
    event.kind = EventKind(kind);
    const QString label = eventLabel(event);
    QVERIFY(!label.isEmpty());
    QVERIFY2(seen.insert(label).second, qPrintable(label));
  }
}

QTEST_MAIN(TestEventLabel)
#include "tst_event_label.moc"

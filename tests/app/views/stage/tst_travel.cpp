// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "app/views/look/metrics.h"
#include "app/views/stage/stage_texts.h"
#include "app/views/stage/travel.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

class TravelTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void howLongAMoveTakes_data();
  void howLongAMoveTakes();
  void fromTheStripIntoTheBox();
  void fromTheBoxIntoTheStrip();
  void alongTheBus();
  void neverBack();
  void reducedMotionIsThereAtOnce();
  void besideEachOther();
  void theCountLeavesTextsFree();
  void everyLoadAndStoreTravels_data();
  void everyLoadAndStoreTravels();
};

void TravelTest::howLongAMoveTakes_data() {
  QTest::addColumn<double>("stepsPerSecond");
  QTest::addColumn<bool>("playing");
  QTest::addColumn<int>("milliseconds");
  QTest::newRow("by hand") << 5.0 << false << 350;
  QTest::newRow("by hand, without drawing chosen") << 0.0 << false << 350;
  QTest::newRow("1") << 1.0 << true << 350;
  QTest::newRow("2") << 2.0 << true << 300;
  QTest::newRow("5") << 5.0 << true << 120;
  QTest::newRow("10") << 10.0 << true << 60;
  QTest::newRow("25") << 25.0 << true << 0;
  QTest::newRow("1000") << 1000.0 << true << 0;
  QTest::newRow("without drawing") << 0.0 << true << 0;
}

void TravelTest::howLongAMoveTakes() {
  QFETCH(double, stepsPerSecond);
  QFETCH(bool, playing);
  QFETCH(int, milliseconds);
  QCOMPARE(travelMilliseconds(stepsPerSecond, playing), milliseconds);
}

namespace {

const Staged& lesson() { return stagedOnce("the lesson, causal"); }

StageGeometry lessonStage() { return layOutStage(*stagedOnce("the lesson, causal").facts, {}, QSizeF(708, 690)); }

constexpr Move LoadK{true, Tensor::K, 5, 4096, 185};
constexpr Move StoreO{false, Tensor::O, 2, 8192, 150};

bool near(const QRectF& a, const QRectF& b) {
  return std::abs(a.left() - b.left()) < 1e-6 && std::abs(a.top() - b.top()) < 1e-6 &&
         std::abs(a.width() - b.width()) < 1e-6 && std::abs(a.height() - b.height()) < 1e-6;
}

}  // namespace

void TravelTest::fromTheStripIntoTheBox() {
  const StageGeometry stage = lessonStage();
  QVERIFY(near(travelShape(stage, *lesson().facts, {LoadK, 0, false}).block, stage.blockRect(Tensor::K, 5)));
  const TravelShape end = travelShape(stage, *lesson().facts, {LoadK, 1, false});
  QVERIFY(near(end.block, stage.sram.place(OnChipBox::K)->rect));
  QCOMPARE(end.pill.text, QStringLiteral("4,096 ↓"));
  QVERIFY(end.pill.place.contains(stage.sram.place(OnChipBox::K)->rect.center()));
}

void TravelTest::fromTheBoxIntoTheStrip() {
  const StageGeometry stage = lessonStage();
  QVERIFY(
      near(travelShape(stage, *lesson().facts, {StoreO, 0, false}).block, stage.sram.place(OnChipBox::Output)->rect));
  const TravelShape end = travelShape(stage, *lesson().facts, {StoreO, 1, false});
  QVERIFY(near(end.block, stage.blockRect(Tensor::O, 2)));
  QCOMPARE(end.pill.text, QStringLiteral("8,192 ↑"));
  const Move storeLse{false, Tensor::lse, 2, 128, 151};
  QVERIFY(near(travelShape(stage, *lesson().facts, {storeLse, 0, false}).block, stage.sram.place(OnChipBox::l)->rect));
}

void TravelTest::alongTheBus() {
  const StageGeometry stage = lessonStage();
  for (const Move& move : {LoadK, StoreO}) {
    const QPolygonF path = travelShape(stage, *lesson().facts, {move, 0.5, false}).path;
    QCOMPARE(path.size(), qsizetype{4});
    const QLineF& bus = move.load ? stage.loadArrow : stage.storeArrow;
    // The middle part lies on the bus and crosses from one card into the other.
    QCOMPARE(path[1].x(), bus.x1());
    QCOMPARE(path[2].x(), bus.x1());
    QVERIFY(stage.hbmCard.contains(move.load ? path[1] : path[2]));
    QVERIFY(stage.sramCard.contains(move.load ? path[2] : path[1]));
  }
}

void TravelTest::neverBack() {
  const StageGeometry stage = lessonStage();
  const QPolygonF path = travelShape(stage, *lesson().facts, {LoadK, 0, false}).path;
  const auto passed = [&](QPointF point) {
    double length = 0;
    for (qsizetype n = 1; n < path.size(); ++n) {
      const QLineF part(path[n - 1], path[n]);
      const QLineF before(path[n - 1], point);
      const QLineF after(point, path[n]);
      if (std::abs(before.length() + after.length() - part.length()) < 1e-6) return length + before.length();
      length += part.length();
    }
    return -1.0;
  };
  double before = -1e-9;
  double stride = 1e9;
  for (double time = 0; time <= 1; time += 0.05) {
    const double way = passed(travelShape(stage, *lesson().facts, {LoadK, time, false}).block.center());
    QVERIFY2(way >= before, "it stays on its path and goes forwards");
    if (time > 0) QVERIFY2(way - before <= stride + 1e-6, "it slows down towards its end");
    stride = time > 0 ? way - before : stride;
    before = way;
  }
}

void TravelTest::reducedMotionIsThereAtOnce() {
  const StageGeometry stage = lessonStage();
  QVERIFY(near(travelShape(stage, *lesson().facts, {LoadK, 0, true}).block, stage.sram.place(OnChipBox::K)->rect));
}

void TravelTest::besideEachOther() {
  const StageGeometry stage =
      layOutStage(*stagedOnce("the lesson, causal").facts, {}, QSizeF(1264, 528), {}, StageArrangement::SramBeside);
  QVERIFY(stage.hbmCard.right() < stage.sramCard.left());
  const QPolygonF path = travelShape(stage, *lesson().facts, {LoadK, 0, false}).path;
  QCOMPARE(path[1].y(), stage.loadArrow.y1());
  QVERIFY(stage.hbmCard.contains(path[1]));
  QVERIFY(stage.sramCard.contains(path[2]));
}

void TravelTest::theCountLeavesTextsFree() {
  ProblemSettings settings = lessonCausal();
  settings.backward = true;
  const Staged each = staged(settings);
  for (const double s : {1.0, 2.0}) {
    Metrics metrics;
    metrics.s = s;
    for (const QSizeF size : {QSizeF(708, 690), QSizeF(676, 642), QSizeF(1100, 800)}) {
      const StageGeometry stage = layOutStage(*each.facts, metrics, size);
      for (std::int64_t k = 1; k <= each.trace->eventCount(); ++k) {
        const Event event = each.trace->event(k);
        const auto move = moveOf(event, k);
        if (!move) continue;
        QList<QRectF> sums;
        for (const StageLabel& label : stageTexts(stage, stageScene(*each.facts, *each.trace, k))) {
          if (label.what == StageText::SumCount) sums.append(label.place);
        }
        const QRectF pill = travelShape(stage, *each.facts, {*move, 1, false}, sums).pill.place;
        for (const QRectF& sum : sums) QVERIFY2(!sum.intersects(pill), qPrintable(QString::number(k)));
        // Where large text leaves a strip no room there is nothing to travel to.
        if (pill.isEmpty() && s > 1) continue;
        QVERIFY2(QRectF(QPointF(), stage.size).contains(pill), qPrintable(QString::number(k)));
        // How much of a sum is there is seen on the block.
        const bool isOfSum = !move->load && each.facts->form.isSummed(move->tensor);
        if (isOfSum) QVERIFY2(!pill.intersects(stage.blockRect(move->tensor, move->block)), qPrintable(QString::number(k)));
      }
    }
  }
}

void TravelTest::everyLoadAndStoreTravels_data() {
  QTest::addColumn<QByteArray>("name");
  for (const NamedSettings& each : familyProblems()) QTest::newRow(each.name) << QByteArray(each.name);
}

void TravelTest::everyLoadAndStoreTravels() {
  QFETCH(QByteArray, name);
  const Staged& made = stagedOnce(name);
  const StageGeometry stage = layOutStage(*made.facts, {}, QSizeF(708, 690));
  int moves = 0;
  for (std::int64_t k = 1; k <= made.trace->eventCount(); ++k) {
    const auto move = moveOf(made.trace->event(k), k);
    if (!move) continue;
    ++moves;
    for (const double time : {0.0, 1.0}) {
      const TravelShape shape = travelShape(stage, *made.facts, {*move, time, false});
      QVERIFY2(!shape.path.isEmpty(), qPrintable(QString::number(k)));
      // It leaves one card and arrives in the other.
      const bool inHbm = move->load == (time < 1);
      QVERIFY2((inHbm ? stage.hbmCard : stage.sramCard).contains(shape.block.center()), qPrintable(QString::number(k)));
    }
  }
  QVERIFY(moves > 10);
}

QTEST_MAIN(TravelTest)
#include "tst_travel.moc"

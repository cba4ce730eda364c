// SPDX-License-Identifier: GPL-3.0-or-later
/// What a lesson points at, and what a waiting question hides.
#include <QTest>

#include "app/session/make_run.h"
#include "app/views/look/metrics.h"
#include "app/views/stage/pointed_painter.h"
#include "app/views/stage/stage_view.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;
using Kind = LessonMark::Kind;

namespace {

LessonMark mark(Kind kind, std::int64_t first = 0, std::int64_t second = 0, Tensor tensor = Tensor::Q) {
  LessonMark made;
  made.kind = kind;
  made.first = first;
  made.second = second;
  made.tensor = tensor;
  return made;
}

}  // namespace

class TestPointed : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

  void placesAreThoseOfTheStage() {
    const Staged& staged = stagedOnce("the lesson, causal");
    const StageGeometry stage = layOutStage(*staged.facts, {}, QSizeF(708, 690));
    const auto placesAt = [&](const LessonMark& each) { return placesOf(each, *staged.facts, stage); };
    QCOMPARE(placesAt(mark(Kind::Tile, 3, 5)), QList<QRectF>{stage.grid.tileRect({3, 5})});
    QCOMPARE(placesAt(mark(Kind::QueryBlock, 3)), QList<QRectF>{stage.grid.rect({3, 4}, {0, 16})});
    QCOMPARE(placesAt(mark(Kind::KeyBlock, 5)), QList<QRectF>{stage.grid.rect({0, 8}, {5, 6})});
    QCOMPARE(placesAt(mark(Kind::Block, 5, 0, Tensor::K)), QList<QRectF>{stage.blockRect(Tensor::K, 5)});
    QCOMPARE(placesAt(mark(Kind::Tensor, 0, 0, Tensor::V)), QList<QRectF>{stage.strip(Tensor::V).view});
    const QRectF row = placesAt(mark(Kind::Row, 414)).value(0);
    QVERIFY(stage.grid.tileRect({3, 0}).top() < row.center().y() && row.center().y() < stage.grid.tileRect({3, 0}).bottom());
    // What the panels show is not on the stage, and neither is a gradient in a forward pass.
    QVERIFY(placesAt(mark(Kind::Ledger)).isEmpty() && placesAt(mark(Kind::Line)).isEmpty());
    QVERIFY(placesAt(mark(Kind::Tensor, 0, 0, Tensor::dQ)).isEmpty());
  }

  void whatIsScrolledAwayHasNoPlace() {
    const Staged& staged = stagedOnce("the lesson, causal");
    const StageGeometry stage = layOutStage(*staged.facts, {}, QSizeF(708, 690), {8, QPointF(0, 0)});
    QVERIFY(!placesOf(mark(Kind::Tile, 0, 0), *staged.facts, stage).isEmpty());
    QVERIFY(placesOf(mark(Kind::Tile, 7, 15), *staged.facts, stage).isEmpty());
  }

  void bracketsAreDrawnInInkAndFiguresHidden() {
    RunControl control;
    Session session;
    StageView view(session);
    const Look look;
    view.setLook(look);
    view.resize(708, 690);
    session.setRun(*makeRun({QStringLiteral("test"), lessonCausal(), nullptr, {}, {}}, control), 190);
    view.show();
    const QImage before = view.grab().toImage();
    view.setPointed({mark(Kind::Tile, 6, 14)});
    const QImage pointed = view.grab().toImage();
    const StageGeometry stage = layOutStage(*stageFacts(*session.run()), look.metrics, QSizeF(708, 690));
    const QRectF tile = stage.grid.tileRect({6, 14});
    const QPoint corner = QPointF(tile.left() - 1, tile.top() - 1).toPoint();
    QVERIFY(before.pixelColor(corner) != pointed.pixelColor(corner));
    QCOMPARE(pointed.pixelColor(corner), look.theme.ink);
    view.setPointed({});
    QCOMPARE(view.grab().toImage(), before);
    view.setSecret(true);
    QVERIFY(view.grab().toImage() != before);
    view.setSecret(false);
    QCOMPARE(view.grab().toImage(), before);
  }
};

QTEST_MAIN(TestPointed)
#include "tst_pointed.moc"

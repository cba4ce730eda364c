// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

#include "app/session/make_run.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/heat_painter.h"
#include "app/views/stage/stage_view.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> runOf(const ProblemSettings& settings) {
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, {}, {}}, control);
}

std::shared_ptr<const Run> lessonRun() {
  static const auto run = runOf(lessonCausal());
  return run;
}

Look lookOf(ThemeName theme, double textSize = 1) {
  Look look;
  look.theme = makeTheme(theme, PaletteName::Default);
  look.metrics.s = textSize;
  return look;
}

int pixelsOf(const QImage& image, const QRect& area, const QColor& color) {
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y) {
    for (int x = area.left(); x <= area.right(); ++x) count += image.pixelColor(x, y) == color ? 1 : 0;
  }
  return count;
}

/// A stage of the usual size and where things lie on it.
struct Shown {
  explicit Shown(std::shared_ptr<const Run> run, qint64 position = 0, const Look& look = lookOf(ThemeName::Light),
                 QSize size = QSize(708, 690)) {
    session.setRun(std::move(run), position);
    view.setLook(look);
    view.resize(size);
    view.show();
    facts = stageFacts(*session.run());
    geometry = layOutStage(*facts, look.metrics, size);
  }

  QPoint middleOf(TileIndex tile) const { return geometry.grid.tileRect(tile).center().toPoint(); }
  QImage picture() { return view.grab().toImage(); }

  Session session;
  StageView view{session};
  std::shared_ptr<const StageFacts> facts;
  StageGeometry geometry;
};

void turnWheel(StageView& view, QPoint at, int notches, Qt::KeyboardModifiers modifiers) {
  QWheelEvent wheel(at, view.mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, modifiers, Qt::NoScrollPhase,
                    false);
  QCoreApplication::sendEvent(&view, &wheel);
}

}  // namespace

class StageViewTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void colours_data();
  void colours();
  void aNewLookIsSeenAtOnce();
  void withoutARun();
  void aClickChoosesATile();
  void aDoubleClickGoesToTheTile();
  void zoomControl();
  void numbersAreReachedByZoom();
  void zoomAboutThePointer();
  void draggingPans();
  void controlShiftAndArrowsSelect();
  void altAndArrowsPan();
  void theTileAtHandStaysInView();
  void doneTilesShowScoresWhenNear();
  void enlargedTilesShowValues();
  void arrowsAreLeftToTheWindow();
  void forScreenReaders();
  void oneStepTravels();
  void othersDoNot_data();
  void othersDoNot();
  void reducedMotion();
  void hoveringSaysWhatATileIs();
  void atMostThirtyRepaintsASecond();
  void rowsWithoutKeys();
  void allProblemsPaint_data();
  void allProblemsPaint();
  void everyAlgorithmPaints_data();
  void everyAlgorithmPaints();
  void hoveringSaysWhatAStripHolds();
  void matricesAreDashedUntilWritten();
  void sumsFillUp();
};

void StageViewTest::colours_data() {
  QTest::addColumn<int>("theme");
  QTest::newRow("light") << static_cast<int>(ThemeName::Light);
  QTest::newRow("dark") << static_cast<int>(ThemeName::Dark);
  QTest::newRow("projector") << static_cast<int>(ThemeName::Projector);
}

void StageViewTest::colours() {
  QFETCH(int, theme);
  const Look look = lookOf(static_cast<ThemeName>(theme));
  Shown shown(lessonRun(), 190, look);
  const QImage image = shown.picture();
  const auto at = [&](TileIndex tile, int dx, int dy) {
    return image.pixelColor(shown.geometry.grid.tileRect(tile).topLeft().toPoint() + QPoint(dx, dy));
  };
  QCOMPARE(at({3, 5}, 3, 3), look.theme.now);
  QCOMPARE(at({3, 5}, -2, 10), look.theme.now);    // the frame, outside of the tile
  QCOMPARE(at({3, 5}, -4, 10), look.theme.paper);  // the halo round it
  QCOMPARE(at({2, 0}, 4, 4), look.theme.done);
  QCOMPARE(at({2, 0}, 11, 23), Theme::letterOn(look.theme.done));  // its dot
  QCOMPARE(at({6, 3}, 8, 8), look.theme.paper);
  QCOMPARE(at({4, 0}, 0, 8), look.theme.grid);
  // Skipped and passed: its ground and its hatch, and nothing else within the tile.
  const QRect skipped = shown.geometry.grid.tileRect({0, 9}).toRect().adjusted(2, 2, -2, -2);
  QVERIFY(pixelsOf(image, skipped, look.theme.skip) > skipped.width() * skipped.height() / 4);
  QVERIFY(pixelsOf(image, skipped, look.theme.skip) < skipped.width() * skipped.height() * 9 / 10);
  const QRect toCome = shown.geometry.grid.tileRect({6, 15}).toRect().adjusted(2, 2, -2, -2);
  QVERIFY(pixelsOf(image, toCome, look.theme.paper) > toCome.width() * toCome.height() / 4);
  QVERIFY(pixelsOf(image, toCome, look.theme.paper) < toCome.width() * toCome.height() * 9 / 10);
  // Strips: on chip full colour, at rest tint, not written paper.
  const auto block = [&](Tensor tensor, std::int64_t n) {
    return image.pixelColor(shown.geometry.blockRect(tensor, n).center().toPoint());
  };
  QCOMPARE(block(Tensor::Q, 3), look.theme.Q);
  QCOMPARE(block(Tensor::Q, 2), look.theme.tint(look.theme.Q));
  QCOMPARE(block(Tensor::K, 5), look.theme.K);
  QCOMPARE(block(Tensor::V, 6), look.theme.tint(look.theme.V));
  QCOMPARE(block(Tensor::O, 2), look.theme.tint(look.theme.O));
  QCOMPARE(block(Tensor::O, 3), look.theme.paper);
  QCOMPARE(image.pixelColor(shown.geometry.sram.place(OnChipBox::Weights)->rect.center().toPoint()), look.theme.S);
  QCOMPARE(image.pixelColor(5, 300), look.theme.hbm);
  QCOMPARE(image.pixelColor(5, 600), look.theme.sram);
  QCOMPARE(image.pixelColor(5, 512), look.theme.window);  // the bus crosses the window's own ground
}

void StageViewTest::aNewLookIsSeenAtOnce() {
  Shown shown(lessonRun(), 190);
  shown.view.setLook(lookOf(ThemeName::Dark, 1.5));
  const QImage image = shown.picture();
  QCOMPARE(image.pixelColor(5, 200), lookOf(ThemeName::Dark).theme.hbm);
}

void StageViewTest::withoutARun() {
  Session session;
  StageView view(session);
  view.resize(640, 430);
  view.setLook(lookOf(ThemeName::Light));
  view.setSentence(QStringLiteral("nothing"));
  view.setMotion(5, true);
  view.zoomIn();
  QCOMPARE(view.grab().toImage().pixelColor(100, 100), lookOf(ThemeName::Light).theme.window);
  QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(100, 100));
  QTest::mouseDClick(&view, Qt::LeftButton, {}, QPoint(100, 100));
}

void StageViewTest::aClickChoosesATile() {
  Shown shown(lessonRun(), 190);
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.middleOf({6, 2}));
  QCOMPARE(*shown.session.chosenTile(), (TileIndex{6, 2}));
  const QRect tile = shown.geometry.grid.tileRect({6, 2}).toRect();
  const QColor ink = lookOf(ThemeName::Light).theme.ink;
  QVERIFY2(pixelsOf(shown.picture(), tile.adjusted(-1, -1, 2, 2), ink) > 0, "it is framed in ink");
  // Beside the grid: back to following.
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, QPoint(600, 440));
  QVERIFY(!shown.session.chosenTile().has_value());
  QCOMPARE(shown.session.position(), qint64{190});
}

void StageViewTest::aDoubleClickGoesToTheTile() {
  Shown shown(lessonRun(), 190);
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.middleOf({5, 1}));
  QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.middleOf({5, 1}));
  const Range positions = shown.session.run()->trace->positionsOf(TileIndex{5, 1});
  QCOMPARE(shown.session.position(), positions.begin + 1);
  QCOMPARE(shown.session.event()->kind, EventKind::Load);
  QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.middleOf({0, 15}));
  QCOMPARE(shown.session.event()->kind, EventKind::TileSkipped);
  QCOMPARE(*shown.session.event()->j, std::int64_t{15});
}

void StageViewTest::zoomControl() {
  Shown shown(lessonRun(), 190);
  QSignalSpy spy(&shown.view, &StageView::zoomChanged);
  const ZoomControl& control = shown.geometry.zoomControl;
  const auto click = [&](const QRectF& part) {
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, part.center().toPoint());
  };
  click(control.minus);
  QCOMPARE(shown.view.zoom(), 1.0);
  QCOMPARE(spy.count(), 0);
  click(control.plus);
  QVERIFY(shown.view.zoom() > 1);
  QCOMPARE(spy.count(), 1);
  for (int n = 0; n < 40; ++n) click(control.plus);
  QCOMPARE(shown.view.zoom(), shown.geometry.largestZoom);
  click(control.minus);
  QVERIFY(shown.view.zoom() < shown.geometry.largestZoom);
  click(control.percent);
  QCOMPARE(shown.view.zoom(), 1.0);
  QTest::keyClick(&shown.view, Qt::Key_Plus);
  QVERIFY(shown.view.zoom() > 1);
  QTest::keyClick(&shown.view, Qt::Key_Minus);
  QCOMPARE(shown.view.zoom(), 1.0);
  QVERIFY2(!shown.session.chosenTile(), "the control is not the grid");
}

/// However long the sequence: at the largest zoom the entries hold their numbers, and rows and keys theirs.
void StageViewTest::numbersAreReachedByZoom() {
  ProblemSettings settings = lessonCausal();
  settings.Tq = settings.Tk = 16'384;
  settings.Br = settings.Bc = 64;
  settings.dk = settings.dv = 16;
  for (const auto& run : {lessonRun(), runOf(settings)}) {
    const auto facts = stageFacts(*run);
    for (const double textSize : {1.0, 1.25}) {
      const Metrics metrics = lookOf(ThemeName::Light, textSize).metrics;
      const StageGeometry whole = layOutStage(*facts, metrics, QSizeF(1200, 900));
      QVERIFY(!showsValues(whole.grid, metrics));
      const StageGeometry near = layOutStage(*facts, metrics, QSizeF(1200, 900), {whole.largestZoom, QPointF(9e6, 9e6)});
      QVERIFY(showsValues(near.grid, metrics));
      const auto holds = [&near](const QString& text) {
        return std::ranges::any_of(near.labels, [&text](const StageLabel& each) { return each.text == text; });
      };
      const std::int64_t last = run->problem.Tq() - 1;
      QVERIFY(holds(QStringLiteral("*r* %1").arg(grouped(last))) || holds(grouped(last)));
      QVERIFY(holds(QStringLiteral("*t* %1").arg(grouped(last))) || holds(QStringLiteral("*t* %1").arg(grouped(last - 1))));
    }
  }
}

void StageViewTest::zoomAboutThePointer() {
  Shown shown(lessonRun(), 0);
  const QPoint at = shown.middleOf({5, 11});
  turnWheel(shown.view, at, 8, Qt::NoModifier);
  QCOMPARE(shown.view.zoom(), 1.0);
  turnWheel(shown.view, at, 8, Qt::ControlModifier);
  QVERIFY(shown.view.zoom() > 3);
  // The tile under the pointer is the same as before.
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, at);
  QCOMPARE(*shown.session.chosenTile(), (TileIndex{5, 11}));
  turnWheel(shown.view, at, -40, Qt::ControlModifier);
  QCOMPARE(shown.view.zoom(), 1.0);
}

void StageViewTest::draggingPans() {
  Shown shown(lessonRun(), 0);
  const QPoint at = shown.middleOf({4, 8});
  turnWheel(shown.view, at, 8, Qt::ControlModifier);
  QTest::mousePress(&shown.view, Qt::LeftButton, {}, at);
  QTest::mouseMove(&shown.view, at + QPoint(40, 0));
  QTest::mouseMove(&shown.view, at + QPoint(110, 0));
  QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, at + QPoint(110, 0));
  QVERIFY2(!shown.session.chosenTile(), "a drag is no click");
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, at + QPoint(110, 0));
  QCOMPARE(*shown.session.chosenTile(), (TileIndex{4, 8}));
}

/// Without a mouse: any tile is reached from the one at hand.
void StageViewTest::controlShiftAndArrowsSelect() {
  Shown shown(lessonRun(), 190);  // at work on tile (3, 5)
  const auto press = [&shown](Qt::Key key) {
    QTest::keyClick(&shown.view, key, Qt::ControlModifier | Qt::ShiftModifier);
    return shown.session.chosenTile();
  };
  QCOMPARE(*press(Qt::Key_Right), (TileIndex{3, 6}));
  QCOMPARE(*press(Qt::Key_Down), (TileIndex{4, 6}));
  QCOMPARE(*press(Qt::Key_Left), (TileIndex{4, 5}));
  for (int n = 0; n < 9; ++n) press(Qt::Key_Up);
  QCOMPARE(*shown.session.chosenTile(), (TileIndex{0, 5}));
  QVERIFY(shown.view.accessibleName().contains(QStringLiteral("(0, 5)")));
}

void StageViewTest::altAndArrowsPan() {
  Shown shown(lessonRun(), 190);
  const QImage whole = shown.picture();
  QTest::keyClick(&shown.view, Qt::Key_Right, Qt::AltModifier);
  QCOMPARE(shown.picture(), whole);
  for (int n = 0; n < 5; ++n) QTest::keyClick(&shown.view, Qt::Key_Plus);
  QVERIFY(shown.view.zoom() > 2);
  const QImage before = shown.picture();
  QTest::keyClick(&shown.view, Qt::Key_Right, Qt::AltModifier);
  const QImage right = shown.picture();
  QVERIFY(right != before);
  QTest::keyClick(&shown.view, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(shown.picture(), before);
  QTest::keyClick(&shown.view, Qt::Key_Down, Qt::AltModifier);
  QVERIFY(shown.picture() != before && shown.picture() != right);
  // Without Alt the arrows belong to the window.
  QKeyEvent plain(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
  QCoreApplication::sendEvent(&shown.view, &plain);
  QVERIFY(!plain.isAccepted());
}

void StageViewTest::doneTilesShowScoresWhenNear() {
  ProblemSettings settings = shaped(8, 8, 4, 4, 2, true);
  Shown shown(runOf(settings), 0);
  const TileIndex tile{1, 0};
  shown.session.setPosition(shown.session.stepCount());
  const QRect rect = shown.geometry.grid.tileRect(tile).toRect().adjusted(3, 3, -3, -3);
  if (shown.geometry.grid.entrySide() < 22) QSKIP("the entries of this stage are too small");
  const Look look = lookOf(ThemeName::Light);
  const QImage image = shown.picture();
  QVERIFY(pixelsOf(image, rect, look.theme.done) > rect.width() * rect.height() / 2);
  // Each of its eight entries has ink: the dot alone would lie in the middle.
  const GridPlace& grid = shown.geometry.grid;
  for (std::int64_t r = 4; r < 8; ++r) {
    for (std::int64_t t = 0; t < 2; ++t) {
      const QRect cell(QPoint(int(grid.keyX(double(t))) + 3, int(grid.queryY(double(r))) + 3),
                       QPoint(int(grid.keyX(double(t + 1))) - 3, int(grid.queryY(double(r + 1))) - 3));
      QVERIFY(pixelsOf(image, cell, look.theme.done) < cell.width() * cell.height());
    }
  }
}

void StageViewTest::theTileAtHandStaysInView() {
  Shown shown(lessonRun(), 0);
  turnWheel(shown.view, shown.middleOf({0, 0}), 12, Qt::ControlModifier);
  shown.session.setPosition(shown.session.run()->trace->positionsOf(TileIndex{7, 9}).begin + 3);
  const QColor now = lookOf(ThemeName::Light).theme.now;
  const QRect view = shown.geometry.grid.view.toRect();
  QVERIFY(pixelsOf(shown.picture(), view, now) > 100);
}

void StageViewTest::enlargedTilesShowValues() {
  Shown shown(lessonRun(), 190);
  const QColor now = lookOf(ThemeName::Light).theme.now;
  const QRect tile = shown.geometry.grid.tileRect({3, 5}).toRect();
  QVERIFY(pixelsOf(shown.picture(), tile, now) > tile.width() * tile.height() / 2);
  turnWheel(shown.view, tile.center(), 6, Qt::ControlModifier);  // nearly three times: 69 px a tile
  QVERIFY(shown.view.zoom() > 2.5);
  const QRect core(tile.center() - QPoint(12, 12), QSize(24, 24));
  const QImage image = shown.picture();
  QCOMPARE(pixelsOf(image, core, now), 0);
  QVERIFY2(pixelsOf(image, core, image.pixelColor(core.center())) < 24 * 24, "weights differ from entry to entry");
}

void StageViewTest::arrowsAreLeftToTheWindow() {
  Shown shown(lessonRun(), 190);
  for (const int key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Space, Qt::Key_Home, Qt::Key_PageDown}) {
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(&shown.view, &press);
    QVERIFY(!press.isAccepted());
  }
  QCOMPARE(shown.session.position(), qint64{190});
}

void StageViewTest::forScreenReaders() {
  Shown shown(lessonRun(), 190);
  shown.view.setSentence(QStringLiteral("In 15 of 128 rows the maximum grew."));
  QCOMPARE(shown.view.accessibleName(), QStringLiteral("Tile (3, 5), full, now"));
  QCOMPARE(shown.view.accessibleDescription(), QStringLiteral("In 15 of 128 rows the maximum grew."));
  shown.session.chooseTile(TileIndex{0, 1});
  QCOMPARE(shown.view.accessibleName(), QStringLiteral("Tile (0, 1), partial, done"));
  shown.session.setPosition(0);
  QCOMPARE(shown.view.accessibleName(), QStringLiteral("Score grid, 8 × 16 tiles"));
}

void StageViewTest::oneStepTravels() {
  Shown shown(lessonRun(), 184);  // the next event loads K_5
  const Look look = lookOf(ThemeName::Light);
  const QRect box = shown.geometry.sram.place(OnChipBox::K)->rect.toRect();
  shown.picture();
  shown.session.stepEvent(+1);
  QCOMPARE(*shown.session.event()->tensor, Tensor::K);
  // On its way something in the colour of now is on the bus or beside it; in the end the count lies on the box.
  const auto countLies = [&] { return pixelsOf(shown.picture(), box.adjusted(2, 2, -2, -2), look.theme.now) > 100; };
  QVERIFY2(!countLies(), "it does not arrive at once");
  QTRY_VERIFY_WITH_TIMEOUT(countLies(), 3000);
  shown.session.stepEvent(+1);
  QTRY_VERIFY2_WITH_TIMEOUT(!countLies(), "until the next event", 3000);
}

void StageViewTest::othersDoNot_data() {
  QTest::addColumn<qint64>("from");
  QTest::addColumn<qint64>("to");
  QTest::addColumn<double>("speed");
  QTest::addColumn<bool>("playing");
  QTest::addColumn<bool>("scrubbing");
  QTest::addColumn<bool>("count");
  QTest::newRow("back") << qint64{186} << qint64{185} << 1.0 << false << false << true;
  QTest::newRow("seek") << qint64{100} << qint64{185} << 1.0 << false << false << true;
  QTest::newRow("scrub") << qint64{184} << qint64{185} << 1.0 << false << true << true;
  QTest::newRow("fast") << qint64{184} << qint64{185} << 25.0 << true << false << false;
  QTest::newRow("without drawing") << qint64{184} << qint64{185} << 0.0 << true << false << false;
}

void StageViewTest::othersDoNot() {
  QFETCH(qint64, from);
  QFETCH(qint64, to);
  QFETCH(double, speed);
  QFETCH(bool, playing);
  QFETCH(bool, scrubbing);
  QFETCH(bool, count);
  const Look look = lookOf(ThemeName::Light);
  Shown shown(lessonRun(), from);
  const QRect box = shown.geometry.sram.place(OnChipBox::K)->rect.toRect().adjusted(2, 2, -2, -2);
  shown.view.setMotion(speed, playing);
  shown.view.setScrubbing(scrubbing);
  shown.session.setPosition(to);
  QCOMPARE(pixelsOf(shown.picture(), box, look.theme.now) > 100, count);
  // At rest the count stands, however one has come here.
  shown.view.setMotion(1, false);
  const QImage moved = shown.picture();
  QVERIFY(pixelsOf(moved, box, look.theme.now) > 100);
  Shown there(lessonRun(), to);
  QVERIFY2(moved == there.picture(), "the same picture as if one had been there all the time");
}

void StageViewTest::reducedMotion() {
  Look look = lookOf(ThemeName::Light);
  look.reducedMotion = true;
  Shown shown(lessonRun(), 184, look);
  shown.session.stepEvent(+1);
  const QImage first = shown.picture();
  const QRect box = shown.geometry.sram.place(OnChipBox::K)->rect.toRect();
  QVERIFY2(pixelsOf(first, box, look.theme.now) > 100, "the count lies on the box at once");
  const double busX = shown.geometry.loadArrow.x1();
  const QRect bus(static_cast<int>(busX) - 2, 130, 5, 350);
  QVERIFY2(pixelsOf(first, bus, look.theme.now) > 50, "a line leads there");
  QTest::qWait(60);
  QCOMPARE(shown.picture(), first);
}

void StageViewTest::hoveringSaysWhatATileIs() {
  Shown shown(lessonRun(), 190);
  const auto hover = [&](QPoint at) {
    QHelpEvent help(QEvent::ToolTip, at, shown.view.mapToGlobal(at));
    QCoreApplication::sendEvent(&shown.view, &help);
  };
  hover(shown.middleOf({3, 5}));
  QTRY_COMPARE(QToolTip::text(), QStringLiteral("Tile (3, 5), full, now\nqueries 384–511, keys 320–383"));
  hover(QPoint(600, 440));
  QTRY_VERIFY(!QToolTip::isVisible());
  // Enlarged so far that an entry can be aimed at, the tip names it and its value.
  const QPoint middle = shown.middleOf({3, 5});
  turnWheel(shown.view, middle, 18, Qt::ControlModifier);
  hover(middle);
  QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("weight, not normalised")));
}

namespace {

class PaintCounter : public QObject {
 public:
  int count = 0;

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    count += event->type() == QEvent::Paint ? 1 : 0;
    return false;
  }
};

}  // namespace

void StageViewTest::atMostThirtyRepaintsASecond() {
  Shown shown(lessonRun(), 0);
  QVERIFY(QTest::qWaitForWindowExposed(&shown.view));
  shown.view.setMotion(1000, true);
  PaintCounter counter;
  shown.view.installEventFilter(&counter);
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < 400) {
    shown.session.setPosition((shown.session.position() + 7) % shown.session.stepCount());
    QCoreApplication::processEvents();
  }
  const auto allowed = static_cast<int>(clock.elapsed() / 33) + 2;
  QVERIFY2(counter.count <= allowed,
           qPrintable(QStringLiteral("%1 repaints, %2 allowed").arg(counter.count).arg(allowed)));
  QVERIFY(counter.count >= 2);
}

void StageViewTest::rowsWithoutKeys() {
  // Bottom-right, more queries than keys: the first 8 of 16 queries see no key.
  Shown shown(runOf(shaped(16, 8, 4, 4, 4, true, Alignment::BottomRight)), 0);
  shown.session.setPosition(shown.session.stepCount());
  const QImage image = shown.picture();
  const Look look = lookOf(ThemeName::Light);
  const auto inkIn = [&](Tensor tensor, std::int64_t block) {
    return pixelsOf(image, shown.geometry.blockRect(tensor, block).toRect().adjusted(0, 3, 0, -3), look.theme.ink);
  };
  for (const Tensor tensor : {Tensor::O, Tensor::lse}) {
    QVERIFY(inkIn(tensor, 0) > 0);
    QVERIFY(inkIn(tensor, 1) > 0);
    QCOMPARE(inkIn(tensor, 2), 0);
  }
}

void StageViewTest::allProblemsPaint_data() {
  QTest::addColumn<int>("problem");
  QTest::addColumn<int>("percent");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) {
    if (problems[n].settings.Tq > 4096) continue;
    for (const int percent : {80, 100, 200}) {
      QTest::addRow("%s, %d %%", problems[n].name, percent) << static_cast<int>(n) << percent;
    }
  }
}

void StageViewTest::allProblemsPaint() {
  QFETCH(int, problem);
  QFETCH(int, percent);
  const Staged& made = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  // No arithmetic: the picture follows from the problem alone.
  const auto inputs = std::make_shared<const Inputs>(makeInputs(made.problem));
  auto run = std::make_shared<Run>(
      Run{{}, made.problem, inputs, {}, made.facts->census, made.trace, {}, {}});
  run->hbm = std::make_shared<const HbmInputs>(made.problem, *inputs);
  // Far too small for anything to be read, but not for it to go wrong.
  for (const QSize size : {QSize(1, 1), QSize(60, 40), QSize(480, 240)}) {
    for (const StageArrangement arrangement : {StageArrangement::SramBelow, StageArrangement::SramBeside,
                                               StageArrangement::Presented}) {
      Shown shown(run, made.trace->eventCount() / 2, lookOf(ThemeName::Light, percent / 100.0), size);
      shown.view.setArrangement(arrangement);
      QVERIFY(!shown.picture().isNull());
    }
  }
  for (const QSize size : {QSize(640, 430), QSize(1200, 800)}) {
    Shown shown(run, made.trace->eventCount() / 2, lookOf(ThemeName::Light, percent / 100.0), size);
    QVERIFY(pixelsOf(shown.picture(), QRect(QPoint(0, 0), size),
                     shown.session.event()->j ? lookOf(ThemeName::Light).theme.now
                                              : lookOf(ThemeName::Light).theme.hbm) > 0);
    turnWheel(shown.view, shown.geometry.grid.view.center().toPoint(), 20, Qt::ControlModifier);
    QVERIFY(shown.view.zoom() > 30);
    QVERIFY(!shown.picture().isNull());
  }
}

void StageViewTest::everyAlgorithmPaints_data() {
  QTest::addColumn<int>("problem");
  const auto problems = familyProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) QTest::newRow(problems[n].name) << static_cast<int>(n);
}

void StageViewTest::everyAlgorithmPaints() {
  QFETCH(int, problem);
  const auto run = runOf(familyProblems()[static_cast<std::size_t>(problem)].settings);
  const qint64 end = run->trace->eventCount();
  for (const QSize size : {QSize(1, 1), QSize(480, 240), QSize(708, 690)}) {
    for (const StageArrangement arrangement : {StageArrangement::SramBelow, StageArrangement::SramBeside,
                                               StageArrangement::Presented}) {
      Shown shown(run, 0, lookOf(ThemeName::Dark, size.width() == 480 ? 2 : 1), size);
      shown.view.setArrangement(arrangement);
      for (qint64 k = 0; k <= end; k += std::max<qint64>(1, end / 7)) {
        shown.session.setPosition(k);
        QVERIFY(!shown.picture().isNull());
      }
    }
  }
  Shown shown(run, end / 2);
  turnWheel(shown.view, shown.geometry.grid.view.center().toPoint(), 12, Qt::ControlModifier);
  for (qint64 k = end / 2; k < std::min(end, end / 2 + 20); ++k) {
    shown.session.stepEvent(+1);
    QVERIFY(!shown.picture().isNull());
  }
}

void StageViewTest::hoveringSaysWhatAStripHolds() {
  ProblemSettings settings;
  for (const NamedSettings& each : familyProblems()) {
    if (qstrcmp(each.name, "backward, FA-2") == 0) settings = each.settings;
  }
  const auto run = runOf(settings);
  Shown shown(run, run->trace->eventCount(), lookOf(ThemeName::Light), QSize(1000, 900));
  const auto tipAt = [&](QPointF at) {
    QHelpEvent help(QEvent::ToolTip, at.toPoint(), shown.view.mapToGlobal(at.toPoint()));
    QCoreApplication::sendEvent(&shown.view, &help);
    return QToolTip::text();
  };
  // Row 12 of dQ, column 2: rows are queries, whatever the keys are.
  const QRectF dQ = shown.geometry.strip(Tensor::dQ).view;
  const QPointF at(dQ.left() + 2.5 * dQ.width() / 4, shown.geometry.grid.queryY(12.5));
  const QStringList lines = tipAt(at).split(u'\n');
  QCOMPARE(lines[0], QStringLiteral("dQ block 2, in HBM"));
  QCOMPARE(lines[1], QStringLiteral("queries 10–14, 5 × 4\u00A0values"));
  QVERIFY(lines[2].endsWith(QStringLiteral("parts summed")));
  QCOMPARE(lines[3], QStringLiteral("row 12, column 2: %1").arg(fixed(run->result->backward->gradients.dQ(12, 2), 4)));
  // Row 30 of V, column 5: rows are keys.
  const QRectF V = shown.geometry.strip(Tensor::V).view;
  const QStringList keys = tipAt({shown.geometry.grid.keyX(30.5), V.top() + 5.5 * V.height() / 6}).split(u'\n');
  QCOMPARE(keys[0], QStringLiteral("V block 3, in HBM"));
  QCOMPARE(keys[1], QStringLiteral("keys 24–31, 8 × 6\u00A0values"));
  QCOMPARE(keys[2], QStringLiteral("row 30, column 5: %1").arg(fixed(run->inputs->V(30, 5), 4)));
  // A statistic has no columns.
  const QRectF lse = shown.geometry.strip(Tensor::lse).view;
  QVERIFY(tipAt({lse.center().x(), shown.geometry.grid.queryY(20.5)})
              .endsWith(QStringLiteral("row 20: %1").arg(fixed(run->result->lse(20), 4))));
}

void StageViewTest::matricesAreDashedUntilWritten() {
  ProblemSettings settings = shaped(128, 128, 8, 16, 16, false);
  settings.algorithm = Algorithm::Standard;
  const auto run = runOf(settings);
  const Look look = lookOf(ThemeName::Light);
  const auto s12 = run->trace->next(0, [](const Event& event) {
    return event.kind == EventKind::Store && event.tensor == Tensor::S && event.block == 8 + 2;
  });
  Shown shown(run, 0, look);
  shown.view.setMotion(25, true);  // without the count on the tile
  shown.session.setPosition(*s12);
  const QImage image = shown.picture();
  const auto middle = [&](Tensor matrix, TileIndex tile) {
    return image.pixelColor(shown.geometry.findMatrix(matrix)->grid.tileRect(tile).topLeft().toPoint() + QPoint(5, 5));
  };
  QCOMPARE(middle(Tensor::S, {1, 1}), look.theme.S);
  QCOMPARE(middle(Tensor::S, {1, 2}), look.theme.now);
  QCOMPARE(middle(Tensor::S, {1, 3}), look.theme.paper);
  QCOMPARE(middle(Tensor::P, {0, 0}), look.theme.paper);
  // A click on the second matrix chooses its tile.
  const QRectF tile = shown.geometry.findMatrix(Tensor::P)->grid.tileRect({3, 2});
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, tile.center().toPoint());
  QCOMPARE(*shown.session.chosenTile(), (TileIndex{3, 2}));
}

void StageViewTest::sumsFillUp() {
  ProblemSettings settings = lessonCausal();
  settings.backward = true;
  Shown shown(runOf(settings), 600);  // dQ_4 has gone back with 6 of its 10 parts, and its count is off the strip
  const Look look = lookOf(ThemeName::Light);
  const QImage image = shown.picture();
  const auto at = [&](std::int64_t block, double share) {
    const QRectF rect = shown.geometry.blockRect(Tensor::dQ, block);
    return image.pixelColor(QPointF(rect.center().x() + 5, rect.bottom() - share * rect.height()).toPoint());
  };
  QCOMPARE(at(4, 0.5), look.theme.Q);
  QCOMPARE(at(4, 0.7), look.theme.paper);
  QCOMPARE(at(6, 0.3), look.theme.tint(look.theme.Q));  // 5 of 14
  QCOMPARE(at(6, 0.5), look.theme.paper);
  QCOMPARE(at(1, 0.8), look.theme.tint(look.theme.Q));  // complete
}

QTEST_MAIN(StageViewTest)
#include "tst_stage_view.moc"

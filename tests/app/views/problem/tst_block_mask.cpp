// SPDX-License-Identifier: GPL-3.0-or-later
// The painter of block masks: where cells lie, and what the mouse, the keys and the patterns make of a mask.
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "app/views/problem/block_mask_dialog.h"
#include "app/views/problem/block_mask_view.h"

using namespace tilewise;

using Cell = BlockMaskGeometry::Cell;

class TestBlockMask : public QObject {
  Q_OBJECT

 private slots:
  void everyTileIsDrawnInOneCell_data();
  void everyTileIsDrawnInOneCell();
  void aPointFindsItsCell();
  void aQuickDragMissesNoCell();
  void aClickTurnsATileOver();
  void aDragPaintsWhatItPasses();
  void arrowsAndSpacePaint();
  void aReducedGridPaintsWholeGroupsAndSaysSo();
  void patternsAreTheKnownOnes();
  void allNoneAndInvert();
  void theCountFollows();
  void screenReadersHearTheTile();
  void whatOtherMasksSkipIsHatchedAndSaid();
  void okAndCancelAreInSightOnASmallScreen();
  void theKeysScrollToTheirTile();

 private:
  QPushButton& button(const QWidget& where, const char* text) const;
};

QPushButton& TestBlockMask::button(const QWidget& where, const char* text) const {
  for (QPushButton* each : where.findChildren<QPushButton*>()) {
    if (each->text().remove(u'&') == QLatin1StringView(text)) return *each;
  }
  qFatal("no button %s", text);
}

void TestBlockMask::everyTileIsDrawnInOneCell_data() {
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("columns");
  QTest::addColumn<bool>("reduced");
  QTest::newRow("one tile") << 1 << 1 << false;
  QTest::newRow("the lesson") << 8 << 16 << false;
  QTest::newRow("as many as there is room for") << 40 << 50 << false;
  QTest::newRow("one more") << 41 << 50 << true;
  QTest::newRow("ragged groups") << 1000 << 33 << true;
  QTest::newRow("very fine") << 2048 << 2048 << true;
}

void TestBlockMask::everyTileIsDrawnInOneCell() {
  QFETCH(const int, rows);
  QFETCH(const int, columns);
  QFETCH(const bool, reduced);
  const BlockMaskGeometry geometry(rows, columns, {400, 320}, 8, 36);
  QCOMPARE(geometry.isReduced(), reduced);
  std::int64_t next = 0;
  for (int row = 0; row < geometry.cellRows(); ++row) {
    QCOMPARE(geometry.tileRows({row, 0}).begin, next);
    next = geometry.tileRows({row, 0}).end;
  }
  QCOMPARE(next, rows);
  next = 0;
  for (int column = 0; column < geometry.cellColumns(); ++column) {
    QCOMPARE(geometry.tileColumns({0, column}).begin, next);
    next = geometry.tileColumns({0, column}).end;
  }
  QCOMPARE(next, columns);
  QVERIFY(geometry.size().width() <= 400 && geometry.size().height() <= 320);
}

void TestBlockMask::aPointFindsItsCell() {
  const BlockMaskGeometry geometry(8, 16, {400, 320}, 8, 36);
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 16; ++column) {
      QVERIFY(geometry.at(geometry.rect({row, column}).center()) == std::optional(Cell{row, column}));
    }
  }
  QVERIFY(!geometry.at({-1, 5}));
  QVERIFY(!geometry.at({geometry.size().width(), 5}));
  QVERIFY(geometry.nearest({9999, -5}) == (Cell{0, 15}));
}

void TestBlockMask::aQuickDragMissesNoCell() {
  for (const Cell to : {Cell{5, 2}, Cell{0, 7}, Cell{3, 3}, Cell{7, 0}}) {
    const std::vector<Cell> cells = BlockMaskGeometry::between({3, 3}, to);
    QVERIFY(cells.front() == (Cell{3, 3}) && cells.back() == to);
    for (std::size_t n = 1; n < cells.size(); ++n) {
      QVERIFY(std::abs(cells[n].row - cells[n - 1].row) <= 1);
      QVERIFY(std::abs(cells[n].column - cells[n - 1].column) <= 1);
    }
  }
}

void TestBlockMask::aClickTurnsATileOver() {
  BlockMaskView view(BlockMask(8, 16));
  view.resize(480, 300);
  view.show();
  QTest::mouseClick(&view, Qt::LeftButton, {}, view.middle({2, 3}));
  QVERIFY(!view.mask().visible(2, 3));
  QCOMPARE(view.mask().visibleTiles(), 127);
  QTest::mouseClick(&view, Qt::LeftButton, {}, view.middle({2, 3}));
  QCOMPARE(view.mask().visibleTiles(), 128);
  QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(1, 1));  // beside the grid
  QCOMPARE(view.mask().visibleTiles(), 128);
}

void TestBlockMask::aDragPaintsWhatItPasses() {
  BlockMaskView view(BlockMask(8, 16));
  view.resize(480, 300);
  view.show();
  QTest::mousePress(&view, Qt::LeftButton, {}, view.middle({1, 1}));
  QTest::mouseMove(&view, view.middle({1, 6}));
  QTest::mouseMove(&view, view.middle({4, 6}));
  QTest::mouseRelease(&view, Qt::LeftButton, {}, view.middle({4, 6}));
  QCOMPARE(view.mask().visibleTiles(), 128 - 6 - 3);
  for (int j = 1; j <= 6; ++j) QVERIFY(!view.mask().visible(1, j));
  for (int i = 1; i <= 4; ++i) QVERIFY(!view.mask().visible(i, 6));
  // What the first tile becomes, all become: going over an empty one does not turn it back.
  QTest::mouseMove(&view, view.middle({7, 15}));
  QCOMPARE(view.mask().visibleTiles(), 119);
}

void TestBlockMask::arrowsAndSpacePaint() {
  BlockMaskView view(BlockMask(8, 16));
  view.resize(480, 300);
  view.show();
  for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space}) QTest::keyClick(&view, key);
  QVERIFY(!view.mask().visible(1, 2));
  QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
  QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
  QVERIFY(!view.mask().visible(1, 3) && !view.mask().visible(1, 4));
  QTest::keyClick(&view, Qt::Key_End);
  QTest::keyClick(&view, Qt::Key_PageDown);
  QTest::keyClick(&view, Qt::Key_Down);  // there is no further
  QVERIFY(view.current() == (Cell{7, 15}));
  QCOMPARE(view.mask().visibleTiles(), 125);
}

void TestBlockMask::aReducedGridPaintsWholeGroupsAndSaysSo() {
  BlockMaskDialog dialog(BlockMask(512, 512), Look{});
  dialog.resize(520, 600);
  dialog.show();
  BlockMaskView& view = dialog.view();
  QVERIFY(view.geometry().isReduced());
  const std::int64_t group = view.geometry().groupRows() * view.geometry().groupColumns();
  QTest::mouseClick(&view, Qt::LeftButton, {}, view.middle({0, 0}));
  QCOMPARE(view.mask().visibleTiles(), 512 * 512 - group);
  bool said = false;
  for (const QLabel* label : dialog.findChildren<QLabel*>())
    said |= label->isVisible() && label->text().contains(u"stands for");
  QVERIFY(said);
}

void TestBlockMask::patternsAreTheKnownOnes() {
  BlockMaskDialog dialog(BlockMask(8, 16), Look{});
  auto* pattern = dialog.findChild<QComboBox*>();
  const auto spins = dialog.findChildren<QSpinBox*>();
  QSpinBox* value = spins.at(0);
  const auto use = [&](int index, int number) {
    pattern->setCurrentIndex(index);
    value->setValue(number);
    button(dialog, "Use pattern").click();
    return dialog.mask();
  };
  QVERIFY(use(0, 2) == bandedBlocks(8, 16, 2));
  QVERIFY(!spins.at(1)->isEnabled());  // the seed is for random ones
  QVERIFY(use(1, 5) == stridedBlocks(8, 16, 5));
  QVERIFY(use(2, 3) == globalBlocks(8, 16, 3));
  QVERIFY(use(3, 25) == randomBlocks(8, 16, 0.25, 1));
  QVERIFY(spins.at(1)->isEnabled());
  spins.at(1)->setValue(7);
  QVERIFY(use(3, 25) == randomBlocks(8, 16, 0.25, 7));
}

void TestBlockMask::allNoneAndInvert() {
  BlockMaskDialog dialog(bandedBlocks(8, 16, 1), Look{});
  const std::int64_t banded = dialog.mask().visibleTiles();
  button(dialog, "Invert").click();
  QCOMPARE(dialog.mask().visibleTiles(), 128 - banded);
  button(dialog, "All visible").click();
  QCOMPARE(dialog.mask().visibleTiles(), 128);
  button(dialog, "None visible").click();
  QCOMPARE(dialog.mask().visibleTiles(), 0);
}

void TestBlockMask::theCountFollows() {
  BlockMaskDialog dialog(BlockMask(8, 16), Look{});
  dialog.show();
  QCOMPARE(dialog.countText(), QStringLiteral("128 of 128 tiles visible, 100.0\u00A0%"));
  QTest::mouseClick(&dialog.view(), Qt::LeftButton, {}, dialog.view().middle({7, 15}));
  QCOMPARE(dialog.countText(), QStringLiteral("127 of 128 tiles visible, 99.2\u00A0%"));
}

void TestBlockMask::screenReadersHearTheTile() {
  BlockMaskView view(BlockMask(8, 16));
  view.resize(480, 300);
  view.show();
  QTest::keyClick(&view, Qt::Key_Right);
  QCOMPARE(view.accessibleName(), QStringLiteral("Block mask, tile (0, 1), visible"));
  QTest::keyClick(&view, Qt::Key_Space);
  QCOMPARE(view.accessibleName(), QStringLiteral("Block mask, tile (0, 1), empty"));
}

void TestBlockMask::whatOtherMasksSkipIsHatchedAndSaid() {
  BlockMaskDialog dialog(BlockMask(8, 8), Look{});
  dialog.show();
  const auto says = [&dialog](QStringView words) {
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(words)) return true;
    }
    return false;
  };
  QVERIFY(says(u"filled tiles are visible, dotted ones empty"));
  QVERIFY(!says(u"another mask"));
  BlockMaskView& view = dialog.view();
  const QImage before = view.grab().toImage();
  dialog.setOtherMasks(
      [](std::int64_t i, std::int64_t j) { return j > i ? std::optional(SkipReason::Causal) : std::nullopt; });
  QVERIFY(says(u"another mask"));
  view.clearFocus();
  const QImage after = view.grab().toImage();
  const auto part = [&view](const QImage& image, int row, int column) {
    QRect place(0, 0, 20, 20);
    place.moveCenter(view.middle({row, column}));
    return image.copy(place);
  };
  QVERIFY(part(before, 2, 5) != part(after, 2, 5));
  QVERIFY(part(before, 5, 2) == part(after, 5, 2));
  QTest::keyClick(&view, Qt::Key_Right);
  QCOMPARE(view.cellText(), QStringLiteral("tile (0, 1), visible, skipped by the causal mask in any case"));
}

void TestBlockMask::okAndCancelAreInSightOnASmallScreen() {
  Look look;
  look.metrics.s = 2;
  BlockMaskDialog dialog(BlockMask(8, 16), look);
  dialog.resize(1000, 480);
  dialog.show();
  QCOMPARE(dialog.height(), 480);
  for (const char* name : {"OK", "Cancel"}) {
    const QPushButton& each = button(dialog, name);
    QVERIFY(dialog.rect().contains(QRect(each.mapTo(&dialog, QPoint(0, 0)), each.size())));
  }
}

void TestBlockMask::theKeysScrollToTheirTile() {
  Look look;
  look.metrics.s = 2;
  BlockMaskDialog dialog(BlockMask(8, 16), look);
  dialog.resize(1000, 360);
  dialog.show();
  dialog.activateWindow();
  BlockMaskView& view = dialog.view();
  view.setFocus();
  QTRY_VERIFY(view.hasFocus());
  const auto inSight = [&view] {
    const QPoint middle = view.middle(view.current());
    return view.visibleRegion().contains(middle);
  };
  QTest::keyClick(&view, Qt::Key_PageDown);
  QVERIFY(inSight());
  QTest::keyClick(&view, Qt::Key_PageUp);
  QVERIFY(inSight());
}

QTEST_MAIN(TestBlockMask)
#include "tst_block_mask.moc"

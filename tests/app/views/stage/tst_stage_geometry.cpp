// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "app/views/look/metrics.h"
#include "app/views/stage/capacity_layout.h"
#include "app/views/stage/stage_geometry.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

class StageGeometryTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void stripsLieAlongTheGrid_data();
  void stripsLieAlongTheGrid();
  void boxesAreToOneScale_data() { stripsLieAlongTheGrid_data(); }
  void boxesAreToOneScale();
  void theScalesOfTheDesign();
  void theFormulaReadsFromLeftToRight();
  void theGaugeShowsBytes();
  void tooMuchForTheDevice();
  void pillsStayInView();
  void textSizeLeavesTilesTheirRoom();
  void theGridStaysInFront_data();
  void theGridStaysInFront();
  void aFewSwatchesStayOfTheLegend();
  void boxesOfAFewValuesAreNoSpecks();
  void theFactorStandsClearOfItsBox_data();
  void theFactorStandsClearOfItsBox();
};

void StageGeometryTest::stripsLieAlongTheGrid_data() {
  QTest::addColumn<int>("problem");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) QTest::newRow(problems[n].name) << static_cast<int>(n);
}

void StageGeometryTest::stripsLieAlongTheGrid() {
  QFETCH(int, problem);
  const Staged& staged = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  for (const double zoom : {1.0, 4.0}) {
    const StageGeometry stage = layOutStage(*staged.facts, {}, QSizeF(708, 690), {zoom, QPointF(33, 21)});
    const QRectF view = stage.grid.view;
    for (const StripPlace& strip : stage.strips) {
      QVERIFY(stage.hbmCard.contains(strip.view));
      QVERIFY(!strip.view.intersects(view));
      if (strip.down) {
        QCOMPARE(strip.view.top(), view.top());
        QCOMPARE(strip.view.bottom(), view.bottom());
      } else {
        QCOMPARE(strip.view.left(), view.left());
        QCOMPARE(strip.view.right(), view.right());
      }
    }
    QVERIFY(stage.strip(Tensor::Q).view.right() < view.left());
    QVERIFY(stage.strip(Tensor::O).view.left() > view.right());
    QVERIFY(stage.strip(Tensor::K).view.bottom() < stage.strip(Tensor::V).view.top());
    QVERIFY(stage.strip(Tensor::V).view.bottom() < view.top());
    // A block of a strip stands at its tiles.
    const std::int64_t i = stage.grid.visibleRows().last();
    const std::int64_t j = stage.grid.visibleColumns().last();
    const QRectF tile = stage.grid.tileRect({i, j});
    QCOMPARE(stage.blockRect(Tensor::O, i).top(), tile.top());
    QCOMPARE(stage.blockRect(Tensor::O, i).height(), tile.height());
    QCOMPARE(stage.blockRect(Tensor::V, j).left(), tile.left());
    QCOMPARE(stage.blockRect(Tensor::V, j).width(), tile.width());
  }
}

void StageGeometryTest::boxesAreToOneScale() {
  QFETCH(int, problem);
  const Staged& staged = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  const StageGeometry stage = layOutStage(*staged.facts, {}, QSizeF(708, 690));
  // The largest side gives the scale; all others follow to a pixel, and are at least two.
  double scale = 0;
  double longest = 0;
  for (const OnChipEntry& entry : staged.facts->onChip) {
    const BoxPlace& place = *stage.sram.place(entry.box);
    const bool transposed = entry.box == OnChipBox::K;
    const auto rows = static_cast<double>(transposed ? entry.columns : entry.rows);
    if (rows > longest) {
      longest = rows;
      scale = place.rect.height() / rows;
    }
  }
  for (const OnChipEntry& entry : staged.facts->onChip) {
    const BoxPlace& place = *stage.sram.place(entry.box);
    const bool transposed = entry.box == OnChipBox::K;
    const auto rows = static_cast<double>(transposed ? entry.columns : entry.rows);
    const auto columns = static_cast<double>(transposed ? entry.rows : entry.columns);
    const double least = place.line ? 4 : 2;
    QVERIFY(std::abs(place.rect.height() - std::max(least, rows * scale)) <= 1.01);
    if (!place.line) QVERIFY(std::abs(place.rect.width() - std::max(2.0, columns * scale)) <= 1.01);
  }
}

void StageGeometryTest::theScalesOfTheDesign() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const auto heightOfQ = [&](QSizeF size) {
    return layOutStage(*lesson.facts, {}, size).sram.place(OnChipBox::Q)->rect.height();
  };
  QCOMPARE(heightOfQ(QSizeF(708, 690)), 0.75 * 128);
  QCOMPARE(heightOfQ(QSizeF(694, 550)), 0.5 * 128);
  QCOMPARE(heightOfQ(QSizeF(1400, 900)), 1.0 * 128);
}

void StageGeometryTest::theFormulaReadsFromLeftToRight() {
  for (const NamedSettings& each : stageProblems()) {
    const StageGeometry stage = layOutStage(*stagedOnce(each.name).facts, {}, QSizeF(708, 690));
    double before = stage.sramCard.left();
    for (const OnChipBox box : {OnChipBox::Q, OnChipBox::K, OnChipBox::Weights, OnChipBox::V, OnChipBox::Output,
                                OnChipBox::m, OnChipBox::l}) {
      const QRectF rect = stage.sram.place(box)->rect;
      QVERIFY2(rect.left() > before, each.name);
      before = rect.right();
    }
  }
}

void StageGeometryTest::theGaugeShowsBytes() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const Gauge gauge = gaugeOf(*lesson.facts);
  QVERIFY(std::abs(gauge.used - 66560.0 / 232448) < 1e-12);
  QCOMPARE(gauge.capacity, 1.0);
  QVERIFY(std::abs(gauge.parts[0].end - 16384.0 / 232448) < 1e-12);  // Q: 8,192 values of 2 bytes
  double before = 0;
  for (const GaugePart& part : gauge.parts) {
    QCOMPARE(part.begin, before);
    before = part.end;
  }
}

void StageGeometryTest::tooMuchForTheDevice() {
  ProblemSettings settings = shaped(1024, 1024, 64, 512, 256, false);
  const Staged large = staged(settings);
  QCOMPARE(large.facts->bytesTooMany(), large.facts->onChipTotal.bytes - 232448);
  QVERIFY(large.facts->bytesTooMany() > 0);
  const Gauge gauge = gaugeOf(*large.facts);
  QCOMPARE(gauge.used, 1.0);
  QVERIFY(gauge.capacity < 1);
  const StageGeometry stage = layOutStage(*large.facts, {}, QSizeF(900, 690));
  QStringList faults;
  for (const StageLabel& label : stage.labels) {
    if (label.what == StageText::CapacityFault) faults.append(label.text);
  }
  QCOMPARE(faults.size(), 2);
  QVERIFY(faults.last().contains(QStringLiteral("bytes too many")));
  // No capacity: nothing to hold it against.
  settings.sramBytes = 1000000;
  QCOMPARE(staged(settings).facts->bytesTooMany(), std::int64_t{0});
  QVERIFY(staged(settings).facts->capacityName.isEmpty());
}

void StageGeometryTest::pillsStayInView() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageGeometry stage = layOutStage(*lesson.facts, {}, QSizeF(708, 690), {8, QPointF(0, 0)});
  const QRectF view = stage.grid.view;
  for (const std::int64_t block : {0, 3, 7}) {
    const QRectF pill = stage.pill(true, block).place;
    QVERIFY(view.top() <= pill.top() && pill.bottom() <= view.bottom());
  }
  for (const std::int64_t block : {0, 5, 15}) {
    const QRectF pill = stage.pill(false, block).place;
    QVERIFY(view.left() <= pill.left() && pill.right() <= view.right());
  }
}

void StageGeometryTest::textSizeLeavesTilesTheirRoom() {
  // Tiles do not follow the text size; texts give way before the grid loses more than a third of its side.
  const Staged& lesson = stagedOnce("the lesson, causal");
  Metrics large;
  large.s = 1.25;
  const double usual = layOutStage(*lesson.facts, {}, QSizeF(1200, 800)).grid.view.width();
  const double enlarged = layOutStage(*lesson.facts, large, QSizeF(1200, 800)).grid.view.width();
  QVERIFY(enlarged > 0.85 * usual);
}

void StageGeometryTest::theGridStaysInFront_data() {
  QTest::addColumn<QSizeF>("size");
  QTest::addColumn<double>("scale");
  QTest::addColumn<double>("share");
  QTest::addColumn<int>("arrangement");
  const auto row = [](const char* name, QSizeF size, double scale, double share, StageArrangement arrangement) {
    QTest::newRow(name) << size << scale << share << static_cast<int>(arrangement);
  };
  row("1440 x 900, 100 %", {708, 690}, 1, 0.5, StageArrangement::SramBelow);
  row("1280 x 720, 100 %", {854, 500}, 1, 0.42, StageArrangement::SramBelow);
  row("1280 x 720, 150 %, beside the panels", {783, 385}, 1.5, 0.5, StageArrangement::SramBeside);
  row("1280 x 720, 200 %, alone", {1248, 374}, 2, 0.53, StageArrangement::SramBeside);
  row("1024 x 768, 200 %, alone", {992, 388}, 2, 0.53, StageArrangement::SramBeside);
  row("1024 x 768, 150 %, beside the panels", {528, 380}, 1.5, 0.3, StageArrangement::SramRow);
  row("1280 x 720 with a title bar, 200 %", {1240, 276}, 2, 0.3, StageArrangement::Presented);
}

/// Whatever the size of window and text, the grid has about half of the shorter side, and SRAM stands where it lets it.
void StageGeometryTest::theGridStaysInFront() {
  QFETCH(const QSizeF, size);
  QFETCH(const double, scale);
  QFETCH(const double, share);
  QFETCH(const int, arrangement);
  Metrics metrics;
  metrics.s = scale;
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageGeometry stage = layOutStage(*lesson.facts, metrics, size);
  QCOMPARE(static_cast<int>(stage.arrangement), arrangement);
  const double side = std::min(stage.grid.view.width(), stage.grid.view.height());
  const double wanted = share * std::min(size.width(), size.height());
  QVERIFY2(side >= wanted, qPrintable(QStringLiteral("%1 of at least %2 px").arg(side).arg(wanted)));
  // Nothing of SRAM is gone: its boxes and how much of the device they take.
  QCOMPARE(stage.sram.boxes.size(), static_cast<qsizetype>(lesson.facts->onChip.size()));
  QVERIFY(std::ranges::any_of(stage.labels, [](const auto& label) { return label.what == StageText::CapacityUsed; }));
  const bool counts = std::ranges::any_of(stage.labels, [](const auto& label) { return label.what == StageText::MovedValues; });
  QCOMPARE(counts, stage.arrangement != StageArrangement::Presented);
}

/// Where the table of kinds and states has no room, its states are still told.
void StageGeometryTest::aFewSwatchesStayOfTheLegend() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  for (const auto& [size, scale] : {std::pair(QSizeF(783, 385), 1.5), std::pair(QSizeF(1248, 374), 2.0)}) {
    Metrics metrics;
    metrics.s = scale;
    const StageGeometry stage = layOutStage(*lesson.facts, metrics, size);
    QVERIFY(std::ranges::none_of(stage.labels, [](const auto& each) { return each.what == StageText::KindCount; }));
    for (const TileState state : {TileState::ToCome, TileState::Now, TileState::Done}) {
      QVERIFY(std::ranges::any_of(stage.legend.tiles, [state](const auto& each) { return each.state == state; }));
    }
    for (const TileSwatch& each : stage.legend.tiles) QVERIFY(stage.legendCard.contains(each.rect));
  }
}

/// In the room that a lesson leaves a presentation of the backward pass.
void StageGeometryTest::boxesOfAFewValuesAreNoSpecks() {
  Metrics metrics;
  metrics.presentation = true;
  ProblemSettings settings = shaped(8, 8, 4, 4, 2, true);
  settings.backward = true;
  const Staged few = staged(settings);
  const StageGeometry stage = layOutStage(*few.facts, metrics, {462, 515}, {}, StageArrangement::Presented);
  QVERIFY(stage.sramCard.contains(stage.sram.boxes.last().rect));
  const QRectF query = stage.sram.place(OnChipBox::Q)->rect;
  QVERIFY2(query.height() >= 15, qPrintable(QString::number(query.height())));
}

void StageGeometryTest::theFactorStandsClearOfItsBox_data() {
  QTest::addColumn<QSizeF>("size");
  QTest::addColumn<double>("scale");
  QTest::newRow("1280 x 720, 100 %") << QSizeF(854, 500) << 1.0;
  QTest::newRow("1280 x 720, 150 %") << QSizeF(783, 385) << 1.5;
  QTest::newRow("1024 x 768, 200 %") << QSizeF(992, 388) << 2.0;
}

/// Also of the frame that the box has when it has changed.
void StageGeometryTest::theFactorStandsClearOfItsBox() {
  QFETCH(const QSizeF, size);
  QFETCH(const double, scale);
  Metrics metrics;
  metrics.s = scale;
  const StageGeometry stage = layOutStage(*stagedOnce("the lesson, causal").facts, metrics, size);
  const auto factor = std::ranges::find(stage.labels, StageText::Factor, &StageLabel::what);
  QVERIFY(factor != stage.labels.end());
  const double gap = stage.sram.place(OnChipBox::Output)->rect.left() - factor->place.right();
  QVERIFY2(gap >= metrics.px(10), qPrintable(QString::number(gap)));
}

QTEST_MAIN(StageGeometryTest)
#include "tst_stage_geometry.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a sweep as data, and the chart that draws their bars.
#include <QApplication>
#include <QImage>
#include <QSignalSpy>
#include <QScrollBar>
#include <QTest>

#include "app/plots/figure/figure_chart.h"
#include "app/plots/figure/figure_picture.h"
#include "app/plots/gpu/sweep_card.h"
#include "app/plots/gpu/sweep_figures.h"
#include "app/plots/gpu/sweep_page.h"
#include "app/plots/gpu/sweep_picture.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/metrics.h"
#include "tests/app/gpu_sweep_samples.h"

using namespace tilewise;
using namespace tilewise::testing;

class SweepFiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void timesStandBesidePredictions();
  void bytesStandBesideTheModel();
  void whereTheFiguresComeFrom();
  void dataHaveEveryPoint();
  void aClickChoosesAGroup();
  void keysGoAlongTheGroups();
  void barsAreDrawnAtTheirValues();
  void manyPointsAreScrolledTo();
  void timeAndBytesShowTheSamePoints();
  void whichPointIsShownDoesNotDependOnTheOneBefore();
  void aTableIsDrawn();

 private:
  static BlockSweep sweep() { return blockSweeps(std::make_shared<const GpuRecord>(sweptRecord()))[0]; }
};

void SweepFiguresTest::timesStandBesidePredictions() {
  const Figure figure = timeFigure(sweep(), {2, 3});
  QCOMPARE(figure.bars.groups.size(), 5);
  const FigureBars::Group& group = figure.bars.groups[2];
  QVERIFY(std::abs(group.bars[1].value - 98.31) < 1e-9);
  QVERIFY(std::abs(group.bars[0].value - 98.31 * 0.9) < 1e-9);
  QVERIFY(group.bars[1].low < group.bars[1].value && group.bars[1].value < group.bars[1].high);
  QCOMPARE(figure.bars.chosen, 2);
  QVERIFY(figure.x.ticks[3].isNow && !figure.x.ticks[2].isNow);
  QVERIFY(figure.y.last > 125 * 1.04);
  QVERIFY2(figure.caption.contains("Fastest of 4: 128 × 64 with 98.3\u00A0µs"), qPrintable(figure.caption));
  QVERIFY(figure.caption.contains("4 of 4 predictions are within 20"));
  QVERIFY(figure.caption.contains("✕: refused by the card"));
  QCOMPARE(figure.bars.groups[4].text, QStringLiteral("✕"));
  QVERIFY(figure.bars.groups[4].hint.contains("256 accumulators"));
  QVERIFY(figure.present.contains("bound by tensor cores"));
}

void SweepFiguresTest::bytesStandBesideTheModel() {
  const Figure figure = bytesFigure(sweep(), {3, -1});
  const FigureBars::Group& group = figure.bars.groups[3];
  QCOMPARE(group.bars[0].value, 285.212672);
  QCOMPARE(group.bars[1].value, 285.212672);
  QCOMPARE(group.bars[2].value, 28.521267);
  QVERIFY2(std::isnan(figure.bars.groups[0].bars[1].value), "not counted");
  QVERIFY2(figure.caption.contains("Measured at 3 of 5") && figure.caption.contains("the L2 served 90.0\u00A0%"),
           qPrintable(figure.caption));
}

/// Beside every number stand card, driver and date; in a file the command too.
void SweepFiguresTest::whereTheFiguresComeFrom() {
  const BlockSweep swept = sweep();
  for (const Figure& figure : {timeFigure(swept, {}), bytesFigure(swept, {})}) {
    QVERIFY2(figure.caption.contains("NVIDIA H200") && figure.caption.contains("580.159.04"),
             qPrintable(figure.caption));
    QVERIFY(figure.unit.contains("T 4,096") && figure.unit.contains("causal") && figure.unit.contains("fp16"));
    const QString inFile = MathText::parse(withCommand(figure, *swept.record).caption).plain();
    QVERIFY2(inFile.contains("tilewise-cli gpu sweep"), qPrintable(inFile));
  }
}

void SweepFiguresTest::dataHaveEveryPoint() {
  const FigureTable table = sweepData(sweep());
  QCOMPARE(table.rows.size(), 5);
  QCOMPARE(table.words.size(), 5);
  for (qsizetype n = 0; n < table.rows.size(); ++n) {
    QCOMPARE(table.rows[n].size(), table.columns.size());
    QCOMPARE(table.words[n].size(), table.texts.size());
  }
  const QByteArrayList lines = figureCsv(table).split('\n');
  QVERIFY(lines[1].startsWith("NVIDIA H200,\"580.159.04, CUDA 13.0\","));
  QVERIFY2(lines[3].contains(",98.3"), lines[3].constData());
  QVERIFY(lines[5].contains("256 accumulators"));
}

void SweepFiguresTest::aClickChoosesAGroup() {
  FigureChart chart;
  chart.resize(500, 300);
  chart.setFigure(timeFigure(sweep(), {0, -1}));
  chart.show();
  QSignalSpy chosen(&chart, &FigureChart::cellChosen), opened(&chart, &FigureChart::cellOpened);
  const QRectF group = groupRect(chart.figure(), chart.figureLayout(), 3);
  QTest::mouseClick(&chart, Qt::LeftButton, {}, group.center().toPoint());
  QCOMPARE(chosen.last()[0].toInt(), 3);
  QTest::mouseDClick(&chart, Qt::LeftButton, {}, QPoint(static_cast<int>(group.center().x()), chart.height() - 30));
  QVERIFY2(opened.size() == 1 && opened[0][0].toInt() == 3, "by its label below");
  QVERIFY(chart.textAt(group.center().toPoint()).contains("128 × 128"));
}

void SweepFiguresTest::keysGoAlongTheGroups() {
  FigureChart chart;
  chart.resize(500, 300);
  const BlockSweep swept = sweep();
  connect(&chart, &FigureChart::cellChosen, &chart, [&](int group) {
    chart.setFigure(timeFigure(swept, {group, -1}));
  });
  QSignalSpy opened(&chart, &FigureChart::cellOpened);
  chart.setFigure(timeFigure(swept, {0, -1}));
  QTest::keyClick(&chart, Qt::Key_Right);
  QCOMPARE(chart.figure().bars.chosen, 1);
  QTest::keyClick(&chart, Qt::Key_End);
  QTest::keyClick(&chart, Qt::Key_Right);
  QCOMPARE(chart.figure().bars.chosen, 4);
  QTest::keyClick(&chart, Qt::Key_Left);
  QTest::keyClick(&chart, Qt::Key_Return);
  QCOMPARE(opened[0][0].toInt(), 3);
}

void SweepFiguresTest::barsAreDrawnAtTheirValues() {
  const Look look;
  FigureChart chart;
  chart.setLook(look);
  chart.resize(500, 300);
  chart.setFigure(timeFigure(sweep(), {-1, -1}));
  const QImage image = chart.toPixmap(500, 300).toImage();
  const FigureLayout& layout = chart.figureLayout();
  // The measured bar of 128 x 64 is plain from its value down; above it there is the ground.
  const QRectF group = groupRect(chart.figure(), layout, 2);
  const int x = static_cast<int>(group.center().x() + 3);
  const int top = static_cast<int>(pixelOf(chart.figure(), layout, {2.5, 98.31 * 1.04}).y());
  const int bottom = layout.axes.bottom();
  QCOMPARE(image.pixelColor(x, bottom - 10), look.theme.seriesFa2);
  QCOMPARE(image.pixelColor(x, top - 25), look.theme.panel);
}

/// Bars that are too thin to be read are not drawn: fewer are, and the chosen one is among them.
void SweepFiguresTest::manyPointsAreScrolledTo() {
  BlockSweep many = sweep();
  const QList<SweepPoint> points = many.points;
  while (many.points.size() < 60) many.points << points;
  SweepCard card;
  card.setLook(Look());
  card.resize(480, 320);
  card.show();
  card.setFigure(timeFigure(many, {2, -1}));
  auto* bar = card.findChild<QScrollBar*>();
  QVERIFY(!card.hasRoom(480) && card.hasRoom(1600));
  QVERIFY(bar->isVisible() && bar->value() <= 2);
  const auto isInView = [&card](int group) {
    const FigureAxis& axis = card.chart().figure().x;
    return axis.first <= group && group + 1 <= axis.last;
  };
  const auto thinnest = [&card] {
    const FigureChart& chart = card.chart();
    return groupRect(chart.figure(), chart.figureLayout(), static_cast<int>(chart.figure().x.first)).width();
  };
  QVERIFY(isInView(2) && !isInView(59));
  QVERIFY2(thinnest() >= 2 * 6, qPrintable(QString::number(thinnest())));
  for (const int chosen : {59, 0, 31}) {
    card.setFigure(timeFigure(many, {chosen, -1}));
    QVERIFY2(isInView(chosen), qPrintable(QString::number(chosen)));
  }
  // A click means the group that is seen there.
  QSignalSpy clicked(&card.chart(), &FigureChart::cellChosen);
  const QRectF seen = groupRect(card.chart().figure(), card.chart().figureLayout(), 31);
  QTest::mouseClick(&card.chart(), Qt::LeftButton, {}, seen.center().toPoint());
  QCOMPARE(clicked.last()[0].toInt(), 31);
  bar->setValue(bar->maximum());
  QVERIFY(isInView(59) && !isInView(0));
  QCOMPARE(card.figure().bars.groups.size(), 60);
  card.resize(1700, 320);
  QTRY_VERIFY(!bar->isVisible() && isInView(0) && isInView(59));
}

void SweepFiguresTest::timeAndBytesShowTheSamePoints() {
  BlockSweep many = sweep();
  const QList<SweepPoint> points = many.points;
  while (many.points.size() < 60) many.points << points;
  SweepPage page;
  page.setLook(Look());
  page.resize(600, 700);
  page.show();
  page.setSweep(many, -1);
  const auto areAligned = [&page] {
    const FigureAxis &time = page.time().chart().figure().x, &bytes = page.bytes().chart().figure().x;
    return time.first == bytes.first && time.last == bytes.last && time.last - time.first < 60;
  };
  QTRY_VERIFY(page.isOneColumn() && areAligned());
  for (SweepCard* card : {&page.time(), &page.bytes()}) {
    auto* bar = card->findChild<QScrollBar*>();
    bar->setValue(bar->value() == bar->maximum() ? 0 : bar->maximum());
    QVERIFY(areAligned());
  }
  page.choose(31);
  QVERIFY(areAligned());
  page.resize(760, 700);
  QTRY_VERIFY(areAligned());
}

void SweepFiguresTest::whichPointIsShownDoesNotDependOnTheOneBefore() {
  const BlockSweep swept = sweep();
  SweepPage fresh, page;
  fresh.setSweep(swept, -1);
  BlockSweep slower = swept;
  slower.points.removeAt(fresh.chosen());
  page.setSweep(slower, -1);
  page.setSweep(swept, -1);
  QVERIFY2(page.chosen() == fresh.chosen(), "the fastest, as nobody chose another");
  page.choose(0);
  page.setSweep(swept, -1);
  QVERIFY2(page.chosen() == 0, "somebody chose it");
  page.setSweep(swept, 3);
  QVERIFY2(page.chosen() == 3, "another problem in Step");
}

void SweepFiguresTest::aTableIsDrawn() {
  const SweepPicture picture(sweep(), Look());
  QImage image(picture.size(), QImage::Format_RGB32);
  image.fill(Qt::red);
  picture.draw(image);
  QVERIFY(picture.size().width() > 700 && picture.size().height() > 150);
  bool hasInk = false;
  for (int x = 0; x < image.width() && !hasInk; ++x)
    hasInk = image.pixelColor(x, image.height() - 24) == Look().theme.ink;
  QVERIFY2(hasInk, "its last row is there");
  QVERIFY(image.pixelColor(1, 1) == Look().theme.panel);
}

QTEST_MAIN(SweepFiguresTest)
#include "tst_sweep_figures.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of figures, words that keep off each other, and the chart's mouse and keys.
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "app/plots/explore/explore_figures.h"
#include "app/plots/figure/figure_chart.h"
#include "app/plots/figure/figure_labels.h"
#include "app/plots/figure/label_placer.h"
#include "app/views/look/heat_map.h"
#include "app/views/look/metrics.h"

using namespace tilewise;

namespace {

Figure figureOf(ExploreFigureKind kind, std::int64_t tokens = 4096, const std::string& device = "H200") {
  ProblemSettings problem;
  problem.device = device;
  problem.Tq = problem.Tk = tokens;
  return makeFigure(kind, *caseOf(exploreSettingsOf(problem)), SweepAxis::OnChip, {});
}

}  // namespace

class FigureChartTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void everythingFits_data();
  void everythingFits();
  void everyLineAndPointIsNamed_data();
  void everyLineAndPointIsNamed();
  void wordsLeaveAPointOutOfTheirWay();
  void pixelsAndValuesAgree();
  void thePlotDrawsWhereTheWordsAre();
  void aMapHasNumbersOrAScale();
  void labelsKeepOffCurvesAndEachOther();
  void cellsAnswerTheMouse();
  void cellsAnswerKeys();
  void itIsDescribed();
};

void FigureChartTest::everythingFits_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("textSize");
  for (const ExploreFigureKind kind : AllFigures) {
    const QByteArray name = figureWord(kind).toUtf8();
    QTest::newRow(name + ", smallest") << static_cast<int>(kind) << QSize(340, 190) << 1.0;
    QTest::newRow(name + ", 1440") << static_cast<int>(kind) << QSize(560, 330) << 1.0;
    QTest::newRow(name + ", 200 %") << static_cast<int>(kind) << QSize(700, 520) << 2.0;
  }
}

void FigureChartTest::everythingFits() {
  QFETCH(int, kind);
  QFETCH(QSize, size);
  QFETCH(double, textSize);
  const Figure figure = figureOf(static_cast<ExploreFigureKind>(kind));
  Metrics metrics;
  metrics.s = textSize;
  const FigureLayout layout = layOutFigure(figure, metrics, size);
  QVERIFY(QRect({0, 0}, size).contains(layout.axes));
  QVERIFY2(layout.axes.width() >= metrics.px(140), qPrintable(QString::number(layout.axes.width())));
  QVERIFY(layout.axes.height() >= metrics.px(90));
  // Names at the ends keep a line from each other.
  for (qsizetype a = 0; a < layout.endPlaces.size(); ++a) {
    for (qsizetype b = 0; b < a; ++b) {
      QVERIFY(std::abs(layout.endPlaces[a] - layout.endPlaces[b]) >= metrics.fontPixels(Role::Second));
    }
  }
  QVERIFY(layout.xTicks.count(true) >= 2);
  QVERIFY(layout.yTicks.count(true) >= 2);
}

void FigureChartTest::everyLineAndPointIsNamed_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("tokens");
  QTest::addColumn<QString>("device");
  QTest::addColumn<QSize>("size");
  for (const ExploreFigureKind kind : AllFigures) {
    for (const int tokens : {512, 1024, 4096, 65536}) {
      for (const QString& device : {QStringLiteral("H200"), QStringLiteral("A100"), QStringLiteral("MI300X")}) {
        for (const QSize size : {QSize(480, 210), QSize(560, 290), QSize(800, 400)}) {
          const QString name =
              QStringLiteral("%1, T = %2, %3, %4 wide").arg(figureWord(kind)).arg(tokens).arg(device).arg(size.width());
          QTest::newRow(qPrintable(name)) << static_cast<int>(kind) << tokens << device << size;
        }
      }
    }
  }
}

/// In the four figures of a window of 1280 x 720 and of larger ones.
void FigureChartTest::everyLineAndPointIsNamed() {
  QFETCH(int, kind);
  QFETCH(int, tokens);
  QFETCH(QString, device);
  QFETCH(QSize, size);
  const Figure figure = figureOf(static_cast<ExploreFigureKind>(kind), tokens, device.toStdString());
  const FigureLayout layout = layOutFigure(figure, {}, size);
  const QList<FigureLabel> labels = placeLabels(figure, layout, {});
  const auto isNamed = [&labels](const QStringList& words, const QStringList& shortWords = {}) {
    return std::any_of(labels.cbegin(), labels.cend(), [&](const FigureLabel& label) {
      return label.words == words || (!shortWords.isEmpty() && label.words == shortWords);
    });
  };
  for (const FigureLine& line : figure.lines) {
    const bool isWanted = !line.words.isEmpty() && line.place != FigureLine::Words::AtEnd && !line.isOptional;
    if (!isWanted || lineEnds(figure, layout, line).isEmpty()) continue;
    QVERIFY2(isNamed(line.words, line.shortWords), qPrintable(line.words.first()));
  }
  for (const FigureMark& mark : figure.marks) {
    if (mark.words.isEmpty() || mark.isOptional || !isWithin(figure, mark.at)) continue;
    QVERIFY2(isNamed(mark.words), qPrintable(mark.words.first()));
  }
  for (qsizetype a = 0; a < labels.size(); ++a) {
    QVERIFY2(QRectF({0, 0}, size).contains(labels[a].bounds()), qPrintable(labels[a].words.first()));
    for (qsizetype b = 0; b < a; ++b) {
      QVERIFY2(!labels[a].bounds().intersects(labels[b].bounds()), qPrintable(labels[a].words.first()));
    }
  }
}

void FigureChartTest::wordsLeaveAPointOutOfTheirWay() {
  const Figure figure = figureOf(ExploreFigureKind::Roofline, 1024);
  const FigureLayout layout = layOutFigure(figure, {}, {480, 230});
  for (const FigureLabel& label : placeLabels(figure, layout, {})) {
    if (label.kind != LabelKind::Along) continue;
    for (const FigureMark& mark : figure.marks) {
      const QPointF at = pixelOf(figure, layout, mark.at);
      const qreal r = markRadius(mark, {});
      QVERIFY2(!label.bounds().intersects(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)),
               qPrintable(label.words.first()));
    }
  }
}

void FigureChartTest::pixelsAndValuesAgree() {
  const Figure figure = figureOf(ExploreFigureKind::Accesses);
  const FigureLayout layout = layOutFigure(figure, {}, {560, 330});
  const QPointF value(33024, 17305600);
  const QPointF back = valueOf(figure, layout, pixelOf(figure, layout, value));
  QVERIFY(std::abs(back.x() / value.x() - 1) < 1e-9);
  QVERIFY(std::abs(back.y() / value.y() - 1) < 1e-9);
}

void FigureChartTest::thePlotDrawsWhereTheWordsAre() {
  FigureChart chart;
  chart.resize(560, 330);
  chart.setFigure(figureOf(ExploreFigureKind::Accesses));
  chart.show();
  chart.replot(QCustomPlot::rpImmediateRefresh);
  QCOMPARE(chart.axisRect()->rect(), chart.figureLayout().axes);
  const QPointF pixel = pixelOf(chart.figure(), chart.figureLayout(), {4096, 1e7});
  QVERIFY(std::abs(chart.xAxis->coordToPixel(4096) - pixel.x()) < 0.01);
  QVERIFY(std::abs(chart.yAxis->coordToPixel(1e7) - pixel.y()) < 0.01);
}

void FigureChartTest::aMapHasNumbersOrAScale() {
  const Look look;
  for (const auto& [size, hasScale] : {std::pair(QSize(560, 330), false), std::pair(QSize(360, 120), true)}) {
    FigureChart chart;
    chart.setLook(look);
    chart.resize(size);
    chart.setFigure(figureOf(ExploreFigureKind::BlockMap));
    const QImage image = chart.toPixmap(size.width(), size.height()).toImage();
    // Of the bar, which is shorter than the ramp, some of the middle.
    const QList<QRgb> middle = rampColors(Ramp::Weights, look.theme).mid(100, 56);
    bool found = false;
    for (int y = static_cast<int>(chart.figureLayout().legendTop); y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) found = found || middle.contains(image.pixel(x, y));
    }
    QCOMPARE(found, hasScale);
  }
}

void FigureChartTest::labelsKeepOffCurvesAndEachOther() {
  const QRectF bounds(0, 0, 200, 100);
  LabelPlacer placer(bounds, {QPolygonF({{0, 50}, {200, 50}})});
  QList<QRectF> placed;
  for (int n = 0; n < 3; ++n) {
    const auto place = placer.place(LabelPlacer::around({60, 50}, {40, 12}, 4));
    QVERIFY(place);
    QVERIFY(bounds.contains(*place));
    QVERIFY(!place->intersects(QRectF(0, 49.9, 200, 0.2)));
    for (const QRectF& other : placed) QVERIFY(!place->intersects(other));
    placed << *place;
  }
  // No room: only what may cross is placed, lines before curves.
  const QPolygonF curve({{0, 50}, {200, 50}}), line({{0, 45}, {200, 45}});
  const QList<QRectF> places{{10, 47, 40, 12}, {60, 42, 40, 5}};
  LabelPlacer narrow({0, 40, 200, 20}, {curve}, {line});
  QVERIFY(!narrow.place(places));
  QCOMPARE(narrow.place(places, LabelPlacer::Crossing::Lines), places[1]);
  QVERIFY(!narrow.place(places, LabelPlacer::Crossing::Lines));
  QCOMPARE(narrow.place(places, LabelPlacer::Crossing::Curves), places[0]);
}

void FigureChartTest::cellsAnswerTheMouse() {
  FigureChart chart;
  chart.resize(560, 330);
  chart.setFigure(figureOf(ExploreFigureKind::BlockMap));
  chart.show();
  QSignalSpy chosen(&chart, &FigureChart::cellChosen), opened(&chart, &FigureChart::cellOpened);
  const QPoint middle = cellRect(chart.figure(), chart.figureLayout(), 5, 2).center().toPoint();
  QTest::mouseClick(&chart, Qt::LeftButton, {}, middle);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen.first(), QVariantList({5, 2}));
  QTest::mouseDClick(&chart, Qt::LeftButton, {}, middle);
  QCOMPARE(opened.first(), QVariantList({5, 2}));
  QVERIFY(chart.textAt(middle).startsWith(QStringLiteral("256 × 64: 8,916,992\u00A0values")));
  QVERIFY(chart.textAt({1, 1}).isEmpty());
}

void FigureChartTest::cellsAnswerKeys() {
  FigureChart chart;
  chart.setFigure(figureOf(ExploreFigureKind::BlockMap));
  chart.show();
  QSignalSpy chosen(&chart, &FigureChart::cellChosen), opened(&chart, &FigureChart::cellOpened);
  const int column = chart.figure().cells.nowColumn, row = chart.figure().cells.nowRow;
  QTest::keyClick(&chart, Qt::Key_Right);
  QCOMPARE(chosen.takeFirst(), QVariantList({column + 1, row}));
  QTest::keyClick(&chart, Qt::Key_Up);
  QCOMPARE(chosen.takeFirst(), QVariantList({column, row + 1}));
  QTest::keyClick(&chart, Qt::Key_Return);
  QCOMPARE(opened.takeFirst(), QVariantList({column, row}));
}

void FigureChartTest::itIsDescribed() {
  FigureChart chart;
  chart.setFigure(figureOf(ExploreFigureKind::Accesses));
  QCOMPARE(chart.accessibleName(), QStringLiteral("HBM accesses against on-chip size"));
  QVERIFY(chart.accessibleDescription().contains(QStringLiteral("7,937")));
  QVERIFY(chart.accessibleDescription().contains(QStringLiteral("17,305,600")));
  QVERIFY(!chart.accessibleDescription().contains(u'*'));
}

QTEST_MAIN(FigureChartTest)
#include "tst_figure_chart.moc"

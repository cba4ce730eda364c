// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/published/page_figure.h"

#include <QTest>

using namespace tilewise;

namespace {

Figure figureOfResult(const char* name) { return figureOf(*publishedPage(*published().result(name)).chart); }

}  // namespace

class TestPageFigure : public QObject {
  Q_OBJECT

 private slots:
  void everyChartIsAFigure_data() {
    QTest::addColumn<QString>("name");
    for (const PublishedResult& result : published().results) {
      if (publishedPage(result).chart) QTest::newRow(result.name.c_str()) << QString::fromStdString(result.name);
    }
  }
  void everyChartIsAFigure() {
    QFETCH(QString, name);
    const Figure figure = figureOfResult(qPrintable(name));
    QVERIFY(!figure.title.isEmpty() && !figure.caption.isEmpty());
    QVERIFY(figure.x.ticks.size() >= 2);
    QVERIFY2(figure.y.ticks.size() >= 2 && figure.y.ticks.size() <= 8,
             qPrintable(QString::number(figure.y.ticks.size())));
    for (const FigureSeries& series : figure.series) {
      QVERIFY2(!series.name.isEmpty(), "a curve is named at its end");
      QVERIFY2(series.endValue == kindText(FigureKind::Model) || series.endValue == kindText(FigureKind::Printed),
               "and says of which kind it is");
      for (const QPointF& point : series.points) {
        QVERIFY(point.x() >= figure.x.first && point.x() <= figure.x.last);
        QVERIFY(point.y() >= figure.y.first && point.y() <= figure.y.last);
      }
    }
  }

  void printedFiguresBesideAModelAreMarks() {
    const Figure figure = figureOfResult("table-21");
    QCOMPARE(figure.series.size(), 2);
    QCOMPARE(figure.marks.size(), 16);  // PyTorch runs out of memory after six lengths
    QVERIFY(figure.marks.first().at == QPointF(128, 36));
  }

  void printedFiguresAloneAreCurves() {
    const Figure figure = figureOfResult("table-20");
    QCOMPARE(figure.series.size(), 4);
    QVERIFY(figure.marks.isEmpty());
    for (const FigureSeries& series : figure.series) QVERIFY(series.marks);
  }

  void aModelOfBlocksHasSteps() {
    const Figure figure = figureOfResult("figure-2-left");
    QVERIFY(figure.series.first().steps);
    QCOMPARE(figure.lines.size(), 4);
    QCOMPARE(figure.lines.last().words.join(u' '), QStringLiteral("FlashAttention printed 4.4"));
  }
};

QTEST_APPLESS_MAIN(TestPageFigure)
#include "tst_page_figure.moc"

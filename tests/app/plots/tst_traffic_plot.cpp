// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/plots/traffic_chart.h"
#include "app/plots/traffic_plot.h"
#include "app/session/make_run.h"
#include "app/session/session.h"
#include "app/views/look/metrics.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  RunControl control;
  static const auto run = *makeRun({QStringLiteral("lesson"), settings, nullptr, {}}, control);
  return run;
}

std::shared_ptr<const Run> causalBackward() {
  ProblemSettings settings;
  settings.causal = true;
  settings.backward = true;
  RunControl control;
  static const auto run = *makeRun({QStringLiteral("lesson"), settings, nullptr, {}}, control);
  return run;
}

QList<QCPItemText*> visibleTexts(const TrafficChart& chart) {
  QList<QCPItemText*> texts;
  for (int n = 0; n < chart.itemCount(); ++n) {
    auto* text = qobject_cast<QCPItemText*>(chart.item(n));
    if (text && text->visible() && !text->text().isEmpty()) {
      texts.append(text);
    }
  }
  return texts;
}

/// The place of a text on the chart.
QRectF placeOf(const QCPItemText* text) {
  return QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
}

QCPItemText* textThatSays(const TrafficChart& chart, const QString& words) {
  for (QCPItemText* text : visibleTexts(chart)) {
    if (text->text() == words) {
      return text;
    }
  }
  return nullptr;
}

class Plot {
 public:
  explicit Plot(qint64 position, QSize size = {404, 140}, int textSize = 100,
                const std::shared_ptr<const Run>& run = causalLesson()) {
    session.setRun(run, position);
    plot = std::make_unique<TrafficPlot>(session);
    Look look;
    look.metrics.s = textSize / 100.0;
    plot->setLook(look);
    plot->resize(size);
    plot->show();
    chart = plot->findChild<TrafficChart*>();
    draw();
  }
  void draw() const { chart->replot(QCustomPlot::rpImmediateRefresh); }
  QPoint pointAt(double share) const {
    return {static_cast<int>(std::lround(chart->xAxis->coordToPixel(100 * share))), chart->axisRect()->center().y()};
  }

  Session session;
  std::unique_ptr<TrafficPlot> plot;
  TrafficChart* chart = nullptr;
};

}  // namespace

class TrafficPlotTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void curvesHaveNamesAndTotals();
  void theMarkerFollowsThePosition();
  void aClickMovesThePosition();
  void aDragMovesThePosition();
  void pointingTellsTheValues();
  void labelsDoNotTouch_data();
  void labelsDoNotTouch();
  void aBackwardPassHasFiveCurves();
  void withoutARunItIsEmpty();
};

void TrafficPlotTest::curvesHaveNamesAndTotals() {
  const Plot plot(190);
  QCOMPARE(plot.chart->graphCount(), 3);
  for (const char* words : {"standard", "FA-1", "FA-2", "4,456,448", "1,937,408", "721,920", "step 190", "205,184"}) {
    QVERIFY2(textThatSays(*plot.chart, QString::fromUtf8(words)), words);
  }
  QVERIFY(plot.chart->accessibleDescription().contains(QStringLiteral("Step 190 of 632: 205,184\u00A0values moved.")));
}

void TrafficPlotTest::theMarkerFollowsThePosition() {
  Plot plot(190);
  plot.session.setPosition(316);
  plot.draw();
  const QCPItemText* step = textThatSays(*plot.chart, QStringLiteral("step 316"));
  QVERIFY(step);
  const QRectF place = placeOf(step);
  const double line = plot.chart->xAxis->coordToPixel(50);
  QVERIFY(std::min(std::abs(place.right() - line), std::abs(place.left() - line)) < 10);
}

void TrafficPlotTest::aClickMovesThePosition() {
  Plot plot(190);
  QTest::mouseClick(plot.chart, Qt::LeftButton, {}, plot.pointAt(0.75));
  // A pixel is some three steps wide.
  QVERIFY2(std::abs(plot.session.position() - 474) <= 3, qPrintable(QString::number(plot.session.position())));
  const qint64 before = plot.session.position();
  QTest::mouseClick(plot.chart, Qt::LeftButton, {}, QPoint(plot.chart->width() - 3, 30));
  QTest::mouseClick(plot.chart, Qt::RightButton, {}, plot.pointAt(0.1));
  QCOMPARE(plot.session.position(), before);
}

void TrafficPlotTest::aDragMovesThePosition() {
  Plot plot(0);
  QTest::mousePress(plot.chart, Qt::LeftButton, {}, plot.pointAt(0.25));
  const auto drag = [&plot](QPoint to) {
    QMouseEvent move(QEvent::MouseMove, to, plot.chart->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(plot.chart, &move);
  };
  drag(plot.pointAt(0.5));
  QVERIFY(std::abs(plot.session.position() - 316) <= 3);
  drag(QPoint(plot.chart->width() + 50, 20));
  QCOMPARE(plot.session.position(), 632);
  QTest::mouseRelease(plot.chart, Qt::LeftButton, {}, plot.pointAt(0.5));
  drag(plot.pointAt(0.1));
  QCOMPARE(plot.session.position(), 632);
}

void TrafficPlotTest::pointingTellsTheValues() {
  const Plot plot(190);
  QCOMPARE(plot.plot->valuesText(1),
           QStringLiteral("After 100.0\u00A0% of each run's steps\n"
                          "standard: 4,456,448\u00A0values (step %1)\n"
                          "FA-1: 1,937,408\u00A0values (step %2)\n"
                          "FA-2: 721,920\u00A0values (step 632)")
               .arg(plot.session.run()->rivals[0].trace->eventCount())
               .arg(QLocale(QLocale::English).toString(qlonglong(plot.session.run()->rivals[1].trace->eventCount()))));
  QVERIFY(plot.plot->valuesText(0.3).contains(QStringLiteral("FA-2: 205,184\u00A0values (step 190)")));
}

void TrafficPlotTest::labelsDoNotTouch_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("textSize");
  QTest::addColumn<bool>("backward");
  QTest::newRow("backward, as in the window") << QSize(404, 140) << 100 << true;
  QTest::newRow("backward, narrow column") << QSize(308, 290) << 100 << true;
  QTest::newRow("backward, 200 %") << QSize(808, 280) << 200 << true;
  QTest::newRow("backward, low") << QSize(404, 100) << 100 << true;
  QTest::newRow("as in the window") << QSize(404, 140) << 100 << false;
  QTest::newRow("narrow column") << QSize(308, 290) << 100 << false;
  QTest::newRow("large") << QSize(900, 600) << 100 << false;
  QTest::newRow("200 %") << QSize(808, 280) << 200 << false;
  QTest::newRow("200 % in a small place") << QSize(404, 160) << 200 << false;
  QTest::newRow("80 %") << QSize(404, 140) << 80 << false;
}

void TrafficPlotTest::labelsDoNotTouch() {
  QFETCH(QSize, size);
  QFETCH(int, textSize);
  QFETCH(bool, backward);
  Plot plot(0, size, textSize, backward ? causalBackward() : causalLesson());
  for (const int position : {0, 1, 40, 120, 190, 300, 420, 500, 600, 631, 632, 1152}) {
    plot.session.setPosition(position);
    plot.draw();
    const QList<QCPItemText*> texts = visibleTexts(*plot.chart);
    for (qsizetype a = 0; a < texts.size(); ++a) {
      const QRectF place = placeOf(texts[a]);
      QVERIFY2(QRectF(plot.chart->rect()).adjusted(-1, -1, 1, 1).contains(place), qPrintable(texts[a]->text()));
      for (qsizetype b = 0; b < a; ++b) {
        // Neighbouring lines of text share their leading.
        const QRectF shared = place & placeOf(texts[b]);
        QVERIFY2(shared.width() < 2 || shared.height() < 4 * textSize / 100.0,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(position).arg(texts[a]->text(), texts[b]->text())));
      }
    }
  }
}

void TrafficPlotTest::aBackwardPassHasFiveCurves() {
  Plot plot(599, {404, 140}, 100, causalBackward());
  for (const char* words :
       {"standard", "FA-1", "query-outer", "two loops", "FA-2", "7,864,320", "2,771,968", "step 599"}) {
    QVERIFY2(textThatSays(*plot.chart, QString::fromUtf8(words)), words);
  }
  QVERIFY(textThatSays(*plot.chart, QStringLiteral("FA-2"))->font().bold());
  // Another pass in the same plot.
  plot.session.setRun(causalLesson(), 190);
  plot.draw();
  QCOMPARE(plot.chart->graphCount(), 3);
  QVERIFY(!textThatSays(*plot.chart, QStringLiteral("two loops")));
  // A low plot names the present one and standard attention.
  Plot low(599, {404, 80}, 100, causalBackward());
  QVERIFY(textThatSays(*low.chart, QStringLiteral("FA-2")) && textThatSays(*low.chart, QStringLiteral("standard")));
  QVERIFY(!textThatSays(*low.chart, QStringLiteral("two loops")));
}

void TrafficPlotTest::withoutARunItIsEmpty() {
  Session session;
  TrafficPlot plot(session);
  plot.resize(404, 140);
  QVERIFY(!plot.grab().isNull());
  QCOMPARE(plot.valuesText(0.5), QString());
}

QTEST_MAIN(TrafficPlotTest)
#include "tst_traffic_plot.moc"

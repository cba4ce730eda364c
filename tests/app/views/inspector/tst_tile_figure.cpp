// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

#include "app/session/session.h"
#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/forward_scene.h"
#include "app/views/inspector/tile_figure.h"
#include "tests/app/views/inspector/small_run.h"

using namespace tilewise;

namespace {

TileScene sceneOf(const ProblemSettings& settings, EventKind kind, TileIndex tile) {
  const auto run = makeTestRun(settings);
  Session session;
  session.setRun(run, positionAfter(*run, kind, tile));
  return tileScene(*run, *session.inspectedState(), kind);
}

AxisTexts names(std::int64_t queries, std::int64_t keys) {
  AxisTexts texts;
  for (std::int64_t k = 0; k < queries; ++k) texts.rows.append(QStringLiteral("q%1").arg(k));
  for (std::int64_t k = 0; k < keys; ++k) texts.columns.append(QStringLiteral("k%1").arg(k));
  return texts;
}

/// A figure on the screen, of 404 x 256 pixels for the maps.
struct Figure {
  TileFigure widget;

  Figure(const TileScene& scene, const AxisTexts& labels, std::int64_t selected) {
    widget.setScene(scene, labels, scene.queries.end + 100);
    widget.layOut(404, 256);
    widget.setSelectedQuery(selected);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
  }

  QPoint entry(MapPlace name, int row, int column) const {
    return widget.geometry()->entryRect(name, {row, column}).center().toPoint();
  }

  QString hover(QPoint point) {
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, point, widget.mapToGlobal(point));
    QApplication::sendEvent(&widget, &help);
    return QToolTip::text();
  }
};

ProblemSettings large(std::int64_t size) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = settings.Br = settings.Bc = size;
  settings.dk = settings.dv = 2;
  return settings;
}

}  // namespace

class TestTileFigure : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { loadFonts(); }

  void hoveringTellsTheValue() {
    const TileScene scene = sceneOf(unevenSettings(), EventKind::Rescaled, {1, 1});
    const AxisTexts labels = names(7, 10);
    Figure figure(scene, labels, 4);
    // One fact a line: a narrow tip covers little of the figure.
    const auto lines = [](QString text) { return text.replace(QStringLiteral(" · "), QStringLiteral("\n")); };
    QCOMPARE(figure.hover(figure.entry(MapPlace::First, 1, 3)), lines(entryText(scene, MapPlace::First, 1, 3, labels)));
    QVERIFY(QToolTip::text().startsWith("S(4, 7) = ") && QToolTip::text().endsWith("key “k7”"));
    QCOMPARE(figure.hover(figure.entry(MapPlace::Second, 2, 0)), lines(entryText(scene, MapPlace::Second, 2, 0, labels)));
    QVERIFY(QToolTip::text().startsWith("P\u0303(5, 4) = "));
    const QRectF strip = figure.widget.geometry()->strip(StripName::Factor);
    const QPoint inRow = figure.widget.geometry()->rowIn(strip, 2).center().toPoint();
    QCOMPARE(figure.hover(inRow), lines(rowText(scene, 2, labels)));
    figure.hover({1, 1});
    QTRY_COMPARE(QToolTip::text(), QString());
  }

  void clickAndDragChooseRows() {
    Figure figure(sceneOf(unevenSettings(), EventKind::Rescaled, {1, 1}), {}, 3);
    QSignalSpy chosen(&figure.widget, &TileFigure::queryChosen);
    QTest::mouseClick(&figure.widget, Qt::LeftButton, {}, figure.entry(MapPlace::First, 2, 1));
    QCOMPARE(chosen.takeFirst().at(0).toLongLong(), 5);
    QTest::mousePress(&figure.widget, Qt::LeftButton, {}, figure.entry(MapPlace::Second, 0, 1));
    QCOMPARE(chosen.takeFirst().at(0).toLongLong(), 3);
    QTest::mouseMove(&figure.widget, figure.entry(MapPlace::Second, 1, 3));
    QCOMPARE(chosen.takeFirst().at(0).toLongLong(), 4);
    QTest::mouseMove(&figure.widget, {200, figure.widget.height() - 1});
    QCOMPARE(chosen.takeFirst().at(0).toLongLong(), 5);
    QTest::mouseRelease(&figure.widget, Qt::LeftButton, {}, {200, figure.widget.height() - 1});
    QTest::mouseMove(&figure.widget, figure.entry(MapPlace::Second, 0, 0));
    QTest::mouseClick(&figure.widget, Qt::LeftButton, {}, {1, 1});
    QTest::mouseClick(&figure.widget, Qt::RightButton, {}, figure.entry(MapPlace::Second, 0, 0));
    QVERIFY(chosen.isEmpty());
  }

  void keysChooseNeighbours_data() {
    QTest::addColumn<int>("selected");
    QTest::addColumn<int>("key");
    QTest::addColumn<qlonglong>("chosen");
    QTest::newRow("down") << 3 << int(Qt::Key_Down) << 4LL;
    QTest::newRow("up") << 5 << int(Qt::Key_Up) << 4LL;
    QTest::newRow("down at the end") << 5 << int(Qt::Key_Down) << 5LL;
    QTest::newRow("up at the begin") << 3 << int(Qt::Key_Up) << 3LL;
    QTest::newRow("from another tile") << 0 << int(Qt::Key_Down) << 3LL;
  }
  void keysChooseNeighbours() {
    QFETCH(int, selected);
    QFETCH(int, key);
    QFETCH(qlonglong, chosen);
    Figure figure(sceneOf(unevenSettings(), EventKind::Rescaled, {1, 1}), {}, selected);
    QSignalSpy spy(&figure.widget, &TileFigure::queryChosen);
    QTest::keyClick(&figure.widget, Qt::Key(key));
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toLongLong(), chosen);
  }

  void otherKeysAreLeftToTheWindow() {
    Figure figure(sceneOf(unevenSettings(), EventKind::Rescaled, {1, 1}), {}, 3);
    for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Space}) {
      QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
      QApplication::sendEvent(&figure.widget, &press);
      QVERIFY(!press.isAccepted());
    }
    QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_Down, Qt::NoModifier);
    override.ignore();
    QApplication::sendEvent(&figure.widget, &override);
    QVERIFY(override.isAccepted());
  }

  void whoComesByKeysSeesWhereTheKeysGo() {
    Figure figure(sceneOf(unevenSettings(), EventKind::Rescaled, {1, 1}), {}, 3);
    QVERIFY(QTest::qWaitForWindowActive(&figure.widget));
    const auto ring = [&] { return figure.widget.grab().toImage().pixelColor(100, 1) == Look{}.theme.focus; };
    figure.widget.clearFocus();
    figure.widget.setFocus(Qt::MouseFocusReason);
    QVERIFY(figure.widget.hasFocus() && !ring());
    figure.widget.clearFocus();
    figure.widget.setFocus(Qt::TabFocusReason);
    QVERIFY(figure.widget.hasFocus() && ring());
    figure.widget.clearFocus();
    QVERIFY(!ring());
  }

  void largeTilesScroll() {
    Figure figure(sceneOf(large(1024), EventKind::Exponentiated, {0, 0}), {}, 0);
    const FigureGeometry& at = *figure.widget.geometry();
    QVERIFY(!at.showsAllRows() && !at.showsAllColumns());
    const auto bars = figure.widget.findChildren<QScrollBar*>();
    QCOMPARE(bars.size(), 2);
    for (QScrollBar* bar : bars) {
      QVERIFY(bar->isVisible());
      QVERIFY(figure.widget.rect().contains(bar->geometry()));
      bar->setValue(bar->maximum());
    }
    QCOMPARE(at.window().firstRow, 1024 - at.shownRows());
    QCOMPARE(at.window().firstColumn, 1024 - at.shownColumns());
    QVERIFY(figure.hover(figure.entry(MapPlace::First, 1023, 1023)).startsWith("S(1,023, 1,023) = "));
  }

  void selectedRowComesIntoView() {
    Figure figure(sceneOf(large(1024), EventKind::Exponentiated, {0, 0}), {}, 0);
    for (const std::int64_t query : {700, 1023, 0, 400}) {
      figure.widget.setSelectedQuery(query);
      QVERIFY(figure.widget.geometry()->isShown(static_cast<int>(query)));
    }
  }

  void wheelWithControlEnlargesUntilValuesAreWritten() {
    Figure figure(sceneOf(large(128), EventKind::Exponentiated, {0, 0}), {}, 60);
    const QSizeF before = figure.widget.size();
    QVERIFY(!figure.widget.geometry()->showsDigits());
    const QPointF place(100, 100);
    for (int turn = 0; turn < 10; ++turn) {
      QWheelEvent wheel(place, place, {}, {0, 120}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
      QApplication::sendEvent(&figure.widget, &wheel);
    }
    QVERIFY(figure.widget.geometry()->showsDigits());
    QVERIFY(figure.widget.geometry()->isShown(60));
    QCOMPARE(QSizeF(figure.widget.size()), before);
    figure.widget.zoom(-99);
    QVERIFY(figure.widget.geometry()->showsAllRows());
  }

  void theWheelScrollsOnlyWhatIsCut() {
    Figure figure(sceneOf(large(128), EventKind::Exponentiated, {0, 0}), {}, 60);
    QWheelEvent down({100, 100}, {100, 100}, {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&figure.widget, &down);
    QVERIFY(!down.isAccepted());
    figure.widget.zoom(2);
    const int first = figure.widget.geometry()->window().firstRow;
    QWheelEvent again({100, 100}, {100, 100}, {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&figure.widget, &again);
    QVERIFY(again.isAccepted());
    QVERIFY(figure.widget.geometry()->window().firstRow > first);
  }
};

QTEST_MAIN(TestTileFigure)
#include "tst_tile_figure.moc"

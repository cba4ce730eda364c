// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QImage>
#include <QScrollBar>
#include <QTest>

#include "app/views/inspector/inspector.h"
#include "app/views/inspector/output_row.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/inspector/tile_figure.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/style_sheet.h"
#include "tests/app/views/inspector/family_runs.h"

using namespace tilewise;

namespace {

ProblemSettings lesson(const Way& way) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 256;
  settings.algorithm = way.algorithm;
  settings.backward = way.backward;
  settings.backwardOrder = way.order;
  settings.causal = true;
  return settings;
}

struct Panel {
  Session session;
  Inspector inspector{session};

  explicit Panel(const std::shared_ptr<const Run>& run, QSize size = {404, 487}) {
    session.setRun(run, 0);
    inspector.resize(size);
    inspector.show();
    QVERIFY(QTest::qWaitForWindowExposed(&inspector));
  }

  QList<TileFigure*> shown() const {
    QList<TileFigure*> list;
    for (TileFigure* figure : inspector.findChildren<TileFigure*>()) {
      if (figure->isVisible()) list.append(figure);
    }
    return list;
  }
};

/// All that a figure shows, in the inspector.
QList<QRectF> placesOf(const TileFigure& figure) {
  const FigureGeometry& at = *figure.geometry();
  QList<QRectF> places{at.map(MapPlace::First), at.map(MapPlace::Second)};
  for (const StripName name : at.stripNames()) places.append(at.strip(name));
  for (QRectF& place : places) place.translate(figure.pos());
  return places;
}

}  // namespace

class TestFamilyFigures : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    loadFonts();
    applyLook(*qApp, Look{});
  }

  /// Every position of every pass can be shown and drawn.
  void everyStepCanBeShown_data() { addFamily(); }
  void everyStepCanBeShown() {
    Panel panel(fetchRun());
    QImage image(panel.inspector.size(), QImage::Format_RGB32);
    int shown = 0;
    for (qint64 position = 0; position <= panel.session.stepCount(); ++position) {
      panel.session.setPosition(position);
      shown += panel.shown().isEmpty() ? 0 : 1;
      if (position % 7 == 0) panel.inspector.render(&image);
    }
    QVERIFY(shown > panel.session.stepCount() / 2);
  }

  void nothingOverlapsOrIsClipped_data() {
    QTest::addColumn<int>("way");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("tiny");
    for (const int way : {0, 1, 3, 4}) {
      for (const QSize size : {QSize(280, 200), QSize(404, 310), QSize(404, 487), QSize(600, 700)}) {
        for (const int percent : {100, 150, 200}) {
          for (const bool tiny : {false, true}) {
            QTest::addRow("%s, %d x %d, %d %%, %s", Ways[way].name, size.width(), size.height(), percent,
                          tiny ? "tiny" : "lesson")
                << way << size << percent << tiny;
          }
        }
      }
    }
  }
  void nothingOverlapsOrIsClipped() {
    QFETCH(int, way);
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QFETCH(bool, tiny);
    const auto run = makeTestRun(tiny ? familySettings(Ways[way]) : lesson(Ways[way]));
    Panel panel(run, size);
    Look look;
    look.metrics.s = percent / 100.0;
    applyLook(*qApp, look);
    panel.inspector.setLook(look);
    const EventKind last = !Ways[way].backward ? EventKind::Accumulated : EventKind::DK;
    panel.session.setPosition(positionAfter(*run, last, {1, 1}));
    QCOMPARE(panel.inspector.horizontalScrollBar()->maximum(), 0);
    const QWidget* content = panel.inspector.widget();
    const QList<TileFigure*> figures = panel.shown();
    QCOMPARE(figures.size(), Ways[way].backward ? 3 : 1);
    QList<QRectF> places;
    for (const TileFigure* figure : figures) places += placesOf(*figure);
    // The scroll bar may stand in the right margin.
    const QRectF all(0, 0, size.width() - look.metrics.px(12) + 1, content->height());
    for (qsizetype k = 0; k < places.size(); ++k) {
      QVERIFY2(all.contains(places[k]), qPrintable(QString("place %1").arg(k)));
      for (qsizetype other = 0; other < k; ++other) QVERIFY(!places[k].intersects(places[other]));
    }
    const auto* row = panel.inspector.findChild<RowPanel*>();
    for (const QRectF& place : places) QVERIFY(place.bottom() <= row->y());
    applyLook(*qApp, Look{});
  }

  void lettersHaveRoomAtEveryTileSize_data() {
    QTest::addColumn<QSize>("block");
    QTest::addColumn<int>("d");
    for (const QSize block : {QSize(2, 2), QSize(2, 4), QSize(16, 16), QSize(8, 128), QSize(64, 2), QSize(64, 256)}) {
      for (const int d : {1, 4, 16, 64, 256}) {
        QTest::addRow("%d x %d, d %d", block.height(), block.width(), d) << block << d;
      }
    }
  }
  void lettersHaveRoomAtEveryTileSize() {
    QFETCH(QSize, block);
    QFETCH(int, d);
    ProblemSettings settings = lesson(Ways[4]);
    settings.Br = block.height();
    settings.Bc = block.width();
    settings.Tq = settings.Tk = 2 * std::max(block.width(), block.height());
    settings.dk = settings.dv = d;
    settings.causal = false;
    const auto run = makeTestRun(settings);
    Panel panel(run);
    panel.session.setPosition(positionAfter(*run, EventKind::DK, {1, 1}));
    for (const int percent : {100, 200}) {
      Look look;
      look.metrics.s = percent / 100.0;
      applyLook(*qApp, look);
      panel.inspector.setLook(look);
      const QFont letter = look.metrics.bold(Role::TensorLetter);
      // The equation of the row needs about that much at 200 %.
      for (int width = percent == 100 ? 280 : 404; width <= 600; width += 32) {
        panel.inspector.resize(width, 487);
        const double right = panel.inspector.viewport()->width();
        QList<QRectF> letters;
        for (const TileFigure* figure : panel.shown()) {
          const FigureGeometry& at = *figure->geometry();
          const QRectF own(QPointF(), QSizeF(figure->size()));
          for (const MapPlace place : {MapPlace::First, MapPlace::Second}) {
            const QRectF head = at.head(place);
            const double name = MathText::parse(figure->scene()->map(place).name).width(letter);
            const QRectF text(head.left(), head.top(), name, head.height());
            QVERIFY2(name <= head.width() && own.contains(text), qPrintable(QString("%1 wide").arg(width)));
            QVERIFY(own.contains(at.map(place)));
            letters.append(text.translated(figure->pos()));
          }
          if (at.stripNames().isEmpty()) continue;
          QVERIFY(at.strips().right() + figure->x() + look.metrics.px(3) < right);
          letters.append(at.stripsHead().translated(figure->pos()));
        }
        for (qsizetype k = 0; k < letters.size(); ++k) {
          QVERIFY2(letters[k].right() <= right, qPrintable(QString("%1 wide").arg(width)));
          for (qsizetype other = 0; other < k; ++other) {
            QVERIFY2(!letters[k].intersects(letters[other]), qPrintable(QString("%1 wide").arg(width)));
          }
        }
      }
    }
    applyLook(*qApp, Look{});
  }

  /// Colour bars below the gradients of keys where there is room, else their range above them.
  void gradientsOfKeysHaveBarsWhereTheyFit() {
    ProblemSettings settings = lesson(Ways[4]);
    settings.Tq = settings.Tk = 64;
    settings.Br = settings.Bc = settings.dk = settings.dv = 16;
    const auto run = makeTestRun(settings);
    Panel panel(run);
    panel.session.setPosition(positionAfter(*run, EventKind::DK, {1, 1}));
    const QList<TileFigure*> figures = panel.shown();
    QCOMPARE(figures[2]->y(), figures[1]->y());
    const FigureGeometry& keys = *figures[2]->geometry();
    QVERIFY(keys.hasBars() && keys.showsAllRows());
    QVERIFY(keys.entry().width() >= 4);
    QVERIFY(figures[2]->height() <= figures[1]->height());
  }

  /// As in the design's picture: entries of two pixels, and the keys' gradients at the right.
  void theLessonBackwardLooksAsDesigned() {
    ProblemSettings settings = lesson(Ways[4]);
    settings.Tq = settings.Tk = 1024;
    const auto run = makeTestRun(settings);
    // A little narrower than in the picture, as the dock is in a window of 1440 pixels.
    Panel panel(run, {398, 487});
    panel.session.setPosition(positionAfter(*run, EventKind::DQAdded, {1, 1}));
    const QList<TileFigure*> figures = panel.shown();
    QCOMPARE(figures.size(), 3);
    QCOMPARE(figures[0]->geometry()->entry(), QSize(2, 1));
    QCOMPARE(figures[1]->geometry()->entry(), QSize(2, 1));
    for (const MapPlace place : {MapPlace::First, MapPlace::Second}) {
      QCOMPARE(figures[0]->geometry()->map(place).left(), figures[1]->geometry()->map(place).left());
    }
    QCOMPARE(figures[2]->y(), figures[1]->y());
    QVERIFY(figures[2]->geometry()->showsAllColumns() && figures[2]->geometry()->showsAllRows());
  }

  void rowsAreChosenInEveryFigureOfQueries() {
    const auto run = makeTestRun(familySettings(Ways[4]));
    Panel panel(run);
    panel.session.setPosition(positionAfter(*run, EventKind::DQAdded, {1, 1}));
    const QList<TileFigure*> figures = panel.shown();
    const auto entry = [](const TileFigure* figure, int row) {
      return figure->geometry()->entryRect(MapPlace::Second, {row, 1}).center().toPoint();
    };
    QTest::mouseClick(figures[1], Qt::LeftButton, {}, entry(figures[1], 2));
    QCOMPARE(panel.session.row(), 5);
    QTest::mouseClick(figures[0], Qt::LeftButton, {}, entry(figures[0], 0));
    QCOMPARE(panel.session.row(), 3);
    QTest::mouseClick(figures[2], Qt::LeftButton, {}, entry(figures[2], 1));
    QCOMPARE(panel.session.row(), 3);
  }

  void copiesAreNamedAfterWhatIsShown() {
    const auto run = makeTestRun(familySettings(Ways[4]));
    Panel panel(run);
    panel.session.setPosition(positionAfter(*run, EventKind::DS, {0, 1}));
    QStringList texts;
    for (const QAction* action : panel.inspector.actions()) {
      if (action->isVisible() && action->isEnabled() && !action->isSeparator()) texts.append(action->text());
    }
    for (const char* text : {"Copy values of P", "Copy values of dP", "Copy values of dS", "Copy values of dV",
                             "Copy D, lse of all rows"}) {
      QVERIFY2(texts.contains(text), text);
    }
    QVERIFY(!texts.contains("Copy values of dK"));  // nothing has been added yet
  }
};

QTEST_MAIN(TestFamilyFigures)
#include "tst_family_figures.moc"

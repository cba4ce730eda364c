// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/inspector.h"
#include "app/views/inspector/output_row.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/inspector/tile_figure.h"
#include "app/views/look/style_sheet.h"
#include "tests/app/views/inspector/small_run.h"

using namespace tilewise;

namespace {

ProblemSettings lesson() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 256;
  settings.causal = true;
  return settings;
}

/// A session and its inspector on the screen.
struct Panel {
  Session session;
  Inspector inspector{session};
  TileFigure* figure = inspector.findChild<TileFigure*>();
  RowPanel* row = inspector.findChild<RowPanel*>();

  explicit Panel(const std::shared_ptr<const Run>& run, qint64 position = 0, QSize size = {404, 488}) {
    if (run) session.setRun(run, position);
    inspector.resize(size);
    inspector.show();
    QVERIFY(QTest::qWaitForWindowExposed(&inspector));
  }

  QString header() const {
    QString text;
    for (const QLabel* label : inspector.findChildren<QLabel*>()) {
      if (label->isVisible()) text += label->text();
    }
    return text.remove(QRegularExpression("<[^>]*>")).replace("&nbsp;", " ");
  }

  QPoint entry(MapPlace name, int r, int c) const {
    return figure->geometry()->entryRect(name, {r, c}).center().toPoint();
  }

  void trigger(const QString& name) { inspector.findChild<QAction*>(name)->trigger(); }
};

class PaintCounter : public QObject {
 public:
  int count = 0;
  bool eventFilter(QObject* object, QEvent* event) override {
    count += event->type() == QEvent::Paint ? 1 : 0;
    return QObject::eventFilter(object, event);
  }
};

QString spoken(QWidget* widget, QAccessible::Text kind) {
  return QAccessible::queryAccessibleInterface(widget)->text(kind);
}

QString clipboard() { return QGuiApplication::clipboard()->text(); }

}  // namespace

class TestInspector : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    loadFonts();
    applyLook(*qApp, Look{});
  }

  void saysWhatToDoWithoutATile() {
    Panel empty(nullptr);
    QCOMPARE(empty.header(), QStringLiteral("Select a tile, or step into one."));
    QVERIFY(!empty.figure->isVisible() && !empty.row->isVisible());
    Panel start(makeTestRun(unevenSettings()));
    QCOMPARE(start.header(), QStringLiteral("Select a tile, or step into one."));
    for (const QAction* action : start.inspector.actions()) QVERIFY(!action->isEnabled() || action->isSeparator());
    start.session.setPosition(4);
    QVERIFY(start.figure->isVisible() && start.row->isVisible());
    start.session.setPosition(0);
    QVERIFY(!start.figure->isVisible());
  }

  void followsThePosition() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Rescaled, {1, 1}));
    QCOMPARE(panel.header(), QStringLiteral("Tile (1, 1)  full; queries\u00A03–5, keys\u00A04–7"));
    QVERIFY(panel.figure->scene()->strip(StripName::Factor).changed);
    panel.session.stepEvent(1);
    QVERIFY(!panel.figure->scene()->strip(StripName::Factor).changed);
    QVERIFY(panel.figure->scene()->strip(StripName::RowSum).changed);
    panel.session.chooseTile(TileIndex{2, 0});
    QCOMPARE(panel.header(), QStringLiteral("Tile (2, 0)  full, to come; queries\u00A06, keys\u00A00–3"));
    QVERIFY(!panel.figure->scene()->strip(StripName::RowSum).changed);
    panel.session.chooseTile(TileIndex{0, 2});
    QCOMPARE(panel.header(), QStringLiteral("Tile (0, 2)  full, done; queries\u00A00–2, keys\u00A08–9"));
  }

  void aChosenTileIsReadFromItsBegin() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Rescaled, {1, 1}), {300, 200});
    QScrollBar& bar = *panel.inspector.verticalScrollBar();
    QVERIFY(bar.maximum() > 10);
    bar.setValue(10);
    panel.session.chooseRow(4);
    QVERIFY2(bar.value() == 10, "the same tile");
    panel.session.chooseTile(TileIndex{2, 0});
    QCOMPARE(bar.value(), 0);
    panel.session.chooseTile(std::nullopt);
    bar.setValue(10);
    panel.session.setPosition(positionAfter(*run, EventKind::Accumulated, {2, 0}));
    QVERIFY2(bar.value() == 10, "stepping leaves the eye where it is");
  }

  void skippedTilesTakeNoMoreThanALine() {
    ProblemSettings settings = lesson();
    settings.Tq = settings.Tk = 1024;
    const auto run = makeTestRun(settings);
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {3, 7}));
    const QRect figure = panel.figure->geometry()->map(MapPlace::First).toRect().translated(panel.figure->pos());
    panel.session.stepTile(1);
    QCOMPARE(panel.header(), QStringLiteral("Tile (3, 8)  skipped: key 512 comes after query 511"));
    QCOMPARE(panel.figure->geometry()->map(MapPlace::First).toRect().translated(panel.figure->pos()), figure);
    panel.inspector.resize(600, 488);
    QCOMPARE(panel.header(), QStringLiteral("Tile (3, 8)  skipped: its first key 512 comes after the last query 511"));
  }

  void rowsAreChosenByMouseAndKeys() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {1, 1}));
    QTest::mouseClick(panel.figure, Qt::LeftButton, {}, panel.entry(MapPlace::Second, 2, 1));
    QCOMPARE(panel.session.row(), 5);
    QVERIFY(panel.session.rowChosen());
    QCOMPARE(panel.row->equation().title, QStringLiteral("Row 5"));
    QTest::keyClick(panel.figure, Qt::Key_Up);
    QCOMPARE(panel.session.row(), 4);
    QTest::keyClick(panel.figure, Qt::Key_Up);
    QTest::keyClick(panel.figure, Qt::Key_Up);
    QCOMPARE(panel.session.row(), 3);
    QCOMPARE(panel.row->equation().title, QStringLiteral("Row 3"));
  }

  void rowsOfAChosenTileCanBeChosen() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {2, 1}));
    panel.session.chooseTile(TileIndex{1, 0});
    QTest::mouseClick(panel.figure, Qt::LeftButton, {}, panel.entry(MapPlace::First, 1, 0));
    QCOMPARE(panel.session.row(), 4);
    QCOMPARE(panel.row->equation().title, QStringLiteral("Row 4"));
    QCOMPARE(panel.row->equation().lines.size(), 4);
  }

  void aRowOfAnotherTileIsSaidToBeOne() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {2, 1}));
    panel.session.chooseTile(TileIndex{1, 0});
    panel.session.chooseRow(std::nullopt);
    QCOMPARE(panel.row->equation().title, QStringLiteral("Row 6"));
    QCOMPARE(panel.row->equation().note, QStringLiteral("The row is not in this tile; its rows are 3–5."));
    QVERIFY(panel.row->equation().lines.isEmpty());
    QVERIFY(!panel.inspector.findChild<OutputRow*>()->isVisible());
    QVERIFY(!panel.inspector.findChild<QAction*>("copyEquation")->isEnabled());
  }

  void everyStepOfARunCanBeShown() {
    ProblemSettings settings = unevenSettings();
    settings.Tq = 14;
    settings.causal = true;
    settings.alignment = Alignment::BottomRight;
    const auto run = makeTestRun(settings);
    Panel panel(run);
    int notes = 0;
    for (qint64 position = 0; position <= panel.session.stepCount(); ++position) {
      panel.session.setPosition(position);
      if (!panel.row->isVisible()) continue;
      QCOMPARE(panel.row->equation().title, QStringLiteral("Row %1").arg(panel.session.row()));
      notes += panel.row->equation().note.isEmpty() ? 0 : 1;
    }
    QVERIFY(notes > 0);
  }

  void placesStayWhereTheyAreWithinATile() {
    const auto run = makeTestRun(lesson());
    Panel panel(run, positionAfter(*run, EventKind::ScoreProduct, {1, 2}));
    const QRectF scores = panel.figure->geometry()->map(MapPlace::First);
    QCOMPARE(panel.figure->geometry()->entry(), QSize(2, 2));
    const QRect rowPlace = panel.row->geometry();
    for (int step = 0; step < 5; ++step) {
      panel.session.stepEvent(1);
      QCOMPARE(panel.figure->geometry()->map(MapPlace::First), scores);
      QCOMPARE(panel.row->geometry(), rowPlace);
    }
    panel.session.stepTile(1);
    QCOMPARE(panel.figure->geometry()->map(MapPlace::First), scores);
  }

  void asInThePictureItNeedsNoScrolling() {
    const auto run = makeTestRun(lesson());
    Panel panel(run, positionAfter(*run, EventKind::Rescaled, {1, 0}), {404, 487});
    QVERIFY(!panel.inspector.verticalScrollBar()->isVisible());
    QCOMPARE(panel.figure->geometry()->entry(), QSize(2, 2));
    QVERIFY(!panel.inspector.findChild<OutputRow*>()->isVisible());
  }

  /// Over the ledger in a window of 1280 x 720, with and without a title bar.
  void theEquationIsSeenWithTheMaps_data() {
    QTest::addColumn<int>("height");
    QTest::newRow("without a title bar") << 278;
    QTest::newRow("with one") << 252;
  }
  void theEquationIsSeenWithTheMaps() {
    QFETCH(int, height);
    const auto run = makeTestRun(lesson());
    Panel panel(run, positionAfter(*run, EventKind::Rescaled, {1, 1}), QSize(404, height));
    QCOMPARE(panel.inspector.verticalScrollBar()->maximum(), 0);
    QVERIFY(!panel.row->equation().lines.isEmpty());
    QVERIFY(panel.row->geometry().bottom() < panel.inspector.viewport()->height());
    QVERIFY(panel.figure->geometry()->map(MapPlace::First).height() >= 40);
    // Where there is too little even for low maps, they are as high as ever, and the panel scrolls.
    panel.inspector.resize(404, 190);
    QTRY_VERIFY(panel.inspector.verticalScrollBar()->maximum() > 0);
    QVERIFY(panel.figure->geometry()->map(MapPlace::First).height() >= 100);
  }

  void nothingIsClipped_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("tiny");
    for (const QSize size : {QSize(280, 200), QSize(300, 600), QSize(404, 487), QSize(600, 700)}) {
      for (const int percent : {80, 100, 150, 200}) {
        for (const bool tiny : {false, true}) {
          QTest::addRow("%d x %d, %d %%, %s", size.width(), size.height(), percent, tiny ? "tiny" : "lesson")
              << size << percent << tiny;
        }
      }
    }
  }
  void nothingIsClipped() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QFETCH(bool, tiny);
    const auto run = makeTestRun(tiny ? unevenSettings() : lesson());
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {1, 0}), size);
    Look look;
    look.metrics.s = percent / 100.0;
    applyLook(*qApp, look);
    panel.inspector.setLook(look);
    const QWidget* content = panel.inspector.widget();
    QCOMPARE(content->width(), panel.inspector.viewport()->width());
    QVERIFY(panel.inspector.horizontalScrollBar()->maximum() == 0);
    QVERIFY(content->height() >= panel.inspector.viewport()->height());
    const bool scrolls = content->height() > panel.inspector.viewport()->height();
    QCOMPARE(panel.inspector.verticalScrollBar()->isVisible(), scrolls);
    QRect before;
    for (const QWidget* part : {static_cast<QWidget*>(panel.figure), static_cast<QWidget*>(panel.row),
                                static_cast<QWidget*>(panel.inspector.findChild<OutputRow*>())}) {
      if (!part->isVisible()) continue;
      // The scroll bar may stand in the right margin.
      QVERIFY(content->rect().adjusted(0, 0, look.metrics.px(12), 0).contains(part->geometry()));
      QVERIFY(!part->geometry().intersects(before));
      before = part->geometry();
    }
    const QRectF shown(0, 0, content->width(), panel.figure->height());
    QVERIFY(shown.contains(panel.figure->geometry()->map(MapPlace::Second)));
    QVERIFY(shown.contains(panel.figure->geometry()->strip(StripName::RowSum)));
    QVERIFY(panel.inspector.findChild<QToolButton*>("copyLatex")->geometry().right() < size.width());
  }

  void outputOfTheRowIsShownWhereThereIsRoom() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {1, 0}), {404, 600});
    auto* output = panel.inspector.findChild<OutputRow*>();
    QVERIFY(output->isVisible());
    QCOMPARE(output->values().size(), 5);
    QCOMPARE(output->accessibleName(), QStringLiteral("O\u0303 of row 3, 5\u00A0values"));
    const BlockState& state = panel.session.state();
    for (Index k = 0; k < 5; ++k) QVERIFY(output->values()(k) == state.now.O_acc(0, k));
    panel.session.setPosition(positionAfter(*run, EventKind::Normalised, {1, 0}));
    QCOMPARE(output->accessibleName(), QStringLiteral("O of row 3, 5\u00A0values"));
    for (Index k = 0; k < 5; ++k) QVERIFY(output->values()(k) == (*panel.session.state().O)(0, k));
  }

  void equationIsCopiedAsLatex() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Rescaled, {1, 1}));
    auto* button = panel.inspector.findChild<QToolButton*>("copyLatex");
    QTest::mouseClick(button, Qt::LeftButton);
    const QString text = clipboard();
    QCOMPARE(text, latexText(panel.row->equation(), "Tile (1, 1), " + panel.row->equation().title));
    QVERIFY(text.contains("\\exp("));
    QGuiApplication::clipboard()->clear();
    panel.trigger("copyEquation");
    QCOMPARE(clipboard(), text);
    QVERIFY(button->focusPolicy() == Qt::TabFocus);
  }

  void valuesAreCopiedAsTables() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {1, 1}));
    panel.trigger("copyScores");
    QCOMPARE(clipboard(), tableText(*panel.session.state().S));
    QCOMPARE(clipboard().count(u'\t'), 3 * 3);
    panel.trigger("copyWeights");
    QCOMPARE(clipboard(), tableText(*panel.session.state().P));
    panel.trigger("copyRows");
    QVERIFY(clipboard().startsWith("query\tm\tm'\tf\tl\n3\t"));
    panel.trigger("copyOutput");
    QCOMPARE(clipboard(), tableText(panel.session.state().now.O_acc.row(0)));
  }

  void whatIsNotThereCannotBeCopied() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::ScoreProduct, {1, 1}));
    QVERIFY(panel.inspector.findChild<QAction*>("copyScores")->isEnabled());
    QVERIFY(!panel.inspector.findChild<QAction*>("copyWeights")->isEnabled());
    panel.session.stepEvent(-1);
    QVERIFY(!panel.inspector.findChild<QAction*>("copyScores")->isEnabled());
    QVERIFY(!panel.inspector.findChild<QToolButton*>("copyLatex")->isEnabled());
  }

  void screenReadersFindTheMapsAndTheRow() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Rescaled, {1, 1}));
    QStringList names;
    for (QWidget* part : panel.figure->findChildren<QWidget*>()) names.append(spoken(part, QAccessible::Name));
    QVERIFY(names.contains("Scores S, tile (1, 1)"));
    QVERIFY(names.contains("Weights P, not normalised, tile (1, 1)"));
    QCOMPARE(spoken(panel.figure, QAccessible::Name), QStringLiteral("Tile (1, 1)"));
    QCOMPARE(spoken(panel.figure, QAccessible::Description),
             rowText(*panel.figure->scene(), static_cast<int>(panel.session.row() - 3), {}));
    QCOMPARE(spoken(panel.row, QAccessible::Name), panel.row->equation().title);
    QVERIFY(spoken(panel.row, QAccessible::Description).startsWith("m′ = max("));
    QVERIFY(panel.figure->focusPolicy() & Qt::TabFocus);
  }

  void fastPlaybackUpdatesFiveTimesASecond() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, 4);
    panel.inspector.setFast(true);
    PaintCounter painted;
    panel.figure->installEventFilter(&painted);
    QElapsedTimer time;
    time.start();
    for (int step = 0; step < 150; ++step) {
      // Forth and back between two events of one tile: the figure stays visible.
      panel.session.setPosition(6 + step % 2);
      QTest::qWait(4);
    }
    const qint64 most = time.elapsed() / 200 + 2;
    QVERIFY2(painted.count >= 1 && painted.count <= most, qPrintable(QString::number(painted.count)));
    panel.session.setPosition(positionAfter(*run, EventKind::Accumulated, {2, 2}));
    panel.inspector.setFast(false);
    QCOMPARE(panel.figure->scene()->title, QStringLiteral("Tile (2, 2)"));
  }

  void hiddenPanelsCatchUpWhenTheyAreShown() {
    const auto run = makeTestRun(unevenSettings());
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {0, 0}));
    panel.inspector.hide();
    panel.session.setPosition(positionAfter(*run, EventKind::Accumulated, {1, 1}));
    QCOMPARE(panel.figure->scene()->title, QStringLiteral("Tile (0, 0)"));
    panel.inspector.show();
    QCOMPARE(panel.figure->scene()->title, QStringLiteral("Tile (1, 1)"));
  }

  void valuesThatAreNotFiniteAreShown() {
    auto inputs = std::make_shared<Inputs>();
    inputs->Q = Matrix<double>::Ones(4, 2);
    inputs->K = Matrix<double>::Ones(4, 2);
    inputs->V = Matrix<double>::Ones(4, 2);
    inputs->K(1, 0) = std::numeric_limits<double>::infinity();
    inputs->K(2, 0) = std::nan("");
    RunRequest request;
    request.settings.Br = request.settings.Bc = 4;
    request.inputs = inputs;
    const auto run = makeTestRun(request);
    Panel panel(run, positionAfter(*run, EventKind::Accumulated, {0, 0}));
    QCOMPARE(entryText(*panel.figure->scene(), MapPlace::First, 0, 1, {}), QStringLiteral("S(0, 1) = ∞"));
    QCOMPARE(entryText(*panel.figure->scene(), MapPlace::First, 0, 2, {}), QStringLiteral("S(0, 2) = NaN"));
    QVERIFY(rowText(*panel.figure->scene(), 0, {}).contains("ℓ = NaN"));
    QVERIFY(!panel.inspector.grab().isNull());
  }
};

QTEST_MAIN(TestInspector)
#include "tst_inspector.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QScrollBar>
#include <QTest>

#include "app/models/ledger_model.h"
#include "app/session/make_run.h"
#include "app/session/session.h"
#include "app/views/ledger/algorithm_bars.h"
#include "app/views/ledger/closed_form_view.h"
#include "app/views/ledger/fact_list.h"
#include "app/views/ledger/ledger_panel.h"
#include "app/views/ledger/ledger_table.h"
#include "app/views/ledger/more_link.h"
#include "app/views/ledger/rival_line.h"
#include "app/views/look/style_sheet.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> runOf(const ProblemSettings& settings) {
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, {}}, control);
}

std::shared_ptr<const Run> causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  static const auto run = runOf(settings);
  return run;
}

Look lookAt(int textSize, ThemeName theme = ThemeName::Light) {
  Look look;
  look.theme = makeTheme(theme, PaletteName::Default);
  look.metrics.s = textSize / 100.0;
  return look;
}

int pixelsOf(const QImage& image, const QColor& color) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      count += image.pixelColor(x, y) == color ? 1 : 0;
    }
  }
  return count;
}

}  // namespace

class LedgerPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void theOtherAlgorithmsStandBeside();
  void theClosedFormIsCompared();
  void aWrongCountIsSaid();
  void nothingScrollsAtItsPlace_data();
  void nothingScrollsAtItsPlace();
  void factsComeWhenAskedForOrWhereThereIsRoom();
  void barsOfABackwardPass();
  void theOtherWaysAreSeenWithoutScrolling();
  void headsAndRecomputationAreSaid();
  void columnsHoldStill();
  void timesGoFirstWhereItIsNarrow();
  void longNamesSurviveTheRepaintOfAColumn();
  void theBarFills();
  void theKeyboardReachesTheRows();
  void aMergedRowOpens();
};

void LedgerPanelTest::theOtherAlgorithmsStandBeside() {
  Session session;
  session.setRun(causalLesson(), 190);
  LedgerPanel panel(session);
  QCOMPARE(panel.findChild<AlgorithmBars*>()->accessibleDescription(),
           QStringLiteral("standard attention: 4,456,448\u00A0values, 6.17\u00A0×; "
                          "FlashAttention-1: 1,937,408\u00A0values, 2.68\u00A0×; "
                          "FlashAttention-2: 721,920\u00A0values, 1.00\u00A0×"));
}

void LedgerPanelTest::theClosedFormIsCompared() {
  Session session;
  session.setRun(causalLesson(), 190);
  LedgerPanel panel(session);
  const auto* view = panel.findChild<ClosedFormView*>();
  QVERIFY(view->agrees());
  QCOMPARE(view->verdict(), QStringLiteral("closed form equals the counted total"));
  QVERIFY(view->accessibleDescription().contains(QStringLiteral("721,920\u00A0values")));
}

void LedgerPanelTest::aWrongCountIsSaid() {
  // A run whose engine counted eight values of K too many.
  Run run = *causalLesson();
  const auto result = std::make_shared<RunResult>(*run.result);
  run.result = result;
  result->count.hbm.loads[static_cast<std::size_t>(Tensor::K)].values += 8;
  ClosedFormView view;
  view.setRun(&run);
  QVERIFY(!view.agrees());
  QCOMPARE(view.verdict(), QStringLiteral("8 fewer than the 721,928 counted"));
  result->count.hbm.loads[static_cast<std::size_t>(Tensor::K)].values -= 1008;
  view.setRun(&run);
  QCOMPARE(view.verdict(), QStringLiteral("1,000 more than the 720,920 counted"));
}

void LedgerPanelTest::nothingScrollsAtItsPlace_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("textSize");
  QTest::newRow("1440 x 900") << QSize(300, 312) << 100;
  QTest::newRow("150 %") << QSize(450, 468) << 150;
  QTest::newRow("200 %") << QSize(600, 624) << 200;
  QTest::newRow("80 %") << QSize(300, 312) << 80;
}

void LedgerPanelTest::nothingScrollsAtItsPlace() {
  QFETCH(QSize, size);
  QFETCH(int, textSize);
  Session session;
  session.setRun(causalLesson(), 190);
  applyLook(*qApp, lookAt(textSize));
  LedgerPanel panel(session);
  panel.setLook(lookAt(textSize));
  panel.resize(size);
  panel.show();
  QTRY_COMPARE(panel.verticalScrollBar()->maximum(), 0);
  QCOMPARE(panel.horizontalScrollBar()->maximum(), 0);
  const auto* table = panel.findChild<LedgerTable*>();
  QVERIFY(!table->isColumnHidden(LedgerModel::Times));
  QCOMPARE(table->verticalScrollBar()->maximum(), 0);
}

void LedgerPanelTest::factsComeWhenAskedForOrWhereThereIsRoom() {
  Session session;
  session.setRun(causalLesson(), 190);
  LedgerPanel panel(session);
  panel.setLook(lookAt(100));
  panel.resize(300, 312);
  panel.show();
  auto* more = panel.findChild<MoreLink*>();
  const FactList* facts = panel.findChild<FactList*>();
  QVERIFY(facts->accessibleDescription().contains(QStringLiteral("FLOPs in products: 150,994,944")));
  QVERIFY(more->isVisible() && !facts->isVisible());
  QTest::mouseClick(more, Qt::LeftButton);
  QTRY_VERIFY(facts->isVisible());
  QTRY_VERIFY(panel.verticalScrollBar()->maximum() > 0);
  QTest::mouseClick(more, Qt::LeftButton);
  QTRY_COMPARE(panel.verticalScrollBar()->maximum(), 0);
  panel.resize(300, 600);
  QTRY_VERIFY(facts->isVisible() && !more->isVisible());
  QCOMPARE(panel.verticalScrollBar()->maximum(), 0);
}

void LedgerPanelTest::barsOfABackwardPass() {
  ProblemSettings settings;
  settings.causal = true;
  settings.backward = true;
  Session session;
  session.setRun(runOf(settings), 599);
  LedgerPanel panel(session);
  panel.setLook(lookAt(100));
  panel.resize(300, 700);
  panel.show();
  const auto* bars = panel.findChild<AlgorithmBars*>();
  QVERIFY(bars->accessibleDescription().startsWith(QStringLiteral("standard attention: 7,864,320\u00A0values, 2.84")));
  QVERIFY(bars->accessibleDescription().contains(QStringLiteral("two loops: ")));
  QTRY_COMPARE(bars->height(), bars->heightFor(true));
  QCOMPARE(panel.verticalScrollBar()->maximum(), 0);
  // At its place in a window of 900 px: the rows stand closer, and two bars are left.
  panel.resize(300, 312);
  QTRY_COMPARE(bars->height(), bars->heightFor(false));
  QTRY_COMPARE(panel.verticalScrollBar()->maximum(), 0);
  QCOMPARE(bars->heightFor(false) * 5, bars->heightFor(true) * 2);
}

void LedgerPanelTest::theOtherWaysAreSeenWithoutScrolling() {
  Session session;
  session.setRun(causalLesson(), 60);
  LedgerPanel panel(session);
  panel.setLook(lookAt(100));
  panel.resize(404, 165);
  panel.show();
  const auto* line = panel.findChild<RivalLine*>();
  const auto* bars = panel.findChild<AlgorithmBars*>();
  const auto isSeen = [&panel](const QWidget& part) {
    const QRect place(part.mapTo(&panel, QPoint(0, 0)), part.size());
    return part.isVisible() && panel.rect().contains(place);
  };
  QTRY_VERIFY(isSeen(*line) && !isSeen(*bars));
  QCOMPARE(line->shownText(), QStringLiteral("standard moves 6.17\u00A0× as much, FA-1 2.68\u00A0×"));
  // Where the bars have room they say it, and nothing is said twice.
  panel.resize(404, 320);
  QTRY_VERIFY(isSeen(*bars) && !line->isVisible());
}

void LedgerPanelTest::headsAndRecomputationAreSaid() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 64;
  settings.heads = 4;
  settings.backward = true;
  Session session;
  session.setRun(runOf(settings), 0);
  LedgerPanel panel(session);
  panel.setLook(lookAt(100));
  panel.resize(300, 312);
  panel.show();
  QTRY_VERIFY(panel.findChild<FactList*>()->isVisible());
  const QString words = panel.findChild<FactList*>()->accessibleDescription();
  QVERIFY2(words.startsWith(QStringLiteral("values × 1 · 4 = 4 heads: ")), qPrintable(words));
  QVERIFY2(words.contains(QStringLiteral("recomputation: 5 products a tile instead of 4; its FLOPs in products: "
                                         "10/8 of standard’s")),
           qPrintable(words));
}

void LedgerPanelTest::columnsHoldStill() {
  Session session;
  session.setRun(causalLesson(), 0);
  LedgerPanel panel(session);
  panel.resize(300, 297);
  panel.show();
  const auto* table = panel.findChild<LedgerTable*>();
  const auto widths = [table] {
    QList<int> list;
    for (int column = 0; column < LedgerModel::ColumnCount; ++column) {
      list.append(table->columnWidth(column));
    }
    return list;
  };
  QCoreApplication::processEvents();
  const QList<int> before = widths();
  for (const int position : {1, 190, 400, 632}) {
    session.setPosition(position);
    QCoreApplication::processEvents();
    QCOMPARE(widths(), before);
  }
}

void LedgerPanelTest::timesGoFirstWhereItIsNarrow() {
  Session session;
  session.setRun(causalLesson(), 190);
  LedgerPanel panel(session);
  panel.resize(230, 297);
  panel.show();
  const auto* table = panel.findChild<LedgerTable*>();
  QTRY_VERIFY(table->isColumnHidden(LedgerModel::Times));
  QVERIFY(table->columnWidth(LedgerModel::SoFar) > 0);
  panel.resize(300, 297);
  QTRY_VERIFY(!table->isColumnHidden(LedgerModel::Times));
}

void LedgerPanelTest::longNamesSurviveTheRepaintOfAColumn() {
  ProblemSettings settings;
  settings.backward = true;
  settings.backwardOrder = BackwardOrder::TwoLoops;
  Session session;
  session.setRun(runOf(settings), 190);
  LedgerPanel panel(session);
  panel.setLook(lookAt(100));
  panel.resize(320, 700);
  panel.show();
  auto* table = panel.findChild<LedgerTable*>();
  QTRY_VERIFY(!table->isColumnHidden(LedgerModel::Times));
  QCoreApplication::processEvents();
  const QRect times(table->columnViewportPosition(LedgerModel::Times), 0, table->columnWidth(LedgerModel::Times),
                    table->viewport()->height());
  const QImage all = table->viewport()->grab().toImage();
  const QImage column = table->viewport()->grab(times).toImage();
  QVERIFY2(column == all.copy(times),
           "“Bytes (fp16; D, lse 4 B)” and “Loop 1: key blocks outside” are longer than "
           "their column");
}

void LedgerPanelTest::theBarFills() {
  Session session;
  session.setRun(causalLesson(), 0);
  const Look look = lookAt(100);
  AlgorithmBars bars;
  bars.setLook(look);
  bars.setRun(session.run().get());
  bars.resize(276, bars.sizeHint().height());
  int before = pixelsOf(bars.grab().toImage(), look.theme.now);
  QCOMPARE(before, 0);
  for (const std::int64_t values : {1, 205184, 500000, 721920}) {
    bars.setSoFar(values);
    const int now = pixelsOf(bars.grab().toImage(), look.theme.now);
    QVERIFY(now > before);
    before = now;
  }
}

void LedgerPanelTest::theKeyboardReachesTheRows() {
  Session session;
  session.setRun(causalLesson(), 190);
  LedgerPanel panel(session);
  panel.resize(300, 297);
  panel.show();
  auto* table = panel.findChild<LedgerTable*>();
  QCOMPARE(table->focusPolicy(), Qt::TabFocus);
  table->setFocus(Qt::TabFocusReason);
  QTest::keyClick(table, Qt::Key_Home);
  QTest::keyClick(table, Qt::Key_Down);
  QCOMPARE(table->currentIndex().row(), 1);
  QCOMPARE(session.position(), 190);
}

void LedgerPanelTest::aMergedRowOpens() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 64;
  settings.dk = settings.dv = 8;
  settings.Br = settings.Bc = 16;
  settings.backward = true;
  Session session;
  session.setRun(runOf(settings), 30);
  LedgerPanel panel(session);
  panel.setLook(lookAt(100));
  panel.resize(300, 500);
  panel.show();
  auto* table = panel.findChild<LedgerTable*>();
  const QAbstractItemModel& model = *table->model();
  QModelIndex merged;
  for (int row = 0; row < model.rowCount() && !merged.isValid(); ++row) {
    if (model.hasChildren(model.index(row, 0))) merged = model.index(row, 0);
  }
  QVERIFY(merged.isValid());
  const int closed = table->height();
  const QPoint at = table->visualRect(merged).center();
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
  QVERIFY(table->isExpanded(merged));
  QVERIFY(table->height() > closed);
  QVERIFY(!table->hasFocus());
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
  QVERIFY(!table->isExpanded(merged));
  QCOMPARE(table->height(), closed);
  table->setFocus(Qt::TabFocusReason);
  table->setCurrentIndex(merged);
  QTest::keyClick(table, Qt::Key_Right);
  QVERIFY(table->isExpanded(merged));
  QTest::keyClick(table, Qt::Key_Down);
  QCOMPARE(table->currentIndex().parent(), merged);
  QTest::keyClick(table, Qt::Key_Up);
  QTest::keyClick(table, Qt::Key_Left);
  QVERIFY(!table->isExpanded(merged));
}

QTEST_MAIN(LedgerPanelTest)
#include "tst_ledger_panel.moc"

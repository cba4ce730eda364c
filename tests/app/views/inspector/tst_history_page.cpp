// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "app/views/inspector/history_page.h"
#include "app/views/inspector/inspector.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/inspector/tile_figure.h"
#include "app/views/look/numbers.h"
#include "app/views/look/style_sheet.h"
#include "tests/app/views/inspector/family_runs.h"

using namespace tilewise;

namespace {

struct Panel {
  Session session;
  Inspector inspector{session};
  HistoryPage* page = inspector.findChild<HistoryPage*>();
  QTableView* view = page->findChild<QTableView*>();

  explicit Panel(const std::shared_ptr<const Run>& run, QSize size = {404, 488}) {
    session.setRun(run, run->trace->eventCount() / 2);
    inspector.resize(size);
    inspector.show();
    QVERIFY(QTest::qWaitForWindowExposed(&inspector));
  }

  QToolButton* button(const char* name) const { return inspector.findChild<QToolButton*>(name); }
  QString cell(int line, int column) const { return page->table().index(line, column).data().toString(); }
};

}  // namespace

class TestHistoryPage : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    loadFonts();
    applyLook(*qApp, Look{});
  }

  void theButtonLeadsThereAndBack() {
    Panel panel(makeTestRun(familySettings(Ways[2])));
    QVERIFY(!panel.page->isVisible());
    QTest::mouseClick(panel.button("rowHistory"), Qt::LeftButton);
    QVERIFY(panel.page->isVisible());
    for (const TileFigure* figure : panel.inspector.findChildren<TileFigure*>()) QVERIFY(!figure->isVisible());
    panel.session.stepEvent(1);
    QVERIFY(panel.page->isVisible());
    QTest::mouseClick(panel.button("showTile"), Qt::LeftButton);
    QVERIFY(!panel.page->isVisible());
    QVERIFY(panel.inspector.findChildren<TileFigure*>().first()->isVisible());
    panel.inspector.findChild<QAction*>("rowHistory")->trigger();
    QVERIFY(panel.page->isVisible());
  }

  void theTableHoldsTheStepsOfTheRow() {
    Panel panel(makeTestRun(familySettings(Ways[2], "causal")));
    panel.session.setPosition(panel.session.stepCount());
    panel.session.chooseRow(4);
    panel.inspector.showHistory(true);
    const Run& run = *panel.session.run();
    const auto steps = forwardHistory(run.problem, *run.inputs, *run.hbm, *run.trace, 4);
    QCOMPARE(panel.page->table().rowCount(), 3);
    QCOMPARE(panel.cell(0, 1), fixed(steps[0].rowMax, 4));
    QCOMPARE(panel.cell(1, 2), fixed(steps[1].m, 4));
    QCOMPARE(panel.cell(1, 4), fixed(steps[1].l, 3));
    QCOMPARE(panel.cell(1, 5), fixed(steps[1].output(0), 4));
    QCOMPARE(panel.cell(1, 5), panel.cell(1, 6));
    QCOMPARE(panel.cell(2, 1), QStringLiteral("skipped"));
    // It follows the row.
    panel.session.chooseRow(5);
    QVERIFY(panel.cell(1, 2) != fixed(steps[1].m, 4));
  }

  void whatIsToComeTellsNoNumbers() {
    Panel panel(makeTestRun(familySettings(Ways[2])));
    panel.session.setPosition(0);
    panel.session.chooseRow(4);
    panel.inspector.showHistory(true);
    QCOMPARE(panel.cell(0, 1), QStringLiteral("to come"));
    QCOMPARE(panel.cell(0, 2), QString());
    const Trace& trace = *panel.session.run()->trace;
    const std::int64_t i = trace.grid().tileAt(4, 0).i;
    const Range first = trace.positionsOf(TileIndex{i, 0});
    panel.session.setPosition(first.end - 1);
    QCOMPARE(panel.cell(0, 1), QStringLiteral("to come"));
    panel.session.setPosition(first.end);
    QVERIFY(panel.cell(0, 1) != QStringLiteral("to come") && !panel.cell(0, 5).isEmpty());
    QCOMPARE(panel.cell(1, 1), QStringLiteral("to come"));
  }

  /// The mask says it beforehand; numbers there are none all the same.
  void whatWillBeSkippedIsSaid() {
    Panel panel(makeTestRun(familySettings(Ways[2], "causal")));
    panel.session.setPosition(0);
    panel.session.chooseRow(4);
    panel.inspector.showHistory(true);
    QCOMPARE(panel.cell(0, 1), QStringLiteral("to come"));
    QCOMPARE(panel.cell(2, 1), QStringLiteral("skipped"));
    for (int column = 2; column < panel.page->table().columnCount(); ++column) {
      QCOMPARE(panel.cell(2, column), QString());
    }
    panel.session.setHidesNext(true);
    QVERIFY2(!panel.page->isVisible(), "a question may ask for it");
  }

  void everyPassHasAPage_data() { addFamily(); }
  void everyPassHasAPage() {
    Panel panel(fetchRun());
    panel.inspector.showHistory(true);
    const Run& run = *panel.session.run();
    const bool hasTiles = run.pass() == Pass::Backward || !run.problem.isStandard();
    QCOMPARE(panel.page->table().rowCount(), hasTiles ? 3 : 0);
    QVERIFY(!panel.page->findChildren<QLabel*>().last()->text().isEmpty());
    QVERIFY(!panel.page->merged().equation().title.isEmpty());
  }

  void longHistoriesAreComputedBesideTheWindow() {
    ProblemSettings settings;
    settings.Tq = settings.Br = 4;
    settings.Tk = 1 << 17;
    settings.Bc = 1 << 12;
    settings.dk = settings.dv = 32;
    QVERIFY(historyFlops(*Problem::make(settings)) > HistoryPage::FlopsAtOnce);
    Panel panel(makeTestRun(settings));
    panel.inspector.showHistory(true);
    const auto* note = panel.page->findChildren<QLabel*>().last();
    QCOMPARE(panel.page->table().rowCount(), 0);
    QCOMPARE(note->text(), QStringLiteral("The history of row %1 is being computed.").arg(panel.session.row()));
    QTRY_COMPARE_WITH_TIMEOUT(panel.page->table().rowCount(), 32, 20000);
    QVERIFY(note->text().startsWith("After every tile"));
  }

  void selectedBlocksAreMerged() {
    Panel panel(makeTestRun(familySettings(Ways[2])));
    panel.inspector.showHistory(true);
    QCOMPARE(panel.page->merged().equation().title, QStringLiteral("A: keys 0–7, B: keys 8–9"));
    panel.view->selectRow(2);
    QTest::mouseClick(panel.button("takeA"), Qt::LeftButton);
    QVERIFY(panel.page->merged().equation().lines.isEmpty());
    panel.view->selectRow(0);
    QTest::mouseClick(panel.button("takeB"), Qt::LeftButton);
    QCOMPARE(panel.page->merged().equation().title, QStringLiteral("A: keys 8–9, B: keys 0–3"));
    QVERIFY(panel.page->merged().equation().note.startsWith(u'✓'));
  }

  void aRowWithoutAKeyIsMergedOfTheHalvesOfAllKeys() {
    ProblemSettings settings;
    settings.Tq = 8;
    settings.Tk = 4;
    settings.dk = settings.dv = 2;
    settings.Br = 4;
    settings.Bc = 2;
    settings.causal = true;
    settings.alignment = Alignment::BottomRight;
    Panel panel(makeTestRun(settings));
    panel.session.chooseRow(0);
    panel.inspector.showHistory(true);
    QCOMPARE(panel.page->merged().equation().title, QStringLiteral("A: keys 0–1, B: keys 2–3"));
  }

  void theHistoryIsCopiedWithAllDigits() {
    Panel panel(makeTestRun(familySettings(Ways[2])));
    panel.session.setPosition(panel.session.stepCount());
    panel.inspector.showHistory(true);
    QTest::mouseClick(panel.button("copyHistory"), Qt::LeftButton);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 5);  // heading, three blocks, nothing after the last end of line
    QCOMPARE(lines[1].count(u'\t'), 7);
    QVERIFY(lines[2].section(u'\t', 2, 2).size() > 8);
  }

  void nothingIsClipped_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QSize size : {QSize(280, 200), QSize(404, 310), QSize(404, 487)}) {
      for (const int percent : {100, 150, 200}) {
        QTest::addRow("%d x %d, %d %%", size.width(), size.height(), percent) << size << percent;
      }
    }
  }
  void nothingIsClipped() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    Panel panel(makeTestRun(familySettings(Ways[2])), size);
    Look look;
    look.metrics.s = percent / 100.0;
    applyLook(*qApp, look);
    panel.inspector.setLook(look);
    panel.inspector.showHistory(true);
    QCOMPARE(panel.inspector.horizontalScrollBar()->maximum(), 0);
    const QWidget* content = panel.inspector.widget();
    QVERIFY(content->height() >= panel.page->height());
    QList<QRect> places;
    for (QWidget* part : panel.page->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
      if (!part->isVisible()) continue;
      QVERIFY2(panel.page->rect().contains(part->geometry()), qPrintable(part->objectName()));
      for (const QRect& other : places) QVERIFY(!other.intersects(part->geometry()));
      places.append(part->geometry());
    }
    QVERIFY(panel.view->height() >= 40);
    applyLook(*qApp, Look{});
  }
};

QTEST_MAIN(TestHistoryPage)
#include "tst_history_page.moc"

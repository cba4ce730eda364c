// SPDX-License-Identifier: GPL-3.0-or-later
// The Published workspace on the real window, by keys and clicks.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include "app/export/figure_export.h"
#include "app/plots/figure/figure_chart.h"
#include "app/plots/published/published_workspace.h"
#include "app/views/look/metrics.h"
#include "app/views/published/figures_table.h"
#include "app/views/published/remark_list.h"
#include "app/views/published/result_list.h"
#include "app/views/published/setting_list.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"

using namespace tilewise;

class PublishedWorkspaceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

  void init() {
    AppSettings settings;
    settings.theme = QStringLiteral("light");
    m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
    m_window->resize(1280, 720);
    m_window->show();
    m_window->desk().openPreset(QStringLiteral("tiny-causal"));
    QTRY_VERIFY(m_window->session().run() && !m_window->desk().job().isRunning());
    m_window->workspaces().bringToFront(QStringLiteral("published"));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }
  void cleanup() { m_window.reset(); }

  void arrowKeysGoThroughTheResults() {
    QTRY_VERIFY(find<ResultList>().hasFocus());
    const QString first = find<ResultList>().currentItem()->text();
    QVERIFY(first.startsWith(QStringLiteral("Figure 2, left")));
    QTest::keyClick(&find<ResultList>(), Qt::Key_Down);
    QVERIFY(find<ResultList>().currentItem()->text().startsWith(QStringLiteral("Figure 2, middle")));
    // The figures follow at once.
    QCOMPARE(find<FiguresTable>().item(0, 3)->text(), QStringLiteral("6.98"));
    QTest::keyClick(&find<ResultList>(), Qt::Key_End);
    QVERIFY(find<ResultList>().currentItem()->text().startsWith(QStringLiteral("Table 3: Error")));
  }

  void noTableScrollsInTheSmallestWindow() {
    m_window->resize(1024, 768);
    QTRY_COMPARE(m_window->size(), QSize(1024, 768));
    const auto& list = find<ResultList>();
    const auto& table = find<FiguresTable>();
    const QString last = QStringLiteral("Table 3: Error");
    QTest::keyClick(&find<ResultList>(), Qt::Key_Up);
    int seen = 1;
    for (; !list.currentItem()->text().startsWith(last); ++seen) {
      QTRY_VERIFY2(table.horizontalScrollBar()->maximum() == 0, qPrintable(list.currentItem()->text()));
      QTest::keyClick(&find<ResultList>(), Qt::Key_Down);
    }
    QCOMPARE(seen, 24);
  }

  /// Made-up events do not go on to the page: the chart leaves the wheel, and does not stand in its way.
  void theChartLeavesTheWheelToItsPage() {
    auto& chart = find<FigureChart>();
    QVERIFY(chart.isVisible());
    const QPointF at(chart.rect().center());
    QWheelEvent turn(at, chart.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    turn.accept();
    QCoreApplication::sendEvent(&chart, &turn);
    QVERIFY(!turn.isAccepted());
    QVERIFY(!chart.testAttribute(Qt::WA_NoMousePropagation));
  }

  void everyFigureSaysOfWhichKindItIs() {
    const FiguresTable& table = find<FiguresTable>();
    QCOMPARE(table.columnCount(), 7);
    QCOMPARE(table.horizontalHeaderItem(1)->text(), QStringLiteral("Standard (printed · arXiv)"));
    QCOMPARE(table.item(1, 1)->text(), QStringLiteral("40.3"));
    QCOMPARE(table.item(1, 3)->text(), QStringLiteral("35.3"));
    QCOMPARE(table.horizontalHeaderItem(6)->text(), QStringLiteral("FlashAttention (model · FA-1, B_c 384)"));
    QCOMPARE(table.item(1, 6)->text(), QStringLiteral("4.1"));
    QCOMPARE(table.item(1, 6)->data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("HBM reads and writes, GB, FlashAttention, model · FA-1, B_c 384: 4.1; near"));
    QVERIFY(find<SettingList>().accessibleDescription().contains(QStringLiteral("Block sizes: not stated")));
    QVERIFY(find<RemarkList>().accessibleDescription().contains(QStringLiteral("The GFLOPs do not reproduce")));
    QVERIFY(find<FigureChart>().isVisible());
  }

  void opensTheShapeInStep() {
    click(QStringLiteral("Open in Step"));
    QTRY_COMPARE(m_window->workspaces().currentWord(), QStringLiteral("step"));
    QTRY_VERIFY(m_window->session().run()->problem.Tq() == 1024);
    const Problem& problem = m_window->session().run()->problem;
    QVERIFY(problem.algorithm() == Algorithm::FlashAttention1 && problem.dk() == 64 && problem.Bc() == 384);
    QVERIFY(problem.lastPass() == Pass::Backward);
    QCOMPARE(problem.headCount(), 1024);
  }

  void saysWhyAResultCannotBeOpened() {
    workspace().choose(QStringLiteral("figure-1-right"));
    QPushButton& open = button(QStringLiteral("Open in Step"));
    QVERIFY(!open.isEnabled());
    QVERIFY(open.toolTip().contains(QStringLiteral("does not state")));
  }

  void copiesTextAndCsv() {
    workspace().choose(QStringLiteral("fa3-ablation"));
    click(QStringLiteral("Copy table"));
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("3.538\t661\t661.0")));
    click(QStringLiteral("Copy CSV"));
    QVERIFY(
        QApplication::clipboard()->text().startsWith(QStringLiteral("result,row,column,kind,source,figure,verdict\n")));
  }

  /// Every result, with a chart or without.
  void everyResultIsWrittenAsFiles_data() {
    QTest::addColumn<QString>("name");
    for (const PublishedResult& result : published().results) {
      QTest::newRow(result.name.c_str()) << QString::fromStdString(result.name);
    }
  }
  void everyResultIsWrittenAsFiles() {
    QFETCH(QString, name);
    workspace().choose(name);
    const Drawing drawing = drawingOf(workspace().result(), workspace().page(), Look());
    const QTemporaryDir folder;
    const QMap<QString, QByteArray> begins{{QStringLiteral("png"), "\x89PNG"},
                                           {QStringLiteral("svg"), "<?xml"},
                                           {QStringLiteral("pdf"), "%PDF"},
                                           {QStringLiteral("csv"), "result,row,column,"}};
    for (const QString& ending : drawingEndings()) {
      const QString path = folder.filePath(QStringLiteral("a.") + ending);
      const auto written = exportDrawing(drawing, path, ExistingFile::Refuse);
      QVERIFY2(written, qPrintable(path));
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QVERIFY2(file.readAll().startsWith(begins[ending]), qPrintable(path));
    }
    const QImage image(folder.filePath(QStringLiteral("a.png")));
    QCOMPARE(image.size(), 2 * drawing.size);
    QSet<QRgb> colors;
    for (int x = 0; x < image.width(); x += 3) {
      for (int y = 0; y < image.height(); y += 3) colors << image.pixel(x, y);
    }
    QVERIFY2(colors.size() > 10, "something is drawn");
  }

  void exportAsksForAFile() {
    click(QStringLiteral("Export…"));
    auto* dialog = m_window->findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->nameFilters().size(), 4);
    dialog->reject();
  }

  void measuresErrorsOnDemand() {
    QVERIFY(!button(QStringLiteral("Measure here")).isVisible());
    workspace().choose(QStringLiteral("fa3-error"));
    QVERIFY(button(QStringLiteral("Measure here")).isVisible());
    QCOMPARE(find<FiguresTable>().item(1, 2)->text(), QStringLiteral("not run yet"));
    click(QStringLiteral("Measure here"));
    QVERIFY(!button(QStringLiteral("Measure here")).isEnabled());
    workspace().complete();
    QVERIFY(find<FiguresTable>().item(1, 2)->text().contains(QStringLiteral("e\u2212")));
    QVERIFY(find<FiguresTable>().horizontalHeaderItem(2)->text().contains(QStringLiteral("measured here")));
    QVERIFY(button(QStringLiteral("Measure here")).isEnabled());
  }

  void nothingIsCutAtAnySize_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("smallest window") << QSize(1024, 768) << 100;
    QTest::newRow("large text") << QSize(1280, 800) << 200;
    QTest::newRow("large window") << QSize(1920, 1080) << 100;
  }
  void nothingIsCutAtAnySize() {
    QFETCH(QSize, size);
    QFETCH(int, text);
    Look look;
    look.metrics.s = text / 100.0;
    for (const PublishedResult& result : published().results) {
      workspace().choose(QString::fromStdString(result.name));
      m_window->resize(size);
      workspace().setLook(look);
      QApplication::processEvents();
      const QWidget& body = *find<QScrollArea>().widget();
      QVERIFY2(body.width() <= find<QScrollArea>().viewport()->width(), "sideways");
      for (const QWidget* part : body.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part->isHidden()) continue;
        QVERIFY2(body.rect().contains(part->geometry()),
                 qPrintable(QString::fromStdString(result.name) + part->metaObject()->className()));
        for (const QWidget* other : body.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
          if (other == part || other->isHidden()) continue;
          QVERIFY2(!other->geometry().intersects(part->geometry()), qPrintable(QString::fromStdString(result.name)));
        }
      }
    }
  }

 private:
  template <class Widget>
  Widget& find() {
    Widget* found = workspace().findChild<Widget*>();
    Q_ASSERT(found);
    return *found;
  }
  PublishedWorkspace& workspace() { return dynamic_cast<PublishedWorkspace&>(m_window->workspaces().current()); }
  QPushButton& button(const QString& text) {
    for (QPushButton* each : workspace().findChildren<QPushButton*>()) {
      if (each->text() == text) return *each;
    }
    qFatal("no such button");
  }
  void click(const QString& text) { QTest::mouseClick(&button(text), Qt::LeftButton); }

  std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(PublishedWorkspaceTest)
#include "tst_published_workspace.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The Check workspace on the real window, by keys and clicks.
#include <algorithm>

#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "app/session/check_job.h"
#include "app/views/check/answer_page.h"
#include "app/views/check/broken_line_view.h"
#include "app/views/check/check_list.h"
#include "app/views/check/check_status.h"
#include "app/views/check/check_workspace.h"
#include "app/views/check/fault_figure.h"
#include "app/views/check/fault_list.h"
#include "app/views/check/fault_numbers.h"
#include "app/views/check/fault_page.h"
#include "app/views/check/maths_label.h"
#include "app/views/dock/folding_buttons.h"
#include "app/views/look/metrics.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"

using namespace tilewise;

class CheckWorkspaceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

  void init() {
    AppSettings settings;
    settings.theme = QStringLiteral("light");
    m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }
  void cleanup() { m_window.reset(); }

  void nothingRunsBeforeItIsInFront() {
    open(QStringLiteral("tiny-causal"), false);
    QVERIFY(!workspace().job().problem());
    bringToFront();
    QTRY_VERIFY(workspace().job().problem());
    workspace().complete();
    QVERIFY(!workspace().job().isRunning());
  }

  void allChecksOfTheCausalLesson() {
    open(QStringLiteral("lesson-causal"), true);
    workspace().complete();
    const QList<CheckRow>& rows = find<CheckList>().rows();
    QCOMPARE(rows.size(), 9);
    for (int n = 0; n < 8; ++n) QVERIFY2(rows[n].mark == CheckMark::Ok, qPrintable(rows[n].name + rows[n].figures));
    QVERIFY(rows[8].mark == CheckMark::Note);
    QVERIFY(rows[8].figures.startsWith(QStringLiteral("differ by ")));
    QCOMPARE(rows[7].figures, QStringLiteral("identical bit for bit"));
    QCOMPARE(status().shownTexts().first(), QStringLiteral("8 checks passed, 1 note"));
    QCOMPARE(status().shownTexts()[1], QStringLiteral("Figures at right come from a broken variant"));
    QCOMPARE(status().shownTexts()[2], QStringLiteral("float32 engine, seed 1"));
  }

  void theSkipTestIsShownFirst() {
    open(QStringLiteral("lesson-causal"), true);
    workspace().complete();
    const QList<FaultNumber>& numbers = find<FaultNumbers>().numbers();
    QCOMPARE(numbers.size(), 5);
    QVERIFY(numbers[0] == (FaultNumber{QStringLiteral("8 of 72"), QStringLiteral("visited tiles lost")}));
    QVERIFY(numbers[1] ==
            (FaultNumber{QStringLiteral("16,640 of 524,800"), QStringLiteral("visible query–key pairs lost")}));
    QVERIFY(numbers[2] == (FaultNumber{QStringLiteral("512 of 1,024"), QStringLiteral("rows of O wrong")}));
    QVERIFY(find<FaultList>()
                .row(Fault::SkipFirstWithFirst)
                .line.startsWith(QStringLiteral("512 of 1,024 rows wrong, largest error 0.")));
    QVERIFY(
        find<FaultFigure>().accessibleDescription().startsWith(QStringLiteral("64 tiles computed, 8 lost; 8 of 72")));
  }

  /// Every fault has its mark, and says why where it does not show.
  void everyFaultSaysWhatBecameOfIt() {
    open(QStringLiteral("lesson-causal"), true);
    workspace().complete();
    const FaultList& list = find<FaultList>();
    QVERIFY(list.row(Fault::NoMaximum).mark == CheckMark::Note);
    QVERIFY(list.row(Fault::NoMaximum).line.endsWith(QStringLiteral("overflow needs a score above 88.7")));
    QVERIFY(list.row(Fault::RaggedTail).mark == CheckMark::None);
    QCOMPARE(list.row(Fault::RaggedTail).line, QStringLiteral("needs a ragged last block; here 64 divides 1,024"));
    QVERIFY(list.row(Fault::LseWithoutLog).mark == CheckMark::Wrong);
    QVERIFY(list.row(Fault::LseWithoutLog).line.endsWith(QStringLiteral("; O is right")));
    QVERIFY(list.row(Fault::DqOverwritten).line.contains(QStringLiteral("rows of dQ wrong")));
    for (const Fault fault : allFaults()) QVERIFY(list.row(fault).mark != CheckMark::Waiting);
  }

  void arrowKeysGoThroughTheFaults() {
    open(QStringLiteral("lesson-causal"), true);
    workspace().complete();
    QTRY_VERIFY(find<FaultList>().hasFocus());
    QTest::keyClick(&find<FaultList>(), Qt::Key_End);
    QVERIFY(find<FaultList>().current() == Fault::ScaleMissing);
    QVERIFY(find<FaultNumbers>().numbers()[2].caption.contains(QStringLiteral("dQ")));
    QTest::keyClick(&find<FaultList>(), Qt::Key_Home);
    QVERIFY(find<FaultNumbers>().numbers()[0].caption == QStringLiteral("visited tiles lost"));
  }

  void aLostTileOpensInStep() {
    open(QStringLiteral("lesson-causal"), true);
    workspace().complete();
    QPushButton& button = this->button(QStringLiteral("Open tile (0, 1) in Step"));
    // Another one is a click away.
    FaultFigure& figure = find<FaultFigure>();
    QTest::mouseClick(&figure, Qt::LeftButton, {}, figure.place().grid.tileRect({2, 5}).center().toPoint());
    QCOMPARE(button.text(), QStringLiteral("Open tile (2, 5) in Step"));
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(m_window->workspaces().currentWord(), QStringLiteral("step"));
    QVERIFY(m_window->session().inspectedTile() == (TileIndex{2, 5}));
  }

  void itsExposingProblemIsOpened() {
    open(QStringLiteral("lesson-causal"), true);
    workspace().complete();
    workspace().choose(Fault::RaggedTail);
    QVERIFY(find<FaultNumbers>().numbers().isEmpty());
    button(QStringLiteral("Examples")).menu()->actions().constFirst()->trigger();
    QTRY_COMPARE(m_window->session().run()->problem.Tk(), std::int64_t{1000});
    workspace().complete();
    QVERIFY(find<FaultList>().current() == Fault::RaggedTail);
    QVERIFY(find<FaultList>().row(Fault::RaggedTail).mark == CheckMark::Wrong);
    QVERIFY(find<FaultNumbers>().numbers()[0] ==
            (FaultNumber{QStringLiteral("24,000"), QStringLiteral("pairs with padding weighed")}));
    button(QStringLiteral("Examples")).menu()->actions().constLast()->trigger();
    QTRY_VERIFY(m_window->session().run()->problem.settings().causal);
    workspace().complete();
    QVERIFY(find<FaultList>().row(Fault::RaggedTail).mark == CheckMark::None);
  }

  /// What takes long is not begun unasked; a fault that is chosen is.
  void aLargeProblemWaitsToBeAsked() {
    open(QStringLiteral("tiny"), true);
    workspace().complete();
    ProblemSettings settings = m_window->session().run()->problem.settings();
    settings.Tq = settings.Tk = 6144;
    settings.dk = settings.dv = 32;
    settings.Br = settings.Bc = 64;
    settings.causal = true;
    m_window->desk().changeSettings(settings);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->session().run()->problem.Tq(), std::int64_t{6144}, 30'000);
    QTRY_VERIFY(workspace().job().findings().arrays.state == CheckState::TooLarge);
    QVERIFY(find<CheckList>().rows()[0].figures.startsWith(QStringLiteral("not run: ")));
    QVERIFY(button(QStringLiteral("Run anyway")).isEnabled());
    QVERIFY(workspace().job().fault(Fault::MOverwritten).state == CheckState::TooLarge);
  }

  void countersAloneHaveNothingToCheck() {
    open(QStringLiteral("tiny"), true);
    workspace().complete();
    auto run = std::make_shared<Run>(*m_window->session().run());
    run->kind = RunKind::CountersOnly;
    run->inputs.reset();
    run->hbm.reset();
    run->result.reset();
    m_window->session().setRun(run, 0);
    QVERIFY(!workspace().job().problem());
    QVERIFY(!button(QStringLiteral("Run again")).isEnabled());
    QVERIFY(find<FaultNumbers>().numbers().isEmpty());
  }

  void everythingFitsAtAnySize_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("smallest window") << QSize(1024, 768) << 100;
    QTest::newRow("large text") << QSize(1280, 800) << 200;
    QTest::newRow("large window") << QSize(1920, 1080) << 100;
  }
  void everythingFitsAtAnySize() {
    QFETCH(QSize, size);
    QFETCH(int, text);
    open(QStringLiteral("lesson-causal"), true);
    workspace().complete();
    Look look;
    look.metrics.s = text / 100.0;
    m_window->workspaces().setLook(look);
    m_window->resize(size);
    QCoreApplication::processEvents();
    for (const Fault fault : allFaults()) {
      workspace().choose(fault);
      QCoreApplication::processEvents();
      const FaultFigure& figure = find<FaultFigure>();
      const FaultPlace place = figure.place();
      const QRectF room(figure.rect());
      QVERIFY(room.contains(place.grid.view) && room.contains(place.map) && room.contains(place.profile));
      QVERIFY(place.grid.view.right() < place.map.left() && place.map.right() < place.profile.left());
      for (const QWidget* each : std::initializer_list<QWidget*>{&find<FaultNumbers>(), &find<BrokenLineView>(),
                                                                 &find<MathsLabel>()}) {
        QTRY_VERIFY(!each->isVisible() || each->height() >= each->heightForWidth(each->width()));
        QVERIFY(each->mapTo(&workspace(), QPoint(each->width(), 0)).x() <= workspace().width());
      }
      for (const QPushButton* each : m_window->findChildren<QPushButton*>()) {
        if (each->isVisible() && workspace().isAncestorOf(each))
          QVERIFY(each->width() >= each->minimumSizeHint().width());
      }
    }
  }

  /// In the smallest window with the largest text the buttons of the titles become menus, and no dock covers the fault.
  void titlesFoldWhereTheyHaveNoRoom() {
    open(QStringLiteral("tiny-causal"), true);
    workspace().complete();
    for (FoldingButtons* each : workspace().findChildren<FoldingButtons*>()) QVERIFY(!each->isFolded());
    AppSettings settings;
    settings.theme = QStringLiteral("light");
    settings.textSize = 200;
    m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
    m_window->resize(1024, 768);
    m_window->show();
    open(QStringLiteral("tiny-causal"), true);
    workspace().complete();
    QTRY_VERIFY(std::ranges::all_of(workspace().findChildren<FoldingButtons*>(), &FoldingButtons::isFolded));
    const QWidget& fault = find<FaultPageView>();
    for (const QDockWidget* dock : workspace().findChildren<QDockWidget*>()) {
      const QRect place(dock->mapTo(&workspace(), QPoint()), dock->size());
      const QRect shown(fault.mapTo(&workspace(), QPoint()), fault.size());
      QVERIFY2(!place.intersects(shown), qPrintable(dock->objectName()));
    }
    QStringList names;
    for (FoldingButtons* each : workspace().findChildren<FoldingButtons*>()) {
      QMenu& menu = *each->menuButton().menu();
      emit menu.aboutToShow();
      for (const QAction* action : menu.actions()) names << action->text();
    }
    names.sort();
    QCOMPARE(names.size(), 4);
    QVERIFY(names.contains(QStringLiteral("Run again")) && names.contains(QStringLiteral("Examples")));
  }

 private:
  void open(const QString& preset, bool front) {
    m_window->desk().openPreset(preset);
    QTRY_VERIFY(m_window->session().run() && !m_window->desk().job().isRunning());
    if (front) bringToFront();
  }
  void bringToFront() { m_window->workspaces().bringToFront(QStringLiteral("check")); }
  CheckWorkspace& workspace() { return *m_window->findChild<CheckWorkspace*>(); }
  /// The window has taken it over.
  CheckStatus& status() { return *m_window->findChild<CheckStatus*>(); }
  /// Not those of the page of a student's answer.
  template <class Widget>
  Widget& find() {
    const auto* answer = workspace().findChild<AnswerPage*>();
    for (Widget* each : workspace().findChildren<Widget*>()) {
      if (!answer->isAncestorOf(each)) return *each;
    }
    qFatal("no such widget");
  }
  QPushButton& button(const QString& text) {
    for (QPushButton* each : workspace().findChildren<QPushButton*>()) {
      if (each->text() == text) return *each;
    }
    qFatal("no button %s", qPrintable(text));
  }

  std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(CheckWorkspaceTest)
#include "tst_check_workspace.moc"

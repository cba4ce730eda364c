// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the Compare workspace of the real window by keys and clicks.
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

#include "app/views/compare/compare_tools.h"
#include "app/views/compare/compare_transport.h"
#include "app/views/compare/compare_workspace.h"
#include "app/views/compare/figure_row.h"
#include "app/views/compare/hbm_view.h"
#include "app/views/compare/pass_column.h"
#include "app/views/compare/pass_columns.h"
#include "app/views/compare/second_panel.h"
#include "app/views/compare/tensor_bar.h"
#include "app/views/look/maths_text.h"
#include "app/views/problem/number_field.h"
#include "app/views/problem/problem_form.h"
#include "app/views/sentence/sentence_view.h"
#include "app/views/transport/entry_field.h"
#include "app/views/transport/speed_box.h"
#include "app/views/workspace/status_texts.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"

using namespace tilewise;

namespace {

constexpr qint64 Fa2Bytes = 1'445'888;
constexpr qint64 StandardBytes = 8'912'896;

}  // namespace

class CompareWorkspaceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void cleanup();
  void itBeginsWhereTheSessionStands();
  void keysMoveTheMark();
  void aMarkIsEntered();
  void aWrongMarkIsRefused();
  void spacePlaysAndPauses();
  void theHeadIsDragged();
  void anotherAlignment();
  void pairsHaveTwoColumns();
  void theBackwardPass();
  void twoConfigurations();
  void fullRunsAreHeldAgainstFloat64();
  void nothingPlaysOutOfSight();
  void narrowWindowsShowTwoAndAChooser();
  void largeTextHidesNoControl_data();
  void largeTextHidesNoControl();
  void gridsAreSeenFirst_data();
  void gridsAreSeenFirst();
  void allWidgetsOfUseHaveNames();

 private:
  CompareWorkspace& compare() { return *m_window->findChild<CompareWorkspace*>(); }
  CompareTransport& transport() { return *compare().findChild<CompareTransport*>(); }
  PassColumns& columns() { return *compare().findChild<PassColumns*>(); }
  QString sentence() { return compare().findChild<SentenceView*>()->sentence().plain().replace(u'\u00A0', u' '); }
  QString state(int column) {
    return MathText::parse(columns().columns()[column]->state().text).plain().replace(u'\u00A0', u' ');
  }
  void bringToFront() { m_window->workspaces().bringToFront(QStringLiteral("compare")); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
  }
  void choose(const QString& name) {
    QComboBox& chooser = compare().compareTools().chooser();
    const int index = chooser.findText(name);
    QVERIFY2(index >= 0, qPrintable(name));
    chooser.setCurrentIndex(index);
    emit chooser.activated(index);
  }

  std::unique_ptr<MainWindow> m_window;
};

void CompareWorkspaceTest::initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

void CompareWorkspaceTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1440, 900);
  m_window->show();
  m_window->desk().openPreset(QStringLiteral("lesson-causal"));
  QTRY_VERIFY_WITH_TIMEOUT(m_window->session().run() && !m_window->desk().job().isRunning(), 20000);
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void CompareWorkspaceTest::cleanup() { m_window.reset(); }

void CompareWorkspaceTest::itBeginsWhereTheSessionStands() {
  Session& session = m_window->session();
  session.setPosition(session.stepCount());
  bringToFront();
  QCOMPARE(compare().comparison().mark(), Fa2Bytes);
  QCOMPARE(state(0), QStringLiteral("Pass 1 of 3, writing S: 75 of 128 tiles"));
  QCOMPARE(state(1), QStringLiteral("Tile (4, 3): about to store O4"));
  QCOMPARE(state(2), QStringLiteral("Finished"));
  QVERIFY(columns().columns()[1]->figures().accessibleDescription().contains(QStringLiteral("26 of 72 tiles done")));
  QVERIFY(columns().columns()[0]->figures().accessibleDescription().contains(QStringLiteral("75 of 384")));
  QVERIFY(columns().columns()[1]->bar().accessibleDescription().contains(QStringLiteral("O stored 26 ×, loaded 27 ×")));
  QCOMPARE(sentence(),
           QStringLiteral("With 1,445,888 bytes moved, FA-2 has finished; FA-1 has done 26 of 72 tiles, and "
                          "standard attention has written 75 of the 128 tiles of S."));
  // The session has its own position, and the mark follows it only when that was changed meanwhile.
  press(Qt::Key_Home);
  m_window->workspaces().bringToFront(QStringLiteral("step"));
  QCOMPARE(session.position(), session.stepCount());
  bringToFront();
  QCOMPARE(compare().comparison().mark(), qint64{0});
}

void CompareWorkspaceTest::keysMoveTheMark() {
  bringToFront();
  QCOMPARE(sentence(), QStringLiteral("Press Right or Space to begin."));
  press(Qt::Key_Right);
  QCOMPARE(compare().comparison().mark(), qint64{8192});
  press(Qt::Key_Right);
  QCOMPARE(compare().comparison().mark(), qint64{16384});
  press(Qt::Key_Left);
  QCOMPARE(compare().comparison().mark(), qint64{8192});
  press(Qt::Key_Right, Qt::ShiftModifier);
  const qint64 tile = compare().comparison().mark();
  QVERIFY(tile > 8192);
  press(Qt::Key_Right, Qt::ControlModifier);
  QVERIFY(compare().comparison().mark() > tile);
  press(Qt::Key_End);
  QCOMPARE(compare().comparison().mark(), StandardBytes);
  QVERIFY(compare().comparison().areAllFinished());
  QCOMPARE(sentence(),
           QStringLiteral("FA-2 moved 1,445,888 bytes, FA-1 2.73 × and standard attention 6.16 × as many."));
  press(Qt::Key_Home);
  QCOMPARE(compare().comparison().mark(), qint64{0});
  // The step workspace was not moved by any of them.
  QCOMPARE(m_window->session().position(), qint64{0});
}

void CompareWorkspaceTest::aMarkIsEntered() {
  bringToFront();
  press(Qt::Key_G, Qt::ControlModifier);
  EntryField& field = transport().markField();
  QVERIFY(field.hasFocus());
  QTest::keyClicks(&field, QStringLiteral("1,445,888"));
  press(Qt::Key_Return);
  QCOMPARE(compare().comparison().mark(), Fa2Bytes);
  QVERIFY(compare().comparison().isFinished(2));
  QVERIFY(!field.hasFocus());
}

void CompareWorkspaceTest::aWrongMarkIsRefused() {
  bringToFront();
  press(Qt::Key_G, Qt::ControlModifier);
  EntryField& field = transport().markField();
  QTest::keyClicks(&field, QStringLiteral("9000000000"));
  press(Qt::Key_Return);
  QVERIFY(field.isWrong());
  QCOMPARE(compare().comparison().mark(), qint64{0});
  press(Qt::Key_Escape);
  QVERIFY(!field.isWrong());
}

void CompareWorkspaceTest::spacePlaysAndPauses() {
  bringToFront();
  press(Qt::Key_Space);
  QTRY_VERIFY_WITH_TIMEOUT(compare().comparison().mark() > 0, 5000);
  press(Qt::Key_Space);
  const qint64 mark = compare().comparison().mark();
  QTest::qWait(120);
  QCOMPARE(compare().comparison().mark(), mark);
}

void CompareWorkspaceTest::theHeadIsDragged() {
  bringToFront();
  RaceBars& bars = transport().bars();
  const auto at = [&bars](qint64 mark) { return QPoint(qRound(bars.scale().xOf(mark)), bars.height() / 2); };
  QTest::mousePress(&bars, Qt::LeftButton, {}, at(0));
  QTest::mouseMove(&bars, at(Fa2Bytes));
  QTest::mouseRelease(&bars, Qt::LeftButton, {}, at(Fa2Bytes));
  const qint64 pixel = StandardBytes / qRound(bars.scale().right() - bars.scale().left()) + 1;
  QVERIFY(std::abs(compare().comparison().mark() - Fa2Bytes) <= pixel);
  QCOMPARE(bars.mark(), compare().comparison().mark());
  bars.setFocus();
  press(Qt::Key_Home);
  QCOMPARE(compare().comparison().mark(), qint64{0});
  press(Qt::Key_Right);
  QCOMPARE(compare().comparison().mark(), qint64{8192});
}

void CompareWorkspaceTest::anotherAlignment() {
  bringToFront();
  QTest::mouseClick(&transport().alignButton(AlignBy::Tile), Qt::LeftButton);
  QCOMPARE(compare().comparison().alignment(), AlignBy::Tile);
  QCOMPARE(compare().comparison().end(), std::int64_t{384});
  QCOMPARE(transport().speedBox().shownText(), QStringLiteral("5 tiles/s"));
  for (int n = 0; n < 26; ++n) press(Qt::Key_Right);
  QCOMPARE(compare().comparison().mark(), qint64{26});
  QCOMPARE(columns().columns()[2]->state().kind, PassState::Kind::UnderWay);
  QVERIFY(sentence().startsWith(QStringLiteral("After 26 tiles, FA-2 has moved 575,488 bytes")));
  QTest::mouseClick(&transport().alignButton(AlignBy::Step), Qt::LeftButton);
  QCOMPARE(compare().comparison().alignment(), AlignBy::Step);
  press(Qt::Key_BracketRight);
  QCOMPARE(transport().speedBox().shownText(), QStringLiteral("10 steps/s"));
  QTest::mouseClick(&transport().alignButton(AlignBy::Bytes), Qt::LeftButton);
  QVERIFY(transport().speedBox().shownText().endsWith(QStringLiteral("MB/s")));
}

void CompareWorkspaceTest::pairsHaveTwoColumns() {
  bringToFront();
  choose(QStringLiteral("FA-1 and FA-2"));
  QCOMPARE(compare().comparison().size(), std::size_t{2});
  QVERIFY(columns().columns()[1]->isVisible() && !columns().columns()[2]->isVisible());
  QCOMPARE(columns().columns()[0]->title(), QStringLiteral("FlashAttention-1"));
  QCOMPARE(compare().comparison().end(), std::int64_t{3'948'544});
}

void CompareWorkspaceTest::theBackwardPass() {
  bringToFront();
  QComboBox* pass = nullptr;
  for (QComboBox* each : m_window->findChildren<QComboBox*>()) {
    if (each->accessibleName() == QStringLiteral("Pass") && each->isVisible()) pass = each;
  }
  QVERIFY(pass != nullptr);
  pass->setCurrentIndex(1);
  emit pass->activated(1);
  QTRY_VERIFY_WITH_TIMEOUT(m_window->session().run()->pass() == Pass::Backward, 20000);
  QCOMPARE(compare().comparison().size(), std::size_t{3});
  QCOMPARE(compare().comparison().passes()[0].amount(AlignBy::Tile), std::int64_t{5 * 128});
  choose(QStringLiteral("3 orders of loops"));
  QCOMPARE(columns().columns()[1]->title(), QStringLiteral("Two loops"));
  press(Qt::Key_End);
  QVERIFY(compare().comparison().areAllFinished());
}

void CompareWorkspaceTest::twoConfigurations() {
  bringToFront();
  choose(QStringLiteral("two configurations"));
  SecondPanel& panel = compare().secondPanel();
  QVERIFY(panel.isVisible());
  QCOMPARE(columns().columns()[1]->title(), QStringLiteral("FlashAttention-2, 64 × 64"));
  NumberField& rows = panel.form().field(ProblemField::Br);
  rows.setText(QStringLiteral("no number"));
  panel.apply();
  QCOMPARE(columns().columns()[1]->title(), QStringLiteral("FlashAttention-2, 64 × 64"));
  rows.setText(QStringLiteral("256"));
  panel.apply();
  QCOMPARE(columns().columns()[0]->title(), QStringLiteral("FlashAttention-2, 128 × 64"));
  QCOMPARE(columns().columns()[1]->title(), QStringLiteral("FlashAttention-2, 256 × 64"));
  QVERIFY(compare().comparison().passes()[1].amount(AlignBy::Bytes) <
          compare().comparison().passes()[0].amount(AlignBy::Bytes));
  panel.hide();
  compare().setMark(compare().comparison().end());
  QVERIFY2(sentence().startsWith(QStringLiteral("The right one moved")), qPrintable(sentence()));
}

void CompareWorkspaceTest::fullRunsAreHeldAgainstFloat64() {
  bringToFront();
  const auto said = [this] {
    for (const QLabel* label : m_window->findChildren<QLabel*>()) {
      if (label->text().contains(QStringLiteral("Full runs agree with float64: largest errors"))) return true;
    }
    return false;
  };
  QTRY_VERIFY_WITH_TIMEOUT(said(), 60000);
}

void CompareWorkspaceTest::nothingPlaysOutOfSight() {
  bringToFront();
  press(Qt::Key_Space);
  QTRY_VERIFY_WITH_TIMEOUT(compare().comparison().mark() > 0, 5000);
  m_window->workspaces().bringToFront(QStringLiteral("step"));
  const qint64 mark = compare().comparison().mark();
  QTest::qWait(120);
  QCOMPARE(compare().comparison().mark(), mark);
}

void CompareWorkspaceTest::narrowWindowsShowTwoAndAChooser() {
  bringToFront();
  QCOMPARE(columns().leftOut(), -1);
  m_window->resize(1000, 768);
  QTRY_COMPARE(columns().leftOut(), 0);
  PassColumn& left = *columns().columns()[1];
  QVERIFY(left.chooser().isVisible());
  QCOMPARE(left.chooser().currentText(), QStringLiteral("FlashAttention-1"));
  left.chooser().setCurrentIndex(0);
  emit left.chooser().activated(0);
  QCOMPARE(columns().leftOut(), 1);
  QVERIFY(columns().columns()[0]->isVisible() && !left.isVisible());
  m_window->resize(1440, 900);
  QTRY_COMPARE(columns().leftOut(), -1);
  QVERIFY(!columns().columns()[0]->chooser().isVisible());
}

void CompareWorkspaceTest::largeTextHidesNoControl_data() {
  QTest::addColumn<int>("textSize");
  for (const int size : {80, 100, 150, 200}) QTest::addRow("%d %%", size) << size;
}

void CompareWorkspaceTest::largeTextHidesNoControl() {
  QFETCH(int, textSize);
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  settings.textSize = textSize;
  const auto run = m_window->session().run();
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1024, 768);
  m_window->session().setRun(run, 0);
  m_window->show();
  bringToFront();
  QVERIFY2(m_window->width() <= 1024 && m_window->height() <= 768,
           qPrintable(QStringLiteral("%1 x %2").arg(m_window->width()).arg(m_window->height())));
  const QRect inside = transport().rect();
  int buttons = 0;
  for (const QPushButton* button : transport().findChildren<QPushButton*>()) {
    if (!button->isVisible()) continue;
    ++buttons;
    QVERIFY2(inside.contains(button->geometry()), qPrintable(button->accessibleName()));
  }
  // In a low window the alignment stands in a menu.
  QVERIFY(buttons >= 6);
  QVERIFY(inside.contains(transport().markField().geometry()));
  QVERIFY(transport().bars().width() >= 100);
  // Pictures, bars and figures stay: what has no room is scrolled to.
  for (PassColumn* column : columns().columns()) {
    if (!column->isVisible()) continue;
    const QWidget* const parts[]{&column->hbm(), &column->bar(), &column->figures()};
    for (const QWidget* part : parts) {
      QVERIFY2(part->isVisible() && column->rect().contains(part->geometry()), qPrintable(part->accessibleName()));
    }
    const QRectF grid = column->hbm().geometryOfStage().gridAt(0).view;
    QVERIFY2(grid.width() >= 96 && grid.height() >= 72,
             qPrintable(QStringLiteral("%1 x %2").arg(grid.width()).arg(grid.height())));
  }
  QVERIFY(m_window->rect().contains(transport().geometry().translated(compare().mapTo(m_window.get(), QPoint()))));
}

void CompareWorkspaceTest::gridsAreSeenFirst_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("textSize");
  for (const QSize size : {QSize(1024, 768), QSize(1280, 720)}) {
    for (const int text : {150, 200}) {
      QTest::addRow("%dx%d, text %d %%", size.width(), size.height(), text) << size << text;
    }
  }
}

/// In low windows with large text, before anything is scrolled.
void CompareWorkspaceTest::gridsAreSeenFirst() {
  QFETCH(const QSize, size);
  QFETCH(const int, textSize);
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  settings.textSize = textSize;
  const auto run = m_window->session().run();
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(size);
  m_window->session().setRun(run, 0);
  m_window->show();
  bringToFront();
  const QWidget& sentence = *compare().findChild<SentenceView*>();
  for (PassColumn* column : columns().columns()) {
    if (!column->isVisible()) continue;
    const QRect grid = column->hbm().geometryOfStage().grid.view.toAlignedRect();
    const int bottom = column->hbm().mapTo(&compare(), grid.bottomLeft()).y();
    QVERIFY2(bottom < sentence.y(), qPrintable(QStringLiteral("%1 of %2").arg(bottom).arg(sentence.y())));
    const int figures = column->figures().mapTo(&compare(), QPoint(0, column->figures().lineHeight())).y();
    QVERIFY2(figures <= sentence.y(), qPrintable(QStringLiteral("%1 of %2").arg(figures).arg(sentence.y())));
  }
  QVERIFY(sentence.geometry().bottom() < transport().y());
}

void CompareWorkspaceTest::allWidgetsOfUseHaveNames() {
  bringToFront();
  for (const QWidget* widget : compare().findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
    QVERIFY2(!widget->accessibleName().isEmpty() || !widget->property("text").toString().isEmpty(),
             widget->metaObject()->className());
  }
}

QTEST_MAIN(CompareWorkspaceTest)
#include "tst_compare_workspace.moc"

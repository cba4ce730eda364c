// SPDX-License-Identifier: GPL-3.0-or-later
// The Step workspace in the real window: runs to marks and back, what is unavailable, the ledger that opens, the card.
#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "app/session/marks.h"
#include "app/views/inspector/inspector.h"
#include "app/views/inspector/tile_figure.h"
#include "app/views/ledger/ledger_table.h"
#include "app/views/look/metrics.h"
#include "app/views/stage/left_behind_card.h"
#include "app/views/stage/stage_view.h"
#include "app/views/transport/transport.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"

using namespace tilewise;

class StepWorkspaceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init();
  void cleanup() { m_window.reset(); }
  void whatCannotBeDoneSaysWhy();
  void anotherWorkspaceAndBack();
  void stopsHoldRunsBothWays();
  void altAndArrowsMoveTheStageOnly();
  void theCardComesAndGoes();
  void smallAndLargeTextKeepTheTransport();
  void theInspectorReturnsTheFocus();
  void aRowIsInspectedByItsNumber();

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
  }
  Session& session() { return m_window->session(); }
  WindowActions& actions() { return *m_window->findChild<WindowActions*>(); }
  StageView& stage() { return *m_window->findChild<StageView*>(); }
  QPushButton& button(const QString& name) {
    for (auto* each : m_window->findChild<Transport*>()->findChildren<QPushButton*>()) {
      if (each->accessibleName() == name) return *each;
    }
    qFatal("no such button");
  }

  std::unique_ptr<MainWindow> m_window;
};

void StepWorkspaceTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1280, 720);
  m_window->show();
  m_window->desk().openPreset(QStringLiteral("tiny-causal"));
  QTRY_VERIFY(session().run() && session().run()->title == QStringLiteral("tiny-causal") &&
              !m_window->desk().job().isRunning());
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  stage().setFocus();
}

void StepWorkspaceTest::whatCannotBeDoneSaysWhy() {
  const QList<QAction*> backwards{actions().back, actions().tileBack, actions().blockBack, actions().first,
                                  actions().runBackward};
  const QList<QAction*> forwards{actions().forward, actions().tileForward, actions().blockForward, actions().last,
                                 actions().runForward};
  const auto all = [](const QList<QAction*>& these, bool enabled, const QString& tip) {
    for (const QAction* each : these) {
      if (each->isEnabled() != enabled || (!enabled && each->toolTip() != tip)) return false;
    }
    return true;
  };
  press(Qt::Key_End);
  QCOMPARE(session().position(), session().stepCount());
  QVERIFY(all(forwards, false, QStringLiteral("The run is at its end.")));
  QVERIFY(all(backwards, true, {}));
  QVERIFY(button(QStringLiteral("Last step")).toolTip().contains(QStringLiteral("The run is at its end.")));
  QVERIFY(actions().play->isEnabled());
  QCOMPARE(button(QStringLiteral("Play")).toolTip(), QStringLiteral("Play again from the beginning (Space)"));
  press(Qt::Key_Right);  // nothing happens, and nothing breaks
  QCOMPARE(session().position(), session().stepCount());
  press(Qt::Key_Home);
  QCOMPARE(session().position(), 0);
  QVERIFY(all(backwards, false, QStringLiteral("The run is at its beginning.")));
  QVERIFY(all(forwards, true, {}));
  press(Qt::Key_Right);
  QVERIFY(all(backwards, true, {}) && all(forwards, true, {}));
  for (int n = 0; n < 40 && actions().slower->isEnabled(); ++n) actions().slower->trigger();
  QCOMPARE(actions().slower->toolTip(), QStringLiteral("There is no lower speed."));
  for (int n = 0; n < 40 && actions().faster->isEnabled(); ++n) actions().faster->trigger();
  QCOMPARE(actions().faster->toolTip(), QStringLiteral("There is no higher speed."));
  QVERIFY(actions().slower->isEnabled());
}

void StepWorkspaceTest::anotherWorkspaceAndBack() {
  session().setPosition(4);
  m_window->workspaces().bringToFront(QStringLiteral("published"));
  QVERIFY(!actions().forward->isEnabled());
  QCOMPARE(actions().forward->toolTip(), QStringLiteral("Does nothing in this workspace"));
  session().setPosition(5);
  QVERIFY(!actions().forward->isEnabled());
  m_window->workspaces().bringToFront(QStringLiteral("step"));
  QVERIFY(actions().forward->isEnabled() && actions().back->isEnabled());
}

void StepWorkspaceTest::stopsHoldRunsBothWays() {
  const Trace& trace = *session().run()->trace;
  session().chooseTile(TileIndex{1, 1});
  press(Qt::Key_F9);
  QCOMPARE(m_window->desk().marks().stops().size(), std::size_t(1));
  const qint64 stop = trace.positionsOf(TileIndex{1, 1}).begin + 1;
  m_window->findChild<Transport*>()->setRunTo(RunTo::Mark);
  press(Qt::Key_Home);
  press(Qt::Key_F8);
  QCOMPARE(session().position(), stop);
  press(Qt::Key_End);
  press(Qt::Key_F8, Qt::ShiftModifier);
  QCOMPARE(session().position(), stop);
}

void StepWorkspaceTest::altAndArrowsMoveTheStageOnly() {
  session().setPosition(6);
  for (int n = 0; n < 4; ++n) press(Qt::Key_Plus);
  QVERIFY(stage().zoom() > 1);
  const QImage before = stage().grab().toImage();
  press(Qt::Key_Right, Qt::AltModifier);
  press(Qt::Key_Down, Qt::AltModifier);
  QVERIFY(stage().grab().toImage() != before);
  QCOMPARE(session().position(), 6);
}

void StepWorkspaceTest::theCardComesAndGoes() {
  auto& card = *m_window->findChild<LeftBehindCard*>();
  QVERIFY(!card.isVisible());
  press(Qt::Key_End);
  QVERIFY(card.isVisible());
  QVERIFY(stage().rect().contains(card.geometry()));
  press(Qt::Key_Left);
  QVERIFY(!card.isVisible());
}

void StepWorkspaceTest::smallAndLargeTextKeepTheTransport() {
  m_window->resize(1024, 768);
  for (const int size : {100, 200}) {
    for (QAction* each : actions().textSizes->actions()) {
      if (each->data().toInt() == size) each->trigger();
    }
    QTRY_COMPARE(m_window->look().metrics.s, size / 100.0);
    for (int round = 0; round < 5; ++round) QCoreApplication::processEvents();
    press(Qt::Key_End);
    auto& transport = *m_window->findChild<Transport*>();
    for (const char* name : {"First step", "Back one step", "Play", "Forward one step", "Last step"}) {
      QPushButton& each = button(QString::fromLatin1(name));
      QVERIFY2(each.isVisible() && transport.rect().contains(each.geometry()), name);
    }
    QVERIFY(m_window->width() <= 1024 && m_window->height() <= 768);
    auto& card = *m_window->findChild<LeftBehindCard*>();
    QVERIFY(card.isVisible() && stage().rect().contains(card.geometry()));
    for (const QLabel* label : card.findChildren<QLabel*>()) {
      if (label->isVisible()) {
        QVERIFY2(label->height() >= label->heightForWidth(label->width()) &&
                     (label->wordWrap() || label->width() >= label->sizeHint().width()),
                 qPrintable(label->text()));
      }
    }
  }
}

/// Its figure goes at the beginning: the keys go to the stage, not to the next field.
void StepWorkspaceTest::theInspectorReturnsTheFocus() {
  session().setPosition(12);
  QVERIFY(session().inspectedTile());
  auto& figure = *m_window->findChild<Inspector*>()->findChild<TileFigure*>();
  m_window->resize(1600, 900);
  QTRY_VERIFY(figure.isVisible());
  figure.setFocus();
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&figure));
  session().setPosition(0);
  QTRY_VERIFY(!figure.isVisible());
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&stage()));
}

void StepWorkspaceTest::aRowIsInspectedByItsNumber() {
  const auto askFor = [this](int row) {
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    stage().setFocus();
    press(Qt::Key_I, Qt::ControlModifier);
    auto* dialog = m_window->findChild<QInputDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QCOMPARE(dialog->intMaximum(), static_cast<int>(session().run()->problem.Tq()) - 1);
    dialog->setIntValue(row);
    dialog->accept();
    QTRY_COMPARE(m_window->findChild<QInputDialog*>(), nullptr);
    QTRY_COMPARE(session().row(), row);
  };
  const auto& grid = session().run()->trace->grid();
  askFor(5);
  QVERIFY(session().chosenTile().has_value());
  QVERIFY(*session().chosenTile() == grid.tileAt(5, 0));
  // Further down under the same keys; up where these are skipped, in the first tile that is visited.
  const auto last = static_cast<int>(session().run()->problem.Tq()) - 1;
  session().chooseTile(TileIndex{grid.nr() - 1, grid.nc() - 1});
  askFor(last);
  QVERIFY(*session().inspectedTile() == (TileIndex{grid.nr() - 1, grid.nc() - 1}));
  askFor(2);
  QVERIFY(*session().inspectedTile() == grid.tileAt(2, 0));
  // Elsewhere it says that it does nothing.
  m_window->workspaces().bringToFront(QStringLiteral("compare"));
  QVERIFY(!actions().inspectRow->isEnabled());
}

QTEST_MAIN(StepWorkspaceTest)
#include "tst_step_workspace.moc"

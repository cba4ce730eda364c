// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the real window by keys and clicks.
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/views/inspector/inspector.h"
#include "app/views/look/metrics.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/notice/notice_bar.h"
#include "app/views/problem/problem_panel.h"
#include "app/views/problem/problem_tools.h"
#include "app/views/sentence/sentence_bar.h"
#include "app/views/stage/stage_view.h"
#include "app/views/transport/scrubber.h"
#include "app/views/transport/transport.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"

using namespace tilewise;

class MainWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void cleanup();
  void keysStep_data();
  void keysStep();
  void spacePlaysAndPauses();
  void theScrubberSeeks();
  void goToStepTakesANumber();
  void textFieldsKeepTheirKeys();
  void aFileThatIsDroppedOpens();
  void aBrokenFileLeavesTheSessionAlone();
  void otherBlocksKeepThePlace();
  void anotherAlgorithmAndPassKeepThePlace();
  void theOldProblemStaysUntilTheNewOneIsThere();
  void aProblemThatIsAskedForLaterTakesThePlaceOfOneUnderWay();
  void textSizeAndThemeChangeAtOnce();
  void keysThatComeTogetherAreOneChange();
  void aThemeThatWasChosenIsThatOfANewWindow();
  void panelsOpenOverTheStageWhereThereIsNoRoomBeside();
  void noTwoActionsShareAKey();
  void allWidgetsOfUseHaveNames();

 private:
  void openPreset(const QString& name) {
    m_window->desk().openPreset(name);
    QTRY_VERIFY(m_window->session().run() && m_window->session().run()->title == name &&
                !m_window->desk().job().isRunning());
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
  }
  template <class Widget>
  Widget& find() {
    Widget* found = m_window->findChild<Widget*>();
    Q_ASSERT(found);
    return *found;
  }
  Session& session() { return m_window->session(); }
  /// An opening that does not go on before the gate is open. What waits at it is let through at the end.
  void openSlowly(const std::shared_ptr<QSemaphore>& gate) {
    m_window->desk().job().start(QStringLiteral("slow"), [gate]() -> Expected<RunRequest> {
      gate->acquire();
      return requestForPreset(QStringLiteral("lesson"));
    });
  }

  std::unique_ptr<MainWindow> m_window;
};

void MainWindowTest::initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

void MainWindowTest::init() {
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1280, 720);
  m_window->show();
  openPreset(QStringLiteral("tiny-causal"));
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  find<StageView>().setFocus();
}

void MainWindowTest::cleanup() { m_window.reset(); }

void MainWindowTest::keysStep_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<int>("modifiers");
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("to");
  // Row block 0 of tiny-causal: begin, load Q, two partial tiles of 8 events, two skipped ones, 5 events at the end.
  const auto row = [](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers, int from, int to) {
    QTest::newRow(name) << static_cast<int>(key) << static_cast<int>(modifiers) << from << to;
  };
  row("one event on", Qt::Key_Right, Qt::NoModifier, 4, 5);
  row("one event back", Qt::Key_Left, Qt::NoModifier, 4, 3);
  row("one tile on", Qt::Key_Right, Qt::ShiftModifier, 4, 10);
  row("one tile back", Qt::Key_Left, Qt::ShiftModifier, 18, 10);
  row("one row block on", Qt::Key_Right, Qt::ControlModifier, 4, 25);
  row("one row block back", Qt::Key_Left, Qt::ControlModifier, 30, 25);
  row("to the begin", Qt::Key_Home, Qt::NoModifier, 30, 0);
  row("back at the begin", Qt::Key_Left, Qt::NoModifier, 0, 0);
}

void MainWindowTest::keysStep() {
  QFETCH(const int, key);
  QFETCH(const int, modifiers);
  QFETCH(const int, from);
  QFETCH(const int, to);
  session().setPosition(from);
  press(static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifiers>(modifiers));
  QCOMPARE(session().position(), to);
  press(Qt::Key_End);
  QCOMPARE(session().position(), session().stepCount());
}

void MainWindowTest::spacePlaysAndPauses() {
  press(Qt::Key_Space);
  QTRY_VERIFY(session().position() >= 2);
  press(Qt::Key_Space);
  const qint64 paused = session().position();
  QTest::qWait(450);
  QCOMPARE(session().position(), paused);
}

void MainWindowTest::theScrubberSeeks() {
  Scrubber& scrubber = find<Scrubber>();
  const int middle = scrubber.height() * 2 / 3;
  QTest::mouseClick(&scrubber, Qt::LeftButton, {}, QPoint(scrubber.width() / 2, middle));
  QTRY_VERIFY(session().position() > session().stepCount() / 3);
  QVERIFY(session().position() < session().stepCount() * 2 / 3);
}

void MainWindowTest::goToStepTakesANumber() {
  press(Qt::Key_G, Qt::ControlModifier);
  auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  QVERIFY(field != nullptr);
  QTest::keyClicks(field, QStringLiteral("17"));
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(session().position(), 17);
  QVERIFY(QApplication::focusWidget() == &find<StageView>());
  press(Qt::Key_Right);
  QCOMPARE(session().position(), 18);
}

void MainWindowTest::textFieldsKeepTheirKeys() {
  session().setPosition(9);
  press(Qt::Key_G, Qt::ControlModifier);
  for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_Space}) press(key);
  QCOMPARE(session().position(), 9);
  press(Qt::Key_Escape);
  QTRY_VERIFY(QApplication::focusWidget() == &find<StageView>());
}

void MainWindowTest::aFileThatIsDroppedOpens() {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(QStringLiteral(TILEWISE_GOLDEN_DIR "/../../resources/heads/speech-sink.npz"))});
  QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(m_window.get(), &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(m_window.get(), &drop);
  QTRY_COMPARE(session().run()->title, QStringLiteral("speech-sink.npz"));
  QCOMPARE(session().run()->problem.Tq(), 99);
  QVERIFY(m_window->settings().recentFiles.constFirst().endsWith(QStringLiteral("speech-sink.npz")));
}

void MainWindowTest::aBrokenFileLeavesTheSessionAlone() {
  QTemporaryDir folder;
  QFile broken(folder.filePath(QStringLiteral("broken.npz")));
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("PK\x03\x04 not an archive");
  broken.close();
  session().setPosition(12);
  m_window->desk().openFile(broken.fileName());
  NoticeBar& notice = find<NoticeBar>();
  QTRY_VERIFY(notice.isVisible());
  QVERIFY2(notice.sentence().contains(QStringLiteral("broken.npz")), qPrintable(notice.sentence()));
  QCOMPARE(session().run()->title, QStringLiteral("tiny-causal"));
  QCOMPARE(session().position(), 12);
  m_window->desk().openPreset(QStringLiteral("tiny"));
  QTRY_VERIFY(!notice.isVisible());
}

void MainWindowTest::otherBlocksKeepThePlace() {
  session().setPosition(7);
  const qint64 row = session().state().queries.last();
  session().chooseRow(row);
  const EventKind kind = session().event()->kind;
  ProblemSettings settings = session().run()->problem.settings();
  settings.Br = 2;
  m_window->desk().changeSettings(settings);
  QTRY_COMPARE(session().run()->problem.Br(), 2);
  QCOMPARE(session().event()->kind, kind);
  QCOMPARE(session().row(), row);
  QVERIFY(session().state().queries.contains(row));
  press(Qt::Key_E, Qt::ControlModifier);
  QVERIFY(find<ProblemPanel>().isVisible());
}

void MainWindowTest::anotherAlgorithmAndPassKeepThePlace() {
  session().runTo(
      [](const Event& event) { return event.kind == EventKind::ScoreProduct && event.i == 1 && event.j == 1; }, +1);
  const auto choose = [this](const char* name, const char* item) {
    for (QComboBox* box : find<ProblemTools>().findChildren<QComboBox*>()) {
      if (box->accessibleName() != QLatin1StringView(name)) continue;
      box->setCurrentIndex(box->findText(QString::fromUtf8(item)));
      emit box->activated(box->currentIndex());
    }
  };
  for (const char* algorithm : {"FlashAttention-1", "standard attention", "FlashAttention-2"}) {
    const auto before = session().run();
    choose("Algorithm", algorithm);
    QTRY_VERIFY(session().run() != before);
    QCOMPARE(session().event()->kind, EventKind::ScoreProduct);
    QCOMPARE(session().event()->i.value(), 1);
    QCOMPARE(session().event()->j.value(), 1);
  }
  choose("Pass", "backward");
  QTRY_COMPARE(session().run()->pass(), Pass::Backward);
  QCOMPARE(session().event()->kind, EventKind::ScoreProduct);
  press(Qt::Key_Right);
  press(Qt::Key_Right, Qt::ControlModifier);
  QCOMPARE(session().event()->kind, EventKind::ColumnBlockEnd);
}

void MainWindowTest::theOldProblemStaysUntilTheNewOneIsThere() {
  const auto gate = std::make_shared<QSemaphore>();
  const auto open = qScopeGuard([gate] { gate->release(); });
  const auto before = session().run();
  openSlowly(gate);
  auto& busy = find<BusyBar>();
  QTRY_VERIFY(busy.isVisible());
  QVERIFY2(busy.shownText().contains(QStringLiteral("slow")), qPrintable(busy.shownText()));
  // It can be stepped meanwhile.
  press(Qt::Key_Right);
  QCOMPARE(session().position(), 1);
  QTest::mouseClick(busy.findChild<QPushButton*>(), Qt::LeftButton);
  QVERIFY(!busy.isVisible() && !m_window->desk().job().isRunning());
  gate->release();
  // What comes after it on the same thread has come, so it has gone.
  openPreset(QStringLiteral("lesson-causal"));
  QCOMPARE(m_window->desk().history().undoable()->request.title, before->title);
  QCOMPARE(m_window->desk().history().undoable()->position, 1);
}

void MainWindowTest::aProblemThatIsAskedForLaterTakesThePlaceOfOneUnderWay() {
  const auto gate = std::make_shared<QSemaphore>();
  const auto open = qScopeGuard([gate] { gate->release(); });
  openSlowly(gate);
  ProblemSettings settings = session().run()->problem.settings();
  settings.Br = settings.Bc = 2;
  m_window->desk().changeSettings(settings);
  QTRY_VERIFY(session().run()->problem.Br() == 2);
  gate->release();
  m_window->desk().undo();
  QTRY_VERIFY(session().run()->problem.Br() != 2);
  QCOMPARE(session().run()->title, QStringLiteral("tiny-causal"));
}

void MainWindowTest::keysThatComeTogetherAreOneChange() {
  QSignalSpy changed(m_window.get(), &MainWindow::settingsChanged);
  const auto& actions = find<WindowActions>();
  for (int n = 0; n < 3; ++n) actions.larger->trigger();
  QCOMPARE(m_window->settings().textSize, 150);
  QTRY_COMPARE(m_window->look().metrics.s, 1.5);
  QCOMPARE(changed.count(), 1);
  // What is chosen meanwhile takes the size with it.
  actions.normalSize->trigger();
  actions.themes->actions().last()->trigger();
  QCOMPARE(m_window->look().metrics.s, 1.0);
  QCOMPARE(changed.count(), 2);
}

void MainWindowTest::aThemeThatWasChosenIsThatOfANewWindow() {
  const auto shot = [this] {
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
    return m_window->grab().toImage();
  };
  for (QAction* action : find<WindowActions>().themes->actions()) {
    if (action->data() == QStringLiteral("dark")) action->trigger();
  }
  const QImage changed = shot();
  AppSettings settings;
  settings.theme = QStringLiteral("dark");
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1280, 720);
  m_window->show();
  openPreset(QStringLiteral("tiny-causal"));
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  find<StageView>().setFocus();
  QCOMPARE(changed, shot());
}

void MainWindowTest::textSizeAndThemeChangeAtOnce() {
  const int before = find<SentenceBar>().height();
  const QImage light = m_window->grab().toImage();
  press(Qt::Key_Plus, Qt::ControlModifier);
  press(Qt::Key_Plus, Qt::ControlModifier);
  QCOMPARE(m_window->settings().textSize, 125);
  QTRY_VERIFY(find<SentenceBar>().height() > before);
  press(Qt::Key_0, Qt::ControlModifier);
  QTRY_COMPARE(find<SentenceBar>().height(), before);
  for (QAction* action : m_window->findChildren<QAction*>()) {
    if (action->data() == QStringLiteral("dark")) action->trigger();
  }
  QCOMPARE(m_window->settings().theme, QStringLiteral("dark"));
  const QImage dark = m_window->grab().toImage();
  QVERIFY(qGray(dark.pixel(2, 2)) < 60);
  QVERIFY(qGray(light.pixel(2, 2)) > 200);
}

void MainWindowTest::panelsOpenOverTheStageWhereThereIsNoRoomBeside() {
  AppSettings settings;
  settings.textSize = 200;
  m_window = std::make_unique<MainWindow>(settings, QApplication::palette());
  m_window->resize(1280, 720);
  m_window->show();
  openPreset(QStringLiteral("tiny-causal"));
  const QSize stage = find<StageView>().size();
  for (QDockWidget* dock : m_window->workspaces().current().findChildren<QDockWidget*>()) {
    QVERIFY(!dock->isVisible());
    dock->toggleViewAction()->trigger();
    QVERIFY(dock->isVisible() && dock->isFloating());
    QVERIFY(dock->titleBarWidget()->isVisible());
    QToolButton* close = nullptr;
    for (QToolButton* each : dock->titleBarWidget()->findChildren<QToolButton*>()) {
      if (each->accessibleName().startsWith(u"Close")) close = each;
    }
    QVERIFY(close != nullptr && close->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(find<StageView>().size(), stage);
    close->click();
    QVERIFY(!dock->isVisible());
  }
}

void MainWindowTest::noTwoActionsShareAKey() {
  QMap<QString, QString> owner;
  for (const QAction* action : m_window->findChildren<QAction*>()) {
    for (const QKeySequence& keys : action->shortcuts()) {
      const QString text = keys.toString();
      QVERIFY2(!owner.contains(text), qPrintable(text + QStringLiteral(" is both ") + owner.value(text) +
                                                 QStringLiteral(" and ") + action->text()));
      owner.insert(text, action->text());
    }
  }
  QVERIFY(owner.size() > 20);
}

void MainWindowTest::allWidgetsOfUseHaveNames() {
  for (const QPushButton* button : m_window->findChildren<QPushButton*>()) {
    QVERIFY2(!button->isVisible() || !button->text().isEmpty() || !button->accessibleName().isEmpty(),
             button->metaObject()->className());
  }
  QVERIFY(!find<StageView>().accessibleName().isEmpty());
}

QTEST_MAIN(MainWindowTest)
#include "tst_main_window.moc"

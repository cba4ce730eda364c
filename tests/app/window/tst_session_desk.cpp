// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions of the real window: saved, opened, undone, restored after the program was killed.
#include <set>

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QInputDialog>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/views/algorithm/algorithm_panel.h"
#include "app/views/compare/compare_workspace.h"
#include "app/views/look/metrics.h"
#include "app/views/notice/notice_bar.h"
#include "app/views/stage/stage_view.h"
#include "app/views/transport/transport.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"
#include "core/files/session_file.h"
#include "core/lessons/shipped_lessons.h"

using namespace tilewise;

namespace {

std::optional<SessionFile> toOptional(const Expected<SessionFile>& file) { return file ? std::optional(*file) : std::nullopt; }

}  // namespace

class SessionDeskTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init() {
    m_window = std::make_unique<MainWindow>(AppSettings{}, QApplication::palette());
    m_window->resize(1280, 720);
    m_window->show();
    openPreset(QStringLiteral("tiny-causal"));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    stage().setFocus();
    m_folder = std::make_unique<QTemporaryDir>();
  }
  void cleanup() { m_window.reset(); }

  void aSessionComesBackAsItWas();
  void aBrokenSessionLeavesTheOneAtHand();
  void changesOfASavedSessionAreAskedAbout();
  void aFileThatChangedOnTheDiskIsAskedAbout();
  void whatCompareShowsIsKept();
  void everyWorkspaceHasAWordThatFilesKnow();
  void theLanguageOfTheListingIsRemembered();
  void undoBringsProblemPlaceAndMarksBack();
  void bookmarksAreNamedAndRunTo();
  void aRunEndsAtAStop();
  void aTotalOfBytesIsRunTo();
  void aKilledProgramGoesOnWhereItWas();
  void aKilledProgramGoesOnInItsLesson();
  void aRestoredSessionKnowsItsFile();
  void whatCannotBeRestoredIsKeptAndNamed();
  void aFileThatCannotBeOpenedEndsTheProgram();

 private:
  Session& session() { return m_window->session(); }
  Marks& marks() { return m_window->desk().marks(); }
  StageView& stage() { return *m_window->findChild<StageView*>(); }
  WindowActions& actions() { return *m_window->findChild<WindowActions*>(); }
  void openPreset(const QString& name) {
    m_window->desk().openPreset(name);
    QTRY_VERIFY(session().run() && session().run()->title == name && !m_window->desk().job().isRunning());
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
  }
  template <class Dialog>
  Dialog* dialog() {
    for (QWidget* each : QApplication::topLevelWidgets()) {
      if (auto* found = qobject_cast<Dialog*>(each); found != nullptr && found->isVisible()) return found;
    }
    return nullptr;
  }
  QString save(const QString& name) {
    const QString path = m_folder->filePath(name);
    const auto file = sessionAtHand();
    if (!writeSession(path.toStdString(), file)) qFatal("cannot write");
    return path;
  }
  SessionFile sessionAtHand() {
    SessionFile file;
    file.title = session().run()->title.toStdString();
    file.settings = session().run()->problem.settings();
    file.position = session().position();
    file.bookmarks = marks().bookmarks();
    file.stops = marks().stops();
    return file;
  }
  QProcessEnvironment environment() const {
    QProcessEnvironment values = QProcessEnvironment::systemEnvironment();
    values.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    values.insert(QStringLiteral("XDG_DATA_HOME"), m_folder->filePath(QStringLiteral("data")));
    values.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder->filePath(QStringLiteral("config")));
    return values;
  }
  /// The session that a running program keeps; absent while there is none.
  std::optional<SessionFile> kept() const {
    const QDir folder(m_folder->filePath(QStringLiteral("data/Tilewise/Tilewise/kept")));
    const QStringList files = folder.entryList({QStringLiteral("*.tilewise")});
    if (files.isEmpty()) return std::nullopt;
    const auto file = readSession(folder.filePath(files.front()).toStdString());
    return file ? std::optional(*file) : std::nullopt;
  }

  std::unique_ptr<MainWindow> m_window;
  std::unique_ptr<QTemporaryDir> m_folder;
};

void SessionDeskTest::aSessionComesBackAsItWas() {
  session().setPosition(30);
  marks().setBookmark(12, QStringLiteral("here"));
  marks().toggleStop({1, 0});
  const QString path = save(QStringLiteral("mine.tilewise"));
  openPreset(QStringLiteral("ragged"));
  QVERIFY(marks().bookmarks().empty() && marks().stops().empty());
  m_window->desk().openFile(path);
  QTRY_COMPARE(session().run()->title, QStringLiteral("tiny-causal"));
  QCOMPARE(session().position(), 30);
  QCOMPARE(marks().bookmarkAt(12)->name, std::string("here"));
  QVERIFY(marks().isStop({1, 0}));
  QVERIFY2(m_window->windowTitle().startsWith(QStringLiteral("mine")), qPrintable(m_window->windowTitle()));
  QVERIFY(!m_window->isWindowModified());
  // To look at something else is no change, to mark it is; Ctrl+S saves it where it came from.
  press(Qt::Key_Right);
  QVERIFY(!m_window->isWindowModified());
  marks().setBookmark(31, QStringLiteral("there"));
  QVERIFY(m_window->isWindowModified());
  press(Qt::Key_S, Qt::ControlModifier);
  QVERIFY(!m_window->isWindowModified());
  const auto saved = readSession(path.toStdString());
  QCOMPARE(saved->position, 31);
  QCOMPARE(saved->bookmarks.size(), std::size_t{2});
}

void SessionDeskTest::aBrokenSessionLeavesTheOneAtHand() {
  session().setPosition(9);
  QFile broken(m_folder->filePath(QStringLiteral("broken.tilewise")));
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write(R"({"schema": "tilewise.session/1", "title": "t", "problem": {"tq": 8}, "position": 9)");
  broken.close();
  m_window->desk().openFile(broken.fileName());
  auto& notice = *m_window->findChild<NoticeBar*>();
  QTRY_VERIFY(notice.isVisible());
  QVERIFY2(notice.sentence().contains(QStringLiteral("broken.tilewise")), qPrintable(notice.sentence()));
  QCOMPARE(session().run()->title, QStringLiteral("tiny-causal"));
  QCOMPARE(session().position(), 9);
}

void SessionDeskTest::changesOfASavedSessionAreAskedAbout() {
  m_window->desk().openFile(save(QStringLiteral("mine.tilewise")));
  QTRY_VERIFY(!m_window->sessions().path().isEmpty());
  QVERIFY(m_window->sessions().mayLeave());
  marks().toggleStop({0, 0});
  QTimer::singleShot(0, this, [this] {
    auto* question = dialog<QMessageBox>();
    QVERIFY(question != nullptr);
    question->button(QMessageBox::Cancel)->click();
  });
  QVERIFY(!m_window->close());
  QTimer::singleShot(0, this, [this] { dialog<QMessageBox>()->button(QMessageBox::Save)->click(); });
  QVERIFY(m_window->close());
  QCOMPARE(readSession(m_window->sessions().path().toStdString())->stops.size(), std::size_t{1});
}

void SessionDeskTest::aFileThatChangedOnTheDiskIsAskedAbout() {
  const QString path = save(QStringLiteral("mine.tilewise"));
  m_window->desk().openFile(path);
  QTRY_COMPARE(m_window->sessions().path(), path);
  marks().setBookmark(3, QStringLiteral("of this window"));
  // Another window saves into it.
  SessionFile other = sessionAtHand();
  other.bookmarks = {{5, "of the other"}};
  QVERIFY(writeSession(path.toStdString(), other));
  QString asked;
  const auto answer = [this, &asked](const QString& words) {
    QTimer::singleShot(0, this, [this, &asked, words] {
      auto* question = dialog<QMessageBox>();
      QVERIFY(question != nullptr);
      asked = question->text();
      for (QAbstractButton* button : question->buttons()) {
        if (button->text().remove(u'&').contains(words)) return button->click();
      }
      question->reject();
      QFAIL("no such answer");
    });
  };
  answer(QStringLiteral("Cancel"));
  actions().save->trigger();
  QVERIFY2(asked.contains(QStringLiteral("mine.tilewise")), qPrintable(asked));
  QCOMPARE(readSession(path.toStdString())->bookmarks.front().name, std::string("of the other"));
  QVERIFY(m_window->isWindowModified());
  answer(QStringLiteral("Replace"));
  actions().save->trigger();
  QCOMPARE(readSession(path.toStdString())->bookmarks.front().name, std::string("of this window"));
  // Now it is this window's again.
  asked.clear();
  marks().setBookmark(4, QStringLiteral("more"));
  actions().save->trigger();
  QVERIFY(asked.isEmpty());
  QCOMPARE(readSession(path.toStdString())->bookmarks.size(), std::size_t{2});
}

void SessionDeskTest::whatCompareShowsIsKept() {
  m_window->workspaces().bringToFront(QStringLiteral("compare"));
  auto& compare = *m_window->findChild<CompareWorkspace*>();
  QTRY_VERIFY(compare.comparison().size() > 0);
  SessionFile file = sessionAtHand();
  m_window->workspaces().writeTo(file);
  file.compare->compared = {"present", "second"};
  file.compare->align = "tile";
  file.compare->speeds = {2.0, 10.0, 0.0};
  file.compare->second = file.settings;
  file.compare->second->Bc = 1;
  const QString path = m_folder->filePath(QStringLiteral("compared.tilewise"));
  QVERIFY(writeSession(path.toStdString(), file));
  m_window->desk().openFile(path);
  QTRY_COMPARE(m_window->sessions().path(), path);
  QCOMPARE(compare.comparison().size(), std::size_t{2});
  QCOMPARE(compare.comparison().passes().back().problem().Bc(), 1);
  QVERIFY(compare.comparison().alignment() == AlignBy::Tile);
  QVERIFY(!m_window->isWindowModified());
  SessionFile again = sessionAtHand();
  m_window->workspaces().writeTo(again);
  QVERIFY(again.compare == file.compare);
}

void SessionDeskTest::everyWorkspaceHasAWordThatFilesKnow() {
  const std::set<std::string_view> known(WorkspaceWords.begin(), WorkspaceWords.end());
  std::set<std::string_view> there;
  for (const QString& word : m_window->workspaces().words()) {
    const auto own = known.find(word.toStdString());
    QVERIFY2(own != known.end(), qPrintable(word));
    there.insert(*own);
  }
  QVERIFY(there == known);
}

void SessionDeskTest::theLanguageOfTheListingIsRemembered() {
  const auto shown = [](MainWindow& window) { return window.findChild<AlgorithmPanel*>()->text(); };
  QVERIFY(shown(*m_window) == AlgorithmText::PseudoCode);
  emit m_window->findChild<AlgorithmTools*>()->textWished(AlgorithmText::Triton);
  QVERIFY(shown(*m_window) == AlgorithmText::Triton);
  const MainWindow next(m_window->settings(), QApplication::palette());
  QVERIFY(next.findChild<AlgorithmPanel*>()->text() == AlgorithmText::Triton);
}

void SessionDeskTest::undoBringsProblemPlaceAndMarksBack() {
  const ProblemSettings first = session().run()->problem.settings();
  session().setPosition(21);
  marks().setBookmark(5, QStringLiteral("five"));
  QVERIFY(actions().undo->isEnabled() == false || m_window->desk().history().undoable() != nullptr);
  ProblemSettings second = first;
  second.Br = 2;
  m_window->desk().changeSettings(second);
  QTRY_COMPARE(session().run()->problem.Br(), 2);
  QVERIFY2(actions().undo->text().contains(QStringLiteral("Br %1").arg(first.Br)), qPrintable(actions().undo->text()));
  const qint64 after = session().position();
  press(Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(session().run()->problem.Br(), first.Br);
  QCOMPARE(session().position(), 21);
  QCOMPARE(marks().bookmarkAt(5)->name, std::string("five"));
  QVERIFY2(actions().redo->text().contains(QStringLiteral("Br 2")), qPrintable(actions().redo->text()));
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(session().run()->problem.Br(), 2);
  QCOMPARE(session().position(), after);
  QVERIFY(!actions().redo->isEnabled());
}

void SessionDeskTest::bookmarksAreNamedAndRunTo() {
  session().setPosition(12);
  press(Qt::Key_B, Qt::ControlModifier);
  QTRY_VERIFY(dialog<QInputDialog>() != nullptr);
  QInputDialog& naming = *dialog<QInputDialog>();
  QVERIFY(!naming.textValue().isEmpty());
  naming.setTextValue(QStringLiteral("twelve"));
  naming.accept();
  QTRY_VERIFY(marks().bookmarkAt(12) != nullptr);
  QCOMPARE(marks().bookmarkAt(12)->name, std::string("twelve"));
  auto& transport = *m_window->findChild<Transport*>();
  transport.setRunTo(RunTo::Mark);
  press(Qt::Key_Home);
  press(Qt::Key_F8);
  QCOMPARE(session().position(), 12);
  press(Qt::Key_End);
  press(Qt::Key_F8, Qt::ShiftModifier);
  QCOMPARE(session().position(), 12);
  actions().removeBookmark->trigger();
  QVERIFY(marks().bookmarks().empty());
  QVERIFY(!actions().removeBookmark->isEnabled() && !actions().removeBookmark->toolTip().isEmpty());
}

void SessionDeskTest::aRunEndsAtAStop() {
  session().chooseTile(TileIndex{1, 0});
  press(Qt::Key_F9);
  QVERIFY(marks().isStop({1, 0}));
  session().chooseTile(std::nullopt);
  press(Qt::Key_Home);
  m_window->findChild<Transport*>()->setRunTo(RunTo::Store);
  QList<qint64> ends;
  for (int run = 0; run < 3; ++run) {
    press(Qt::Key_F8);
    ends << session().position();
  }
  // O_0, lse_0, and before the stores of row block 1 the tile with the stop.
  QCOMPARE(session().event()->i.value(), 1);
  QCOMPARE(session().event()->j.value(), 0);
  QCOMPARE(session().position(), session().run()->trace->positionsOf(TileIndex{1, 0}).begin + 1);
  QVERIFY(stage().accessibleName().contains(QStringLiteral("a stop")));
}

void SessionDeskTest::aTotalOfBytesIsRunTo() {
  const Run& run = *session().run();
  const auto type = run.problem.settings().elementType;
  const std::int64_t half = run.trace->wholeRun().bytes(type) / 2;
  auto& transport = *m_window->findChild<Transport*>();
  for (QAction* action : transport.findChildren<QAction*>()) {
    if (action->text() == QStringLiteral("byte total…")) action->trigger();
  }
  auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  QVERIFY(field != nullptr);
  QTest::keyClicks(field, QString::number(half));
  QTest::keyClick(field, Qt::Key_Return);
  const qint64 reached = session().position();
  QVERIFY(run.trace->totals(reached).bytes(type) >= half);
  QVERIFY(run.trace->totals(reached - 1).bytes(type) < half);
  press(Qt::Key_End);
  press(Qt::Key_F8, Qt::ShiftModifier);
  QCOMPARE(session().position(), reached);
}

void SessionDeskTest::aKilledProgramGoesOnWhereItWas() {
  QProcess first;
  first.setProcessEnvironment(environment());
  first.start(QStringLiteral(TILEWISE_PROGRAM), {QStringLiteral("--preset"), QStringLiteral("tiny-causal"),
                                                 QStringLiteral("--step"), QStringLiteral("30")});
  QVERIFY(first.waitForStarted());
  QTRY_VERIFY_WITH_TIMEOUT(kept() && kept()->position == 30, 20'000);
  first.kill();
  QVERIFY(first.waitForFinished());

  QProcess second;
  second.setProcessEnvironment(environment());
  second.start(QStringLiteral(TILEWISE_PROGRAM), QStringList());
  QVERIFY(second.waitForStarted());
  QTRY_VERIFY_WITH_TIMEOUT(kept() && kept()->title == "tiny-causal" && kept()->position == 30, 20'000);
  second.kill();
  QVERIFY(second.waitForFinished());
}

void SessionDeskTest::aKilledProgramGoesOnInItsLesson() {
  const QString folder = m_folder->filePath(QStringLiteral("kept"));
  const auto copies = [&folder] { return QDir(folder).entryInfoList({QStringLiteral("*.tilewise")}, QDir::Files); };
  const auto read = [&copies] { return copies().isEmpty() ? std::nullopt : toOptional(readSession(copies().front().filePath().toStdString())); };
  session().setPosition(30);
  m_window->sessions().keepIn(folder);
  m_window->lessons().open(std::make_shared<const Lesson>(*findLesson("causal-tiles")), QStringLiteral("masking"));
  QTRY_VERIFY(m_window->lessons().tour().facts() != nullptr);
  m_window->lessons().tour().reveal();
  QTRY_VERIFY_WITH_TIMEOUT(read() && read()->lesson && !read()->lesson->answers.empty(), 20'000);
  // What is kept is the session behind the lesson, and the place in it.
  const SessionFile copy = *read();
  QCOMPARE(copy.title, std::string("tiny-causal"));
  QCOMPARE(copy.position, 30);
  QVERIFY(copy.lesson == (LessonFilePlace{"causal-tiles", {}, "masking", {{"masking", {}, {}, true}}}));
  // As after a crash, in a window of its own.
  const QString abandoned = m_folder->filePath(QStringLiteral("abandoned"));
  QVERIFY(QDir().mkpath(abandoned));
  QVERIFY(writeSession(QDir(abandoned).filePath(QStringLiteral("copy.tilewise")).toStdString(), copy));
  m_window = std::make_unique<MainWindow>(AppSettings{}, QApplication::palette());
  m_window->show();
  QVERIFY(m_window->sessions().restoreFrom(abandoned));
  LessonTour& tour = m_window->lessons().tour();
  QTRY_VERIFY(tour.step() != nullptr && tour.facts() != nullptr);
  QCOMPARE(tour.step()->id, std::string("masking"));
  QVERIFY2(tour.answer() == LessonTour::Answer::Revealed, "what was answered is not asked again");
  QTRY_VERIFY(session().run()->title != QStringLiteral("tiny-causal") && m_window->lessons().isAtPlace());
  const QString said = m_window->findChild<NoticeBar*>()->sentence();
  QVERIFY2(said.contains(QStringLiteral("the lesson goes on at its step")), qPrintable(said));
  m_window->lessons().leave();
  QTRY_COMPARE(session().run()->title, QStringLiteral("tiny-causal"));
  QCOMPARE(session().position(), 30);
}

void SessionDeskTest::aRestoredSessionKnowsItsFile() {
  const QString path = save(QStringLiteral("mine.tilewise"));
  QProcess program;
  program.setProcessEnvironment(environment());
  program.start(QStringLiteral(TILEWISE_PROGRAM), {path});
  QVERIFY(program.waitForStarted());
  QTRY_VERIFY_WITH_TIMEOUT(kept() && kept()->copyOf == path.toStdString(), 20'000);
  program.kill();
  QVERIFY(program.waitForFinished());
  // As after a crash: the marks of the copy are not in the file yet.
  const QString folder = m_folder->filePath(QStringLiteral("data/Tilewise/Tilewise/kept"));
  SessionFile copy = *kept();
  copy.bookmarks = {{2, "unsaved"}};
  QVERIFY(writeSession(QDir(folder).filePath(QDir(folder).entryList({QStringLiteral("*.tilewise")}).front()).toStdString(), copy));
  QVERIFY(m_window->sessions().restoreFrom(folder));
  QTRY_COMPARE(m_window->sessions().path(), path);
  QVERIFY2(m_window->windowTitle().startsWith(QStringLiteral("mine")), qPrintable(m_window->windowTitle()));
  QVERIFY(m_window->isWindowModified());
  QVERIFY(m_window->findChild<NoticeBar*>()->sentence().contains(QStringLiteral("mine.tilewise")));
  press(Qt::Key_S, Qt::ControlModifier);
  QVERIFY(!m_window->isWindowModified());
  QCOMPARE(readSession(path.toStdString())->bookmarks.size(), std::size_t{1});
}

void SessionDeskTest::whatCannotBeRestoredIsKeptAndNamed() {
  const QString folder = m_folder->filePath(QStringLiteral("left"));
  QVERIFY(QDir().mkpath(folder));
  QFile damaged(QDir(folder).filePath(QStringLiteral("dead.tilewise")));
  QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\"format\": ") > 0);
  damaged.close();
  QVERIFY(m_window->sessions().restoreFrom(folder));
  const auto said = [this] { return m_window->findChild<NoticeBar*>()->sentence(); };
  QTRY_VERIFY(said().startsWith(QStringLiteral("Tilewise ended unexpectedly")));
  QVERIFY2(said().contains(QStringLiteral("“recovered-session.tilewise")), qPrintable(said()));
  const QString kept = QDir(folder).filePath(QStringLiteral("after-a-crash"));
  QVERIFY2(said().contains(QDir::toNativeSeparators(kept)), qPrintable(said()));
  QVERIFY(QDir(kept).exists(QStringLiteral("recovered-session.tilewise")));
  // The next start does not stumble over it.
  QVERIFY(!m_window->sessions().restoreFrom(folder));
}

void SessionDeskTest::aFileThatCannotBeOpenedEndsTheProgram() {
  QProcess program;
  program.setProcessEnvironment(environment());
  program.start(QStringLiteral(TILEWISE_PROGRAM), {m_folder->filePath(QStringLiteral("nothing.tilewise"))});
  QVERIFY(program.waitForFinished(20'000));
  QCOMPARE(program.exitCode(), 2);
  const QString said = QString::fromUtf8(program.readAllStandardError());
  QVERIFY2(said.contains(QStringLiteral("nothing.tilewise")) && said.count(u'\n') == 1, qPrintable(said));
}

QTEST_MAIN(SessionDeskTest)
#include "tst_session_desk.moc"

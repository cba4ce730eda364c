// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "app/export/figure_export.h"
#include "app/plots/published/published_workspace.h"
#include "app/views/check/check_workspace.h"
#include "app/views/compare/compare_workspace.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/notice/notice_bar.h"
#include "app/views/problem/problem_change.h"
#include "app/views/problem/problem_chips.h"
#include "app/views/problem/problem_panel.h"
#include "app/views/problem/problem_tools.h"
#include "app/views/stage/stage_view.h"
#include "app/window/explore_workspace.h"
#include "app/window/export_dialog.h"
#include "app/window/gpu_workspace.h"
#include "app/window/key_keeper.h"
#include "app/window/language_desk.h"
#include "app/window/lesson_dock.h"
#include "app/window/mark_actions.h"
#include "app/window/notation_desk.h"
#include "app/window/presenter_keys.h"
#include "app/window/speaker_desk.h"
#include "app/window/step_workspace.h"
#include "app/window/window_actions.h"
#include "app/window/workspace_header.h"
#include "app/window/workspaces.h"

namespace tilewise {

namespace {

/// Below this height, at 100 % text, there is room for the stage, the sentence and the transport only.
constexpr int SmallBelow = 400;

}  // namespace

MainWindow::MainWindow(const AppSettings& settings, const QPalette& platform, QWidget* parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_lookDesk(m_settings, platform),
      m_playback(m_session),
      m_desk(m_session),
      m_actions(new WindowActions(*this)),
      m_header(new WorkspaceHeader(*m_actions->present)),
      m_unfold(new QToolButton),
      m_notice(new NoticeBar),
      m_busy(new BusyBar),
      m_tools(new ProblemTools),
      m_step(new StepWorkspace(m_session, m_playback, m_desk.marks())),
      m_workspaces(new Workspaces(*m_header, *m_actions, *m_tools)),
      m_busyDesk(m_desk, m_session, *m_busy, *m_notice),
      m_files(*this, m_session, m_desk, m_playback, *m_notice),
      m_sessions(*this, m_session, m_desk, *m_workspaces, *m_notice),
      m_exports(*this, m_session, m_playback, m_desk.marks(), *m_workspaces),
      m_help(*this, *m_actions),
      m_lessons(m_session, m_desk, *m_workspaces),
      m_questions(m_session, m_lessons, *m_workspaces, *m_step, *m_actions),
      m_lesson(new LessonDock(m_lessons, *m_actions, this)),
      m_presentation(*this, *m_workspaces, *m_step, m_lookDesk, *m_actions) {
  setWindowTitle(tr("Tilewise"));
  setAcceptDrops(true);
  layOut();
  connectSession();
  connectJob();
  connectStep();
  connectMenus();
  connectLessons();
  qApp->installEventFilter(new KeyKeeper(this));
  m_playback.setSpeed(m_settings.speed);
  if (const auto target = runToFromWord(m_settings.runTo)) m_step->setRunTo(*target);
  if (const auto text = algorithmTextOf(m_settings.algorithmText)) m_step->setAlgorithmText(*text);
  showLook();
  // Room for the frame that a window manager adds.
  resize(QSize(1440, 900).boundedTo(screen()->availableSize() - QSize(8, 40)));
  if (!m_settings.windowGeometry.isEmpty()) restoreGeometry(m_settings.windowGeometry);
  m_workspaces->restoreLayouts(m_settings.layouts);
  m_workspaces->bringToFront(m_settings.workspace);
  m_workspaces->takeFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut() {
  m_actions->addMenusTo(*menuBar());
  m_unfold->setDefaultAction(m_actions->unfoldTools);
  m_unfold->setFocusPolicy(Qt::TabFocus);
  menuBar()->setCornerWidget(m_unfold);
  auto* center = new QWidget;
  auto* layout = new QVBoxLayout(center);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_header);
  layout->addWidget(m_notice);
  layout->addWidget(m_busy);
  layout->addWidget(m_workspaces, 1);
  setCentralWidget(center);
  addWorkspace(QStringLiteral("step"), tr("Step"), m_step);
  addWorkspace(QStringLiteral("compare"), tr("Compare"), new CompareWorkspace(m_session));
  addWorkspace(QStringLiteral("explore"), tr("Explore"), new ExploreWorkspace(m_session));
  auto* gpu = new GpuWorkspace(m_session);
  gpu->setHosts(m_settings.hosts);
  addWorkspace(QStringLiteral("gpu"), tr("GPU"), gpu);
  connect(gpu, &GpuWorkspace::hostsChanged, this, [this](const QStringList& hosts) {
    changeSettings([&hosts](AppSettings& settings) { settings.hosts = hosts; });
  });
  auto* check = new CheckWorkspace(m_session);
  addWorkspace(QStringLiteral("check"), tr("Check"), check);
  connect(m_actions->checkAnswer, &QAction::triggered, check, [this, check] {
    m_workspaces->bringToFront(QStringLiteral("check"));
    check->chooseAnswer();
  });
  auto* published = new PublishedWorkspace;
  addWorkspace(QStringLiteral("published"), tr("Published"), published);
  connect(published, &PublishedWorkspace::exportWished, this, [this, published] {
    exportByDialog(*this, drawingOf(published->result(), published->page(), m_lookDesk.look()),
                   QStringLiteral("tilewise-%1").arg(QString::fromStdString(published->result().name)),
                   [this](const Error& error) { m_notice->showError(error); });
  });
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  addDockWidget(Qt::RightDockWidgetArea, m_lesson);
  statusBar()->addWidget(m_workspaces->status(), 1);
  statusBar()->setSizeGripEnabled(false);
  m_notice->hide();
  m_busy->hide();
}

void MainWindow::addWorkspace(const QString& word, const QString& name, Workspace* workspace) {
  m_workspaces->add(word, name, workspace);
  connect(workspace, &Workspace::settingsWished, &m_desk, &RunDesk::changeSettings);
  connect(workspace, &Workspace::stepWished, this, [this] { m_workspaces->bringToFront(QStringLiteral("step")); });
  connect(workspace, &Workspace::fileWished, &m_desk, [this](const QString& path) { m_desk.openFile(path); });
  connect(workspace, &Workspace::problemWished, this, &MainWindow::showProblem);
  connect(workspace, &Workspace::openInStepWished, this, [this](const ProblemSettings& settings) {
    m_desk.changeSettings(settings);
    m_workspaces->bringToFront(QStringLiteral("step"));
  });
  connect(workspace, &Workspace::failed, this, [this](const Error& error) { m_notice->showError(error); });
}

void MainWindow::connectSession() {
  connect(&m_session, &Session::runChanged, this, [this] {
    m_tools->setRun(*m_session.run());
    showTitle();
  });
  connect(&m_sessions, &SessionDesk::changed, this, &MainWindow::showTitle);
  connect(&m_sessions, &SessionDesk::used, this, &MainWindow::rememberFile);
  connect(&m_desk, &RunDesk::historyChanged, this, &MainWindow::showHistory);
}

void MainWindow::connectJob() {
  RunJob& job = m_desk.job();
  connect(&job, &RunJob::started, this, [this] {
    m_playback.pause();
    // At the start the lesson opens where something else could not: the reason stays.
    if (m_session.run()) m_notice->dismiss();
  });
  connect(&m_busyDesk, &BusyDesk::nothingCame, this, &MainWindow::comeBack);
  connect(&m_busyDesk, &BusyDesk::problemWished, this, [this](const RunRequest& request) {
    showProblem();
    m_desk.offer(request);
    if (m_problem != nullptr) m_problem->offer(request.settings);
  });
  connect(&m_desk, &RunDesk::failed, this, [this](const Error& error) {
    m_notice->showError(error);
    comeBack();
  });
  connect(&m_desk, &RunDesk::opened, this, [this](const QString& path) {
    rememberFile(path);
    const ProblemSettings& settings = m_session.run()->problem.settings();
    m_notice->showNote(tr("%1 was opened with blocks of %2 × %3 and the mask: %4. Edit > Problem changes them.")
                           .arg(m_session.run()->title)
                           .arg(settings.Br)
                           .arg(settings.Bc)
                           .arg(maskWords(settings).join(QStringLiteral(", "))));
  });
}

void MainWindow::connectStep() {
  connect(m_step, &StepWorkspace::runToChanged, this, [this](RunTo target) {
    changeSettings([target](AppSettings& settings) { settings.runTo = runToWord(target); });
  });
  connect(m_step, &StepWorkspace::algorithmTextChanged, this, [this](AlgorithmText text) {
    changeSettings([text](AppSettings& settings) { settings.algorithmText = algorithmTextWord(text); });
  });
  connect(&m_playback, &Playback::speedChanged, this, [this](double speed) {
    changeSettings([speed](AppSettings& settings) { settings.speed = speed; });
  });
  // Nothing goes on where nobody sees it.
  connect(m_workspaces, &Workspaces::changed, this, [this] {
    m_playback.pause();
    // What was said about another workspace is over; what waits for an answer stays.
    if (!m_notice->offersActions()) m_notice->dismiss();
    stayAsLarge();
    m_workspaces->takeFocus();
  });
}

void MainWindow::connectMenus() {
  m_files.connectTo(*m_actions);
  m_sessions.connectTo(*m_actions);
  connect(m_actions->exportFiles, &QAction::triggered, &m_exports, &ExportDesk::open);
  new MarkActions(*this, *m_actions, m_session, m_desk.marks());
  connect(m_actions->undo, &QAction::triggered, &m_desk, &RunDesk::undo);
  connect(m_actions->redo, &QAction::triggered, &m_desk, &RunDesk::redo);
  connect(m_actions->problem, &QAction::triggered, this, &MainWindow::showProblem);
  connect(m_tools, &ProblemTools::problemWished, this, &MainWindow::showProblem);
  connect(m_tools, &ProblemTools::settingsWished, &m_desk, &RunDesk::changeSettings);

  m_lookDesk.connectTo(*m_actions);
  connect(&m_lookDesk, &LookDesk::sizeChanging, this, &MainWindow::keepSize);
  connect(&m_lookDesk, &LookDesk::changed, this, [this] {
    emit settingsChanged(m_settings);
    showLook();
  });
  connect(&m_presentation, &Presentation::changed, this, [this](bool on) {
    m_lesson->setPresenting(on);
    fitToHeight();
  });
  connect(&m_presentation, &Presentation::roomChanged, this, [this] {
    if (m_lessons.tour().lesson()) placeLesson();
  });
  connect(&m_presentation, &Presentation::paused, this, &MainWindow::sayPaused);
  auto* language = new LanguageDesk(*m_actions, m_settings, *m_notice);
  language->setParent(this);
  connect(language, &LanguageDesk::changed, this, [this] { emit settingsChanged(m_settings); });
  auto* presenter = new PresenterKeys(*m_actions, m_settings);
  presenter->setParent(this);
  presenter->setLessonSteps(m_actions->nextLessonStep, m_actions->previousLessonStep,
                            [this] { return m_lessons.tour().lesson() != nullptr; });
  connect(presenter, &PresenterKeys::unitChanged, this, [this] { emit settingsChanged(m_settings); });
  m_notation = new NotationDesk(m_session, *m_actions, m_settings);
  m_notation->setParent(this);
  connect(m_notation, &NotationDesk::changed, this, [this] {
    emit settingsChanged(m_settings);
    showNotation();
  });
  m_speaker = new SpeakerDesk(*this, m_session, m_lessons.tour(), m_presentation, *m_actions, m_settings);
  m_speaker->setParent(this);
  connect(m_speaker, &SpeakerDesk::notesChanged, this, [this] { emit settingsChanged(m_settings); });
  connect(m_actions->unfoldTools, &QAction::triggered, m_header, &WorkspaceHeader::unfold);
  connect(m_actions->focusStage, &QAction::triggered, this, &MainWindow::returnFocus);
  m_help.setShowsAgain(m_settings.firstSteps);
  connect(&m_help, &HelpDesk::presetWished, &m_desk, &RunDesk::openPreset);
  connect(&m_help, &HelpDesk::showsAgainChanged, this, [this](bool shows) {
    changeSettings([shows](AppSettings& settings) { settings.firstSteps = shows; });
  });
  m_actions->showRecent(m_settings.recentFiles);
}

void MainWindow::connectLessons() {
  connect(m_actions->lessons, &QMenu::triggered, this,
          [this](const QAction* action) { openLesson(action->data().toString()); });
  connect(m_actions->lessonList, &QAction::triggered, this, &MainWindow::showLessons);
  connect(&m_lessons, &LessonDesk::failed, &m_desk, &RunDesk::failed);
  connect(&m_lessons, &LessonDesk::opened, this, &MainWindow::rememberFile);
  connect(&m_lessons, &LessonDesk::begun, this, [this] {
    m_sessions.keepOwn(m_lessons.ownFile(), m_lessons.filePlace());
    m_notation->setLesson(true);
    m_presentation.setBesideLesson(true);
    placeLesson();
  });
  connect(&m_lessons, &LessonDesk::left, this, [this] {
    m_presentation.setBesideLesson(false);
    m_sessions.keepOwn({}, {});
    m_notation->setLesson(false);
    m_step->setCrowded(false);
  });
  connect(&m_lessons, &LessonDesk::cameTo, this, [this](const QString& lesson, const QString& step) {
    changeSettings([&](AppSettings& settings) { settings.lessons[lesson] = step; });
    m_sessions.keepOwn(m_lessons.ownFile(), m_lessons.filePlace());
  });
  connect(&m_lessons.tour(), &LessonTour::answerChanged, this,
          [this] { m_sessions.keepOwn(m_lessons.ownFile(), m_lessons.filePlace()); });
  connect(&m_sessions, &SessionDesk::lessonWished, this, &MainWindow::resumeLesson);
  connect(&m_lessons, &LessonDesk::pointedChanged, this, [this] { m_step->setPointed(m_lessons.pointed()); });
  connect(&m_questions, &QuestionDesk::waitingChanged, this, [this](bool waiting) {
    if (m_problem != nullptr) m_problem->setSecret(waiting);
  });
}

template <class Change>
void MainWindow::changeSettings(const Change& change) {
  change(m_settings);
  emit settingsChanged(m_settings);
}

void MainWindow::showLook() {
  const Look& look = m_lookDesk.look();
  m_actions->show(m_settings);
  fitToHeight();
  m_header->setLook(look);
  m_notice->setLook(look);
  m_busy->setLook(look);
  m_tools->setLook(look);
  m_workspaces->setLook(look);
  m_exports.setLook(look);
  m_help.setLook(look);
  m_lesson->setLook(look);
  if (m_lessons.tour().lesson()) placeLesson();
  m_speaker->setLook(look);
  if (m_problem != nullptr) m_problem->setLook(look);
}

/// From a wish that came to nothing. The window is never empty.
void MainWindow::comeBack() {
  if (m_session.run()) {
    m_tools->restore();
    m_workspaces->restoreTools();
  } else {
    m_desk.openPreset(QStringLiteral("lesson"));
  }
}

void MainWindow::fitToHeight() {
  const bool small = height() < m_lookDesk.look().metrics.px(SmallBelow);
  m_header->setFolded(small || m_presentation.isOn());
  WindowActions::setPossible(*m_actions->unfoldTools, small ? QString() : tr("They stand under the menus"));
  m_unfold->setVisible(small);
  m_step->setSmall(small);
}

void MainWindow::holdStill() { m_step->stage().setScrubbing(true); }

/// Large text may have to enlarge the window; when it is smaller again the window takes its size back.
void MainWindow::keepSize() {
  if (isMaximized() || isFullScreen() || m_presentation.wholeScreen().isUnderWay()) return;
  if (m_wantedSize.isEmpty()) m_wantedSize = size();
  QTimer::singleShot(0, this, [this] {
    if (m_wantedSize.isEmpty()) return;  // an earlier wish in the same moment has done it
    // A presentation takes the whole screen meanwhile, and gives it back by itself.
    if (isFullScreen()) return void(m_wantedSize = QSize());
    resize(m_wantedSize);
    if (size() == m_wantedSize) m_wantedSize = QSize();
  });
}

/// A workspace asks for more room until it is laid out for the room that there is.
void MainWindow::stayAsLarge() {
  if (!isVisible() || isMaximized() || isFullScreen()) return;
  QTimer::singleShot(0, this, [this, before = size()] {
    if (width() > before.width() || height() > before.height()) resize(before);
  });
}

void MainWindow::showProblem() {
  if (!m_session.run()) return;
  if (m_problem == nullptr) {
    m_problem = new ProblemPanel(m_session, this);
    m_problem->setWindowFlags(Qt::Dialog);
    m_problem->setLook(m_lookDesk.look());
    m_problem->setSecret(m_questions.isWaiting());
    connect(m_problem, &ProblemPanel::problemRequested, &m_desk, &RunDesk::changeSettings);
    connect(m_problem, &ProblemPanel::presetRequested, &m_desk, &RunDesk::openPreset);
    m_problem->resize(m_problem->sizeHint().boundedTo(screen()->availableSize() * 0.9));
  }
  m_problem->show();
  m_problem->raise();
  m_problem->activateWindow();
}

/// What is written when it is painted follows by itself, as what is laid out with the look does.
void MainWindow::showNotation() {
  if (m_session.run()) m_tools->setRun(*m_session.run());
  if (m_problem != nullptr) m_problem->deleteLater();
  m_problem = nullptr;
  showLook();
  for (QWidget* each : findChildren<QWidget*>()) each->update();
}

void MainWindow::rememberFile(const QString& path) {
  changeSettings([&path](AppSettings& settings) { settings.remember(path); });
  m_actions->showRecent(m_settings.recentFiles);
}

void MainWindow::showTitle() {
  if (!m_session.run()) return;
  const QString path = m_sessions.path();
  const QString name = path.isEmpty() ? m_session.run()->title : QFileInfo(path).completeBaseName();
  setWindowTitle(tr("%1[*] – Tilewise").arg(name));
  setWindowModified(m_sessions.isModified());
}

void MainWindow::showHistory() {
  const auto text = [this](const Visit* visit) {
    if (visit == nullptr || !m_session.run()) return QString();
    const Run& run = *m_session.run();
    if (visit->request.title != run.title) return visit->request.title;
    return changeText(run.problem.settings(), visit->request.settings);
  };
  m_actions->showHistory(text(m_desk.history().undoable()), text(m_desk.history().redoable()));
}

/// To the workspace; when it is there already, Esc leaves the full screen.
void MainWindow::returnFocus() {
  if (m_step->isVisible() && m_step->closeQuestion()) return;
  if (m_presentation.escape()) return;
  const QWidget* before = QApplication::focusWidget();
  m_workspaces->takeFocus();
  if (m_actions->fullScreen->isChecked() && QApplication::focusWidget() == before) m_actions->fullScreen->trigger();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() && event->mimeData()->urls().constFirst().isLocalFile())
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  const QString path = event->mimeData()->urls().constFirst().toLocalFile();
  if (!m_workspaces->current().takeFile(path)) m_desk.openFile(path);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_sessions.mayLeave()) return event->ignore();
  changeSettings([this](AppSettings& settings) { 
    settings.windowGeometry = saveGeometry();
    settings.workspace = m_workspaces->currentWord();
    settings.layouts = m_workspaces->saveLayouts();
  });
  QMainWindow::closeEvent(event);
}

void MainWindow::setVisible(bool visible) {
  const QSize wanted = size();
  QMainWindow::setVisible(visible);
  if (!visible || isMaximized() || isFullScreen()) return;
  // The first layout is made before wrapped texts know their width: it may ask for more than a small screen has.
  for (int round = 0; round < 2 && size() != wanted; ++round) {
    fitToHeight();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    resize(wanted);
  }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  fitToHeight();
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Builds the workspaces and connects them; what they show and do is theirs.

#include <QMainWindow>
#include <QPalette>

#include "app/session/app_settings.h"
#include "app/session/playback.h"
#include "app/session/session.h"
#include "app/window/busy_desk.h"
#include "app/window/export_desk.h"
#include "app/window/file_actions.h"
#include "app/window/help_desk.h"
#include "app/window/lesson_desk.h"
#include "app/window/look_desk.h"
#include "app/window/presentation.h"
#include "app/window/question_desk.h"
#include "app/window/run_desk.h"
#include "app/window/session_desk.h"

class QDockWidget;
class QToolButton;

namespace tilewise {

class BusyBar;
class LessonDock;
class NotationDesk;
class NoticeBar;
class ProblemPanel;
class ProblemTools;
class SpeakerDesk;
class StepWorkspace;
class WindowActions;
class Workspace;
class WorkspaceHeader;
class Workspaces;

class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// platform: the palette of the platform, as it was before any theme was applied.
  MainWindow(const AppSettings& settings, const QPalette& platform, QWidget* parent = nullptr);
  ~MainWindow() override;

  Session& session() { return m_session; }
  RunDesk& desk() { return m_desk; }
  const AppSettings& settings() const { return m_settings; }
  Workspaces& workspaces() { return *m_workspaces; }
  SessionDesk& sessions() { return m_sessions; }
  ExportDesk& exports() { return m_exports; }
  HelpDesk& help() { return m_help; }
  /// For pictures: no load or store is seen on its way.
  void holdStill();
  LessonDesk& lessons() { return m_lessons; }
  Presentation& presentation() { return m_presentation; }
  const Look& look() const { return m_lookDesk.look(); }

  void setVisible(bool visible) override;

 signals:
  /// Something to remember changed.
  void settingsChanged(const tilewise::AppSettings& settings);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  void connectSession();
  void connectJob();
  void addWorkspace(const QString& word, const QString& name, Workspace* workspace);
  void connectStep();
  void connectMenus();
  void connectLessons();
  void showLook();
  template <class Change>
  void changeSettings(const Change& change);
  void keepSize();
  void stayAsLarge();
  void comeBack();
  void fitToHeight();
  void showNotation();
  void showProblem();
  void showLessons();
  void placeLesson();
  void sayPaused();
  void openLesson(const QString& name);
  void resumeLesson(const LessonFilePlace& place);
  void rememberFile(const QString& path);
  void showTitle();
  void showHistory();
  void returnFocus();

  AppSettings m_settings;
  LookDesk m_lookDesk;  ///< before the first widget
  QSize m_wantedSize;   ///< of the window, while large text makes it larger; else empty
  Session m_session;
  Playback m_playback;
  RunDesk m_desk;
  WindowActions* m_actions;
  WorkspaceHeader* m_header;
  QToolButton* m_unfold;  ///< the header, where it is folded
  NoticeBar* m_notice;
  BusyBar* m_busy;
  ProblemTools* m_tools;
  StepWorkspace* m_step;
  Workspaces* m_workspaces;
  BusyDesk m_busyDesk;
  FileActions m_files;
  SessionDesk m_sessions;
  ExportDesk m_exports;
  HelpDesk m_help;
  LessonDesk m_lessons;
  QuestionDesk m_questions;
  LessonDock* m_lesson;
  Presentation m_presentation;
  ProblemPanel* m_problem = nullptr;
  SpeakerDesk* m_speaker = nullptr;
  NotationDesk* m_notation = nullptr;
};

}  // namespace tilewise

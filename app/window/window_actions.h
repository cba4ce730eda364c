// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Every action of the window: its text, its keys, its menu. What an action does is connected by the main window.

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QMenuBar>
#include <QObject>

#include "app/session/app_settings.h"
#include "app/views/workspace/go.h"

namespace tilewise {

class WindowActions : public QObject {
  Q_OBJECT

 public:
  /// Owned by `window`, on which the shortcuts act.
  explicit WindowActions(QWidget& window);

  // File
  QAction* newSession;
  QAction* open;
  QAction* checkAnswer;
  QMenu* recent;
  QMenu* examples;  ///< by topic: one action a preset, its name as data
  QAction* save;
  QAction* saveAs;
  QAction* exportFiles;
  QAction* worksheet;
  QAction* quit;
  // Edit
  QAction* undo;
  QAction* redo;
  QAction* problem;
  QAction* copyPicture;
  // View
  QActionGroup* languages;  ///< data: word of the language
  QActionGroup* themes;     ///< data: word of the theme
  QActionGroup* palettes;   ///< data: word of the palette
  QActionGroup* textSizes;  ///< data: per cent
  QActionGroup* lengthLetters;  ///< data: T or N
  QActionGroup* firstBlocks;    ///< data: 0 or 1
  QActionGroup* amounts;        ///< data: word of the unit
  QAction* larger;
  QAction* smaller;
  QAction* normalSize;
  QAction* reduceMotion;
  QAction* present;
  QAction* blank;  ///< the screen of a presentation
  QAction* speaker;  ///< the window of notes
  QAction* fullScreen;
  // Run
  QAction* play;
  QAction* forward;
  QAction* back;
  QAction* tileForward;
  QAction* tileBack;
  QAction* blockForward;  ///< row or column block, whichever is outside
  QAction* blockBack;
  QAction* first;
  QAction* last;
  QAction* goToStep;
  QAction* inspectRow;
  QAction* runForward;
  QAction* runBackward;
  QAction* ask;  ///< about the next step
  QAction* nameBookmark;
  QAction* removeBookmark;
  QAction* toggleStop;
  QMenu* bookmarks;  ///< and stops: how they are set, and those that there are; filled when it opens
  QAction* clearMarks;
  QAction* unitForward;  ///< by the unit of a presenter
  QAction* unitBack;
  QActionGroup* presenterUnits;  ///< data: word of the unit
  QAction* slower;
  QAction* faster;
  // Lessons
  QMenu* lessons;  ///< by topic: one action a lesson that ships, its name as data
  QAction* lessonList;
  QAction* nextLessonStep;
  QAction* previousLessonStep;
  QAction* focusLesson;
  QAction* returnToLesson;
  QAction* leaveLesson;
  // Window
  QMenu* docks;  ///< toggles of the workspace in front
  QAction* resetLayout;
  QAction* unfoldTools;  ///< tabs and tools of the workspace, where a small window has no row for them
  QAction* focusStage;
  // Help
  QAction* manual;
  QAction* exercises;
  QAction* firstSteps;
  QAction* keys;
  QAction* about;

  void addMenusTo(QMenuBar& bar);
  /// Adds what brings a workspace to the front, with Alt and its number as its keys.
  QAction* addWorkspace(const QString& name);
  /// The actions of the Run menu and what they ask for.
  QList<QPair<QAction*, Go>> moves() const;
  /// What undo and redo would bring back; empty: there is nothing.
  void showHistory(const QString& undone, const QString& redone);
  /// An action that does nothing in the workspace in front is disabled and says so.
  static void setUsable(QAction& action, bool usable);
  /// One that cannot do anything at this moment is disabled and says why; empty: it can.
  static void setPossible(QAction& action, const QString& whyNot);
  /// Checks the items that stand for the settings.
  void show(const AppSettings& settings);
  /// Fills the list of recent files; each action's data is its path.
  void showRecent(const QStringList& paths);
  /// All actions with keys, in the order of the menus: what the sheet of keys lists.
  QList<QAction*> withKeys() const;
  /// The same, by the menu of the bar in which they stand first; its name goes with them. Requires: addMenusTo().
  QList<QPair<QString, QList<QAction*>>> withKeysByMenu() const;

 private:
  QAction* add(const QString& text, const QList<QKeySequence>& keys = {});
  QActionGroup* addChoices(const QList<QPair<QString, QVariant>>& choices);
  void makeFile();
  void makeView();
  void makeRun();
  void makeLessons();

  QWidget& m_window;
  QMenu* m_workspaceMenu;
  QList<const QMenu*> m_menus;  ///< of the bar
  QList<QAction*> m_all;
};

}  // namespace tilewise

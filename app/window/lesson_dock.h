// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

#include "app/views/look/look.h"

namespace tilewise {

class DockTitle;
class LessonDesk;
class LessonPanel;
class WindowActions;

/// The lesson beside all workspaces, while one is taken; and the actions that belong to it.
class LessonDock : public QDockWidget {
  Q_OBJECT

 public:
  /// Both outlive this.
  LessonDock(LessonDesk& desk, WindowActions& actions, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Shows it beside the workspaces, which take at least `besides` of the window's width; where that leaves too little it floats
  /// over the window.
  void place(const QRect& window, int besides);
  /// In front of a class: its title makes room for what is in it.
  void setPresenting(bool presenting);
  /// How wide it is to be in a window of this width, so that `besides` have room where they can.
  int widthIn(int window, int besides) const;

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void showLesson();
  void showActions();
  void showTitle();

  LessonDesk& m_desk;
  WindowActions& m_actions;
  Look m_look;
  LessonPanel* m_panel;
  DockTitle* m_title;
  QWidget* m_noTitle;
  bool m_presenting = false;
};

}  // namespace tilewise

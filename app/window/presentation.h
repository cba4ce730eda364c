// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Presentation mode: the Step workspace alone on the whole screen, in larger text and lines, without menus, tabs, docks
/// and status; and a black screen over it while the class is to look elsewhere.

#include <QObject>

#include "app/window/blank_screen.h"

class QMainWindow;

namespace tilewise {

class LookDesk;
class StepWorkspace;
class WindowActions;
class Workspaces;

class Presentation : public QObject {
  Q_OBJECT

 public:
  /// All outlive this.
  Presentation(QMainWindow& window, Workspaces& workspaces, StepWorkspace& step, LookDesk& look,
               WindowActions& actions);

  bool isOn() const { return m_on; }
  /// fullScreen: on the whole screen, which is given back afterwards; else within the window as it is.
  void setOn(bool on, bool fullScreen = true);
  /// Esc: shows the blanked screen again, else leaves. Whether there was anything to do.
  bool escape();

 signals:
  void changed(bool on);

 private:
  void showOn(bool on);
  void blank(bool blank);

  QMainWindow& m_window;
  Workspaces& m_workspaces;
  StepWorkspace& m_step;
  LookDesk& m_look;
  WindowActions& m_actions;
  BlankScreen m_blank;
  bool m_on = false;
  bool m_wasFullScreen = false;
  bool m_fullScreen = false;  ///< it was taken for the presentation
};

}  // namespace tilewise

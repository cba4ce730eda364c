// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Presentation mode: the Step workspace alone on the whole screen, in larger text and lines, without menus, tabs, docks
/// and status; and a black screen over it while the class is to look elsewhere. In another workspace it pauses, on the whole screen
/// still, and goes on when Step comes back to the front.

#include <QObject>

#include "app/window/blank_screen.h"
#include "app/window/whole_screen.h"

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

  /// Not while it pauses.
  bool isOn() const { return m_state == State::On; }
  /// fullScreen: on the whole screen, which is given back afterwards; else within the window as it is.
  void setOn(bool on, bool fullScreen = true);
  /// Esc: shows the blanked screen again, else leaves, from a pause too. Whether there was anything to do.
  bool escape();
  /// Of the window, with a presentation or without.
  WholeScreen& wholeScreen() { return m_screen; }
  /// Whether a lesson stands beside the step, and takes its part of the window.
  void setBesideLesson(bool beside);

 signals:
  void changed(bool on);
  /// The window has another size: of the whole screen, in a presentation, or again its own.
  void roomChanged();
  void paused();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum class State { Off, On, Paused };
  void begin(bool wholeScreen);
  void end();
  void follow();
  void show(State state);
  void showActions();
  void blank(bool blank);
  void fit();

  QMainWindow& m_window;
  Workspaces& m_workspaces;
  StepWorkspace& m_step;
  LookDesk& m_look;
  WindowActions& m_actions;
  BlankScreen m_blank;
  WholeScreen m_screen;
  State m_state = State::Off;
  bool m_besideLesson = false;
  bool m_wasWhole = false;  ///< the window was on the whole screen before
};

}  // namespace tilewise

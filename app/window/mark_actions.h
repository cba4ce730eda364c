// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace tilewise {

class Marks;
class Session;
class WindowActions;

/// Lets the actions of bookmarks and stops set, name, list and remove them.
class MarkActions : public QObject {
  Q_OBJECT

 public:
  /// All outlive the window.
  MarkActions(QWidget& window, WindowActions& actions, Session& session, Marks& marks);

 private:
  void nameBookmark();
  void toggleStop();
  void fillMenu();
  void showState();

  QWidget& m_window;
  WindowActions& m_actions;
  Session& m_session;
  Marks& m_marks;
};

}  // namespace tilewise

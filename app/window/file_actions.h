// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tilewise {

class Playback;
class RunDesk;
class WindowActions;

/// Lets the actions of the File menu open files, and copies pictures of the window.
class FileActions {
 public:
  /// All outlive the window.
  FileActions(QWidget& window, RunDesk& desk, Playback& playback)
      : m_window(window), m_desk(desk), m_playback(playback) {}

  void connectTo(const WindowActions& actions);

 private:
  void chooseFile();
  void copyPicture();

  QWidget& m_window;
  RunDesk& m_desk;
  Playback& m_playback;
};

}  // namespace tilewise

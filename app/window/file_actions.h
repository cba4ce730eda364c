// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tilewise {

class NoticeBar;
class Playback;
class RunDesk;
class Session;
class WindowActions;

/// Lets the actions of the File menu open files and write worksheets, and copies pictures of the window.
class FileActions {
 public:
  /// All outlive the window.
  FileActions(QWidget& window, Session& session, RunDesk& desk, Playback& playback, NoticeBar& notice)
      : m_window(window), m_session(session), m_desk(desk), m_playback(playback), m_notice(notice) {}

  void connectTo(const WindowActions& actions);

 private:
  void chooseFile();
  void copyPicture();
  void writeWorksheet();

  QWidget& m_window;
  Session& m_session;
  RunDesk& m_desk;
  Playback& m_playback;
  NoticeBar& m_notice;
};

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is under way beside the window, in the busy bar, with its cancel; and what to do about a run that is too large to
/// be recorded unasked.

#include <QObject>

#include "app/window/run_desk.h"

namespace tilewise {

class BusyBar;
class NoticeBar;

class BusyDesk : public QObject {
  Q_OBJECT

 public:
  /// All outlive this.
  BusyDesk(RunDesk& desk, Session& session, BusyBar& busy, NoticeBar& notice);

 signals:
  /// A run was not begun: what is at hand stays, or something else has to come to hand.
  void nothingCame();
  /// A problem that is too large is to be changed.
  void problemWished(const tilewise::RunRequest& request);

 private:
  void connectJob();
  void show();
  void cancel();
  void ask(const RunRequest& request, const RunEstimate& estimate);
  void sayWhy(const Error& error);

  RunDesk& m_desk;
  Session& m_session;
  BusyBar& m_busy;
  NoticeBar& m_notice;
  QString m_title;  ///< of the run that is being opened
  QString m_text;   ///< in the bar; empty while there is none
};

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// From a student's file to its page: which problem it is held against, and the way into Step.

#include <QObject>

#include "app/session/answer_job.h"

class QWidget;

namespace tilewise {

class AnswerPage;
class Session;

class AnswerDesk : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this.
  AnswerDesk(Session& session, AnswerPage& page, QObject* parent = nullptr);

  AnswerJob& job() { return m_job; }
  /// Asks for a file.
  void choose(QWidget* window);
  /// Checks a file against what the page's chooser says.
  void check(const QString& path);
  void cancel() { m_job.cancel(); }

 signals:
  /// An answer is being checked: its page is to be seen.
  void opened();
  void closeWished();
  void settingsWished(const tilewise::ProblemSettings& settings);
  /// The position is at the first difference.
  void stepWished();
  void failed(const tilewise::Error& error);

 private:
  void again();
  void followRun();
  void goToDifference();
  void arriveInStep();

  Session& m_session;
  AnswerPage& m_page;
  AnswerJob m_job;
  QString m_path;
  QString m_folder;                          ///< of the last file
  std::optional<ProblemSettings> m_awaited;  ///< of the run in which the first difference is to be shown
};

}  // namespace tilewise

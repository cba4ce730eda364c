// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/check_job.h"
#include "app/views/workspace/workspace.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace tilewise {

class AnswerDesk;
class AnswerPage;
class BusyBar;
class CheckDocks;
class CheckList;
class CheckStatus;
class FaultList;
class FaultPageView;
class FoldingButtons;
class Session;

/// Believe it, break it: the results of the run held against what knows nothing of tiles, and a gallery of classic
/// mistakes, run on the same problem. Works only while it is in front.
class CheckWorkspace : public Workspace {
  Q_OBJECT

 public:
  explicit CheckWorkspace(Session& session, QWidget* parent = nullptr);
  ~CheckWorkspace() override;

  void setLook(const Look& look) override;
  QWidget* status() override;
  void takeFocus() override;
  bool takeFile(const QString& path) override;
  void complete() override;
  bool waitForWork(int ms) override;
  double workDone() const override { return m_job.share(); }
  QList<QAction*> dockToggles() const override;
  void resetLayout() override;
  QByteArray saveLayout() const override;
  void restoreLayout(const QByteArray& layout) override;

  CheckJob& job() { return m_job; }
  AnswerDesk& answers() { return *m_answers; }
  void choose(Fault fault);
  /// Asks for a student's file.
  void chooseAnswer();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void connectJob();
  void connectAnswers();
  void showPage(QWidget* page);
  void start(bool asked);
  void showChecks();
  void showFault(Fault fault);
  void showProgress();
  void openTile(TileIndex tile);

  Session& m_session;
  Look m_look;
  CheckJob m_job;
  bool m_stale = true;  ///< the run is another than the one that was checked
  CheckList* m_checks;
  QLabel* m_heading;
  BusyBar* m_busy;
  QPushButton* m_again;
  QPushButton* m_answer;
  FoldingButtons* m_titleTools;
  QStackedWidget* m_pages;
  AnswerPage* m_answerPage;
  AnswerDesk* m_answers;
  FaultList* m_faults;
  FaultPageView* m_page;
  QWidget* m_checksPanel;
  CheckDocks* m_docks;
  CheckStatus* m_status;
};

}  // namespace tilewise

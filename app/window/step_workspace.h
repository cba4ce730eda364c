// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/algorithm_code.h"
#include "app/session/playback.h"
#include "app/views/transport/run_to.h"
#include "app/views/workspace/workspace.h"
#include "core/files/lesson.h"

class QPushButton;

namespace tilewise {

class Asker;
class Marks;
class Panels;
class QuestionBar;
class SentenceBar;
class Session;
class StageView;
class StatusLine;
class Transport;

/// One algorithm, tile by tile: the stage with its docks, the sentence of the step, the transport.
class StepWorkspace : public Workspace {
  Q_OBJECT

 public:
  StepWorkspace(Session& session, Playback& playback, Marks& marks, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  QWidget* status() override;
  bool canGo(Go) const override { return true; }
  QString whyNot(Go where) const override;
  void go(Go where) override;
  void takeFocus() override;
  QList<QAction*> dockToggles() const override;
  void resetLayout() override;
  QByteArray saveLayout() const override;
  void restoreLayout(const QByteArray& layout) override;

  StageView& stage();
  /// Whether the window has room for the stage alone.
  void setSmall(bool small);
  /// Whether something stands beside the workspaces.
  void setCrowded(bool crowded);
  void setRunTo(RunTo target);
  /// What a lesson points at.
  void setPointed(const std::vector<LessonMark>& marks);
  /// While a question waits: what would give its answer away is covered.
  void setSecret(bool secret);
  /// What the Algorithm panel shows.
  void setAlgorithmText(AlgorithmText text);
  /// In front of a class: no docks, and a button that leaves.
  void setPresenting(bool presenting);
  /// After a presentation: the window has its size.
  void settle();
  /// Takes an open question, or the answer to the last one, away. Whether there was any.
  bool closeQuestion();
  /// To where the answer to an open question goes.
  void focusQuestion();

 signals:
  void runToChanged(tilewise::RunTo target);
  void algorithmTextChanged(tilewise::AlgorithmText text);
  /// The presentation is to end.
  void leaveWished();

 private:
  void connectTransport();
  void showPace();

  Session& m_session;
  Playback& m_playback;
  Panels* m_panels;
  QuestionBar* m_question;
  Asker* m_asker;
  SentenceBar* m_sentence;
  Transport* m_transport;
  QPushButton* m_leave;
  StatusLine* m_status;
};

}  // namespace tilewise

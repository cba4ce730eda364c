// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/playback.h"
#include "app/views/transport/run_to.h"
#include "app/views/workspace/workspace.h"
#include "core/files/lesson.h"

namespace tilewise {

class Marks;
class Panels;
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

 signals:
  void runToChanged(tilewise::RunTo target);

 private:
  void connectTransport();
  void showPace();

  Session& m_session;
  Playback& m_playback;
  Panels* m_panels;
  SentenceBar* m_sentence;
  Transport* m_transport;
  StatusLine* m_status;
};

}  // namespace tilewise

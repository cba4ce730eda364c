// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/algorithm_code.h"
#include "app/session/playback.h"
#include "app/views/transport/run_to.h"
#include "app/views/workspace/workspace.h"

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
  void setRunTo(RunTo target);
  /// What the Algorithm panel shows.
  void setAlgorithmText(AlgorithmText text);

 signals:
  void runToChanged(tilewise::RunTo target);
  void algorithmTextChanged(tilewise::AlgorithmText text);

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

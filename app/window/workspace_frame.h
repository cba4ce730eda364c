// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "app/views/look/look.h"

namespace tilewise {

class WaitingCover;
class Workspace;

/// Holds a workspace. Where the window is smaller than the workspace can be, it is scrolled: large text never makes the window
/// grow.
class WorkspaceFrame : public QScrollArea {
  Q_OBJECT

 public:
  explicit WorkspaceFrame(Workspace* workspace, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// While a question waits that is asked elsewhere: the workspace is covered, and takes no focus.
  void setCovered(bool covered);
  bool isCovered() const { return m_covered; }
  /// To the workspace, or to what covers it.
  void takeFocus();

  QSize minimumSizeHint() const override;

 signals:
  /// Back to the question.
  void backWished();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fit();

  Workspace& m_workspace;
  WaitingCover* m_cover;
  bool m_covered = false;
};

}  // namespace tilewise

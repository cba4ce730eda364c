// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace tilewise {

/// Holds a workspace. Where the window is smaller than the workspace can be, it is scrolled: large text never makes the window
/// grow.
class WorkspaceFrame : public QScrollArea {
 public:
  explicit WorkspaceFrame(QWidget* workspace, QWidget* parent = nullptr);

  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fit();
};

}  // namespace tilewise

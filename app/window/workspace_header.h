// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/session/run.h"
#include "app/views/look/look.h"

class QLabel;
class QPushButton;
class QTabBar;

namespace tilewise {

/// The row under the menus: workspaces at the left, the problem at a glance at the right, and the way to change it.
class WorkspaceHeader : public QWidget {
  Q_OBJECT

 public:
  explicit WorkspaceHeader(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run& run);

  QSize minimumSizeHint() const override;

 signals:
  void problemWished();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* addChip();
  void dropChips();

  QTabBar* m_tabs;
  QList<QPushButton*> m_chips;  ///< from the one that is dropped last to the one that is dropped first
  QPushButton* m_problem;
};

}  // namespace tilewise

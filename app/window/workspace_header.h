// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"

class QAction;
class QPushButton;
class QTabBar;

namespace tilewise {

/// The row under the menus: workspaces at the left, at the right the tools of the one in front, below them where both
/// have no room in one row, and the way to present, where a window has room for that too.
class WorkspaceHeader : public QWidget {
  Q_OBJECT

 public:
  /// present: enters a presentation; outlives the header.
  explicit WorkspaceHeader(QAction& present, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// tools: may serve several workspaces; the header takes them over.
  void addWorkspace(const QString& name, QWidget* tools);
  void setCurrent(int index);

  /// Where a small window has no room for the row it is folded away, and unfolds over the workspace.
  void setFolded(bool folded);
  bool isFolded() const { return m_folded; }
  /// Under the menus of the window. Requires: it is folded.
  void unfold();

  QSize minimumSizeHint() const override;

 signals:
  void currentChanged(int index);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void showTools();
  void fitRows();
  QWidget* shownTools() const;

  QTabBar* m_tabs;
  QPushButton* m_present;
  QList<QWidget*> m_tools;  ///< one a tab
  bool m_folded = false;
};

}  // namespace tilewise

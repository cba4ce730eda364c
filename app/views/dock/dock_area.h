// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMainWindow>

#include "app/views/look/look.h"

class QDockWidget;

namespace tilewise {

class DockTitle;

/// A place with docks round a central widget, within a window.
class DockArea : public QMainWindow {
  Q_OBJECT

 public:
  explicit DockArea(QWidget* parent = nullptr);

  /// Of every dock's title.
  void setLook(const Look& look);
  /// What shows and hides each dock, in the order in which they were added.
  QList<QAction*> toggles() const;

  /// Docks scroll: what they would like to have makes no window grow.
  QSize minimumSizeHint() const override;

 protected:
  struct Dock {
    QDockWidget* dock = nullptr;
    DockTitle* title = nullptr;
    QWidget* noTitle = nullptr;  ///< in its place where a tab says the same
  };
  /// name: by which its place is remembered. titleWidget: of the panel, shown in the title; may be null.
  Dock addDock(const QString& name, const QString& title, QWidget* panel, QWidget* titleWidget = nullptr);
  const QList<Dock>& docks() const { return m_docks; }
  /// Those of the docks that stand in the area get about these sizes; a size below 1 is 1.
  void shareRoom(const QList<QDockWidget*>& docks, const QList<int>& sizes, Qt::Orientation along);

 private:
  Metrics m_metrics;
  QList<Dock> m_docks;
};

}  // namespace tilewise

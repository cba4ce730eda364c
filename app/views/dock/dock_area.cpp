// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/dock/dock_area.h"

#include <QAction>
#include <QDockWidget>
#include <QFrame>
#include <QVBoxLayout>

#include "app/views/dock/dock_title.h"

namespace tilewise {

DockArea::DockArea(QWidget* parent) : QMainWindow(parent) {
  setWindowFlags(Qt::Widget);
  setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
}

DockArea::Dock DockArea::addDock(const QString& name, const QString& title, QWidget* panel, QWidget* titleWidget) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(name);
  auto* body = new QFrame;
  body->setProperty("dockBody", true);
  auto* layout = new QVBoxLayout(body);
  layout->setContentsMargins(1, 0, 1, 1);
  layout->addWidget(panel);
  dock->setWidget(body);
  // Behind another tab a dock stands beside the window: what nobody sees takes no focus, but keeps its room.
  QSizePolicy policy = body->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  body->setSizePolicy(policy);
  connect(dock, &QDockWidget::visibilityChanged, body, &QWidget::setVisible);
  auto* titleBar = new DockTitle(*dock, titleWidget);
  dock->setTitleBarWidget(titleBar);
  m_docks << Dock{dock, titleBar, new QWidget(dock)};
  return m_docks.back();
}

void DockArea::setLook(const Look& look) {
  for (const Dock& each : m_docks) each.title->setLook(look);
}

QList<QAction*> DockArea::toggles() const {
  QList<QAction*> found;
  for (const Dock& each : m_docks) found << each.dock->toggleViewAction();
  return found;
}

}  // namespace tilewise

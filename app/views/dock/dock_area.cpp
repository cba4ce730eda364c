// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/dock/dock_area.h"

#include <algorithm>

#include <QAction>
#include <QDockWidget>
#include <QFrame>
#include <QVBoxLayout>

#include "app/views/dock/dock_title.h"

namespace tilewise {

namespace {

// At 100 % text: a column and a central widget of which something can be told.
constexpr int LeastWidth = 480;
constexpr int LeastHeight = 140;

}  // namespace

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
  // The title first: in that order the Tab key goes through a dock. Its lower line lies over the body.
  auto* titleBar = new DockTitle(*dock, titleWidget);
  dock->setTitleBarWidget(titleBar);
  dock->setWidget(body);
  titleBar->raise();
  // Behind another tab a dock stands beside the window: what nobody sees takes no focus, but keeps its room.
  QSizePolicy policy = body->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  body->setSizePolicy(policy);
  connect(dock, &QDockWidget::visibilityChanged, body, &QWidget::setVisible);
  m_docks << Dock{dock, titleBar, new QWidget(dock)};
  return m_docks.back();
}

void DockArea::setLook(const Look& look) {
  m_metrics = look.metrics;
  for (const Dock& each : m_docks) each.title->setLook(look);
}

QSize DockArea::minimumSizeHint() const {
  return QSize(m_metrics.px(LeastWidth), m_metrics.px(LeastHeight)).boundedTo(QMainWindow::minimumSizeHint());
}

void DockArea::shareRoom(const QList<QDockWidget*>& docks, const QList<int>& sizes, Qt::Orientation along) {
  QList<QDockWidget*> there;
  QList<int> positive;
  for (qsizetype n = 0; n < docks.size(); ++n) {
    if (dockWidgetArea(docks[n]) == Qt::NoDockWidgetArea) continue;
    there << docks[n];
    positive << std::max(1, sizes[n]);
  }
  resizeDocks(there, positive, along);
}

QList<QAction*> DockArea::toggles() const {
  QList<QAction*> found;
  for (const Dock& each : m_docks) found << each.dock->toggleViewAction();
  return found;
}

}  // namespace tilewise

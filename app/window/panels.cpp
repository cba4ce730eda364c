// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels.h"

#include <algorithm>

#include <QDockWidget>
#include <QMenu>

#include "app/plots/traffic_plot.h"
#include "app/session/session.h"
#include "app/views/algorithm/algorithm_panel.h"
#include "app/views/inspector/inspector.h"
#include "app/views/ledger/ledger_panel.h"
#include "app/views/ledger/not_counted.h"
#include "app/views/stage/stage_view.h"
#include "app/window/dock_title.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr int LeftColumn = 300;
constexpr int RightColumn = 404;
constexpr int OneColumn = 308;  ///< at least; as wide as the right column where the stage leaves room
constexpr int WideFrom = 1370;  ///< both columns and the smallest stage
constexpr int StageBesideOneColumn = 700;

}  // namespace

Panels::Panels(Session& session, QWidget* parent)
    : QMainWindow(parent),
      m_stage(new StageView(session)),
      m_algorithmPanel(new AlgorithmPanel(session)),
      m_ledgerPanel(new LedgerPanel(session)),
      m_inspectorView(new Inspector(session)),
      m_trafficPlot(new TrafficPlot(session)),
      m_notCounted(new NotCountedNote) {
  setWindowFlags(Qt::Widget);
  setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setCentralWidget(m_stage);
  m_algorithm = addDock(QStringLiteral("algorithm"), tr("Algorithm"), m_algorithmPanel);
  m_ledger = addDock(QStringLiteral("ledger"), tr("Ledger"), m_ledgerPanel, m_notCounted);
  m_inspector = addDock(QStringLiteral("inspector"), tr("Inspector"), m_inspectorView);
  m_traffic = addDock(QStringLiteral("traffic"), tr("Traffic"), m_trafficPlot);
}

QDockWidget* Panels::addDock(const QString& name, const QString& title, QWidget* panel, QWidget* titleWidget) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(name);
  dock->setWidget(panel);
  auto* titleBar = new DockTitle(*dock, titleWidget);
  dock->setTitleBarWidget(titleBar);
  m_docks << dock;
  m_titles << titleBar;
  return dock;
}

void Panels::setLook(const Look& look) {
  m_look = look;
  m_stage->setLook(look);
  m_algorithmPanel->setLook(look);
  m_ledgerPanel->setLook(look);
  m_inspectorView->setLook(look);
  m_trafficPlot->setLook(look);
  m_notCounted->setLook(look);
  for (DockTitle* title : m_titles) title->setLook(look);
  if (m_arrangement != Arrangement::None) resetLayout();
}

void Panels::setFast(bool fast) {
  m_inspectorView->setFast(fast);
}

void Panels::addTogglesTo(QMenu& menu) const {
  for (const QDockWidget* dock : m_docks) menu.addAction(dock->toggleViewAction());
}

Panels::Arrangement Panels::fitting() const {
  return width() >= m_look.metrics.px(WideFrom) ? Arrangement::Wide : Arrangement::Narrow;
}

void Panels::resetLayout() {
  m_arrangement = Arrangement::None;
  arrange(fitting());
}

void Panels::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (!isVisible()) return;
  const Arrangement before = m_arrangement;
  arrange(fitting());
  // The one column shares the width with the stage; two columns keep theirs.
  if (before == Arrangement::Narrow && m_arrangement == Arrangement::Narrow) sizeDocks();
}

void Panels::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  arrange(fitting());
}

void Panels::arrange(Arrangement arrangement) {
  if (arrangement == m_arrangement) return;
  m_arrangement = arrangement;
  for (QDockWidget* dock : m_docks) {
    dock->setFloating(false);
    removeDockWidget(dock);
  }
  if (arrangement == Arrangement::Wide) {
    addDockWidget(Qt::LeftDockWidgetArea, m_algorithm);
    addDockWidget(Qt::LeftDockWidgetArea, m_ledger);
    addDockWidget(Qt::RightDockWidgetArea, m_inspector);
    addDockWidget(Qt::RightDockWidgetArea, m_traffic);
  } else {
    addDockWidget(Qt::RightDockWidgetArea, m_algorithm);
    addDockWidget(Qt::RightDockWidgetArea, m_ledger);
    tabifyDockWidget(m_algorithm, m_inspector);
    tabifyDockWidget(m_inspector, m_traffic);
  }
  // Tabs say what the titles would say.
  const bool tabs = arrangement == Arrangement::Narrow;
  for (QDockWidget* dock : {m_algorithm, m_inspector, m_traffic}) dock->titleBarWidget()->setVisible(!tabs);
  for (QDockWidget* dock : m_docks) dock->show();
  if (arrangement == Arrangement::Narrow) m_algorithm->raise();
  sizeDocks();
}

void Panels::sizeDocks() {
  const Metrics& metrics = m_look.metrics;
  if (m_arrangement == Arrangement::Wide) {
    resizeDocks({m_algorithm, m_inspector}, {metrics.px(LeftColumn), metrics.px(RightColumn)}, Qt::Horizontal);
    resizeDocks({m_algorithm, m_ledger}, {345, 325}, Qt::Vertical);
    resizeDocks({m_inspector, m_traffic}, {505, 165}, Qt::Vertical);
  } else {
    const int column = std::clamp(width() - StageBesideOneColumn, metrics.px(OneColumn), metrics.px(RightColumn));
    resizeDocks({m_algorithm}, {column}, Qt::Horizontal);
    resizeDocks({m_algorithm, m_ledger}, {330, 240}, Qt::Vertical);
  }
}

}  // namespace tilewise

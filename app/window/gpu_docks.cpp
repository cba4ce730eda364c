// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gpu_docks.h"

#include <QDockWidget>

#include "app/views/dock/dock_title.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr double Column = 284;
constexpr double NarrowColumn = 256;
constexpr double NarrowBelow = 1200;  ///< width of the workspace
// Height of the workspace.
constexpr double TwoTabsBelow = 720;
constexpr double ThreeTabsBelow = 480;

// Of the height.
constexpr double SourcesShare = 0.42;
constexpr double RecordShare = 0.3;
constexpr double SourcesBesideTabs = 0.6;

}  // namespace

GpuDocks::GpuDocks(QWidget* center, QWidget* sources, QWidget* record, QWidget* bytes, QWidget* parent)
    : DockArea(parent) {
  setCentralWidget(center);
  m_sources = addDock(QStringLiteral("gpuSources"), tr("Where to run"), sources);
  m_record = addDock(QStringLiteral("gpuRecord"), tr("This record"), record);
  m_bytes = addDock(QStringLiteral("gpuBytes"), tr("Why the bytes differ"), bytes);
}

void GpuDocks::setLook(const Look& look) {
  m_look = look;
  DockArea::setLook(look);
  if (isVisible()) resetLayout();
}

GpuDocks::Arrangement GpuDocks::fitting() const {
  if (height() < m_look.metrics.px(ThreeTabsBelow)) return Arrangement::ThreeTabs;
  return height() < m_look.metrics.px(TwoTabsBelow) ? Arrangement::TwoTabs : Arrangement::Stacked;
}

QByteArray GpuDocks::saveLayout() const { return saveState(static_cast<int>(m_arrangement)); }

void GpuDocks::restoreLayout(const QByteArray& layout) {
  m_toRestore = layout;
  if (m_arrangement != Arrangement::None) takeLayout();
}

/// Qt refuses a layout whose version is another arrangement, or that is no layout at all.
void GpuDocks::takeLayout() {
  if (m_toRestore.isEmpty() || !restoreState(m_toRestore, static_cast<int>(m_arrangement))) return;
  m_restored = true;
  m_toRestore.clear();
}

void GpuDocks::resetLayout() {
  m_toRestore.clear();
  m_arrangement = Arrangement::None;
  arrange(fitting());
}

void GpuDocks::arrange(Arrangement arrangement) {
  if (arrangement == m_arrangement) return;
  m_arrangement = arrangement;
  m_restored = false;
  const bool hasTabs = arrangement != Arrangement::Stacked, areAllTabs = arrangement == Arrangement::ThreeTabs;
  for (const Dock& each : docks()) {
    each.dock->setFloating(false);
    removeDockWidget(each.dock);
    const bool isTab = areAllTabs || (hasTabs && each.dock != m_sources.dock);
    each.dock->setTitleBarWidget(isTab ? each.noTitle : each.title);
    each.title->setVisible(!isTab);
  }
  addDockWidget(Qt::LeftDockWidgetArea, m_sources.dock);
  if (areAllTabs) {
    tabifyDockWidget(m_sources.dock, m_record.dock);
  } else {
    addDockWidget(Qt::LeftDockWidgetArea, m_record.dock);
  }
  if (hasTabs) {
    tabifyDockWidget(m_record.dock, m_bytes.dock);
  } else {
    addDockWidget(Qt::LeftDockWidgetArea, m_bytes.dock);
  }
  // Three tabs have room for a word each.
  m_sources.dock->setWindowTitle(areAllTabs ? tr("Where") : tr("Where to run"));
  m_record.dock->setWindowTitle(areAllTabs ? tr("Record") : tr("This record"));
  m_bytes.dock->setWindowTitle(areAllTabs ? tr("Bytes") : tr("Why the bytes differ"));
  for (const Dock& each : docks()) each.dock->show();
  if (hasTabs) (areAllTabs ? m_sources : m_record).dock->raise();
  sizeDocks();
  takeLayout();
}

void GpuDocks::showEvent(QShowEvent* event) {
  DockArea::showEvent(event);
  arrange(fitting());
}

void GpuDocks::resizeEvent(QResizeEvent* event) {
  DockArea::resizeEvent(event);
  if (!isVisible()) return;
  const Arrangement before = m_arrangement;
  arrange(fitting());
  // While a window is being resized its docks keep their shares of it.
  if (before == m_arrangement && !m_restored) sizeDocks();
}

void GpuDocks::sizeDocks() {
  const bool narrow = width() < m_look.metrics.px(NarrowBelow);
  const int column = m_look.metrics.px(narrow ? NarrowColumn : Column);
  resizeDocks({m_sources.dock}, {column}, Qt::Horizontal);
  if (m_arrangement == Arrangement::ThreeTabs) return;
  const bool hasTabs = m_arrangement == Arrangement::TwoTabs;
  const int sources = static_cast<int>(height() * (hasTabs ? SourcesBesideTabs : SourcesShare));
  if (hasTabs) {
    resizeDocks({m_sources.dock, m_record.dock}, {sources, height() - sources}, Qt::Vertical);
    return;
  }
  const int record = static_cast<int>(height() * RecordShare);
  resizeDocks({m_sources.dock, m_record.dock, m_bytes.dock}, {sources, record, height() - sources - record},
              Qt::Vertical);
}

}  // namespace tilewise

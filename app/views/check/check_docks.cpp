// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_docks.h"

#include <algorithm>

#include <QDockWidget>

#include "app/views/check/check_list.h"
#include "app/views/dock/dock_title.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr double Column = 424;
constexpr double NarrowColumn = 352;
constexpr double NarrowBelow = 1200;  ///< width of the workspace
constexpr double MostOfWidth = 0.42;
constexpr double LongTitleFrom = 400;  ///< width of the column
constexpr double Extra = 62;           ///< title and heading over the lines of the checks

}  // namespace

CheckDocks::CheckDocks(QWidget* fault, QWidget* checks, CheckList* list, QWidget* checksTitle, QWidget* faults,
                       QWidget* parent)
    : DockArea(parent), m_list(list) {
  setCentralWidget(fault);
  m_checks = addDock(QStringLiteral("checks"), tr("Checks"), checks, checksTitle);
  m_faults = addDock(QStringLiteral("faults"), tr("Faults: classic mistakes, run on this configuration"), faults);
  resetLayout();
}

void CheckDocks::setLook(const Look& look) {
  m_look = look;
  DockArea::setLook(look);
  if (isVisible()) sizeDocks();
}

void CheckDocks::resetLayout() {
  for (const Dock& each : docks()) {
    each.dock->setFloating(false);
    addDockWidget(Qt::LeftDockWidgetArea, each.dock);
    each.dock->show();
  }
  splitDockWidget(m_checks.dock, m_faults.dock, Qt::Vertical);
  if (isVisible()) sizeDocks();
}

void CheckDocks::showEvent(QShowEvent* event) {
  DockArea::showEvent(event);
  sizeDocks();
}

void CheckDocks::resizeEvent(QResizeEvent* event) {
  DockArea::resizeEvent(event);
  if (isVisible()) sizeDocks();
}

void CheckDocks::sizeDocks() {
  const bool narrow = width() < m_look.metrics.px(NarrowBelow);
  const int column =
      std::min(m_look.metrics.px(narrow ? NarrowColumn : Column), static_cast<int>(MostOfWidth * width()));
  m_faults.title->setText(column < m_look.metrics.px(LongTitleFrom) ? tr("Faults") : m_faults.dock->windowTitle());
  shareRoom({m_checks.dock, m_faults.dock}, {column, column}, Qt::Horizontal);
  const int checks = std::min(m_list->contentHeight() + m_look.metrics.px(Extra), height() / 2);
  shareRoom({m_checks.dock, m_faults.dock}, {checks, height() - checks}, Qt::Vertical);
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>

#include "app/window/explore_workspace.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr double Column = 284;
constexpr double NarrowColumn = 256;
constexpr double NarrowBelow = 1200;  ///< width of the workspace
constexpr double NotesHeight = 294;

}  // namespace

ExploreDocks::ExploreDocks(QWidget* center, QWidget* form, QWidget* asInStep, QWidget* notes, QWidget* parent)
    : DockArea(parent) {
  setCentralWidget(center);
  m_form = addDock(QStringLiteral("exploreProblem"), tr("Problem"), form, asInStep);
  m_notes = addDock(QStringLiteral("exploreNotes"), tr("This configuration"), notes);
  resetLayout();
}

void ExploreDocks::setLook(const Look& look) {
  m_look = look;
  DockArea::setLook(look);
  if (isVisible()) sizeDocks();
}

void ExploreDocks::resetLayout() {
  for (const Dock& each : docks()) {
    each.dock->setFloating(false);
    addDockWidget(Qt::LeftDockWidgetArea, each.dock);
    each.dock->show();
  }
  splitDockWidget(m_form.dock, m_notes.dock, Qt::Vertical);
  if (isVisible()) sizeDocks();
}

void ExploreDocks::showEvent(QShowEvent* event) {
  DockArea::showEvent(event);
  if (!m_sized) sizeDocks();
  m_sized = true;
}

void ExploreDocks::resizeEvent(QResizeEvent* event) {
  DockArea::resizeEvent(event);
  if (isVisible()) sizeDocks();
}

void ExploreDocks::sizeDocks() {
  const bool narrow = width() < m_look.metrics.px(NarrowBelow);
  const int column = m_look.metrics.px(narrow ? NarrowColumn : Column);
  shareRoom({m_form.dock, m_notes.dock}, {column, column}, Qt::Horizontal);
  const int notes = std::min(m_look.metrics.px(NotesHeight), height() * 2 / 5);
  shareRoom({m_form.dock, m_notes.dock}, {height() - notes, notes}, Qt::Vertical);
}

}  // namespace tilewise

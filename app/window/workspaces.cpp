// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"

#include <algorithm>

#include <QAction>
#include <QMenu>

#include "app/window/window_actions.h"
#include "app/window/workspace_frame.h"
#include "app/window/workspace_header.h"
#include "core/files/session_file.h"

namespace tilewise {

Workspaces::Workspaces(WorkspaceHeader& header, WindowActions& actions, QWidget& commonTools, QWidget* parent)
    : QStackedWidget(parent),
      m_header(header),
      m_actions(actions),
      m_commonTools(commonTools),
      m_status(new QStackedWidget),
      m_noStatus(new QWidget) {
  m_status->addWidget(m_noStatus);
  connect(&header, &WorkspaceHeader::currentChanged, this, &Workspaces::show);
  connectMoves();
  connect(actions.resetLayout, &QAction::triggered, this, [this] { current().resetLayout(); });
}

void Workspaces::add(const QString& word, const QString& name, Workspace* workspace) {
  auto* frame = new WorkspaceFrame(workspace);
  m_entries << Entry{word, workspace, frame};
  addWidget(frame);
  m_status->addWidget(workspace->status());
  connect(frame, &WorkspaceFrame::backWished, this, &Workspaces::questionWished);
  QAction* action = m_actions.addWorkspace(name);
  connect(action, &QAction::triggered, this, [this, word] { bringToFront(word); });
  QWidget* tools = workspace->tools();
  connect(workspace, &Workspace::movesChanged, this, [this, workspace] {
    if (workspace == &current()) showMoves();
  });
  connect(workspace, &Workspace::placeChanged, this, &Workspaces::placeChanged);
  m_header.addWorkspace(name, tools != nullptr ? tools : &m_commonTools);
  showCurrent();
}

void Workspaces::connectMoves() {
  for (const auto& [action, where] : m_actions.moves()) {
    connect(action, &QAction::triggered, this, [this, where = where] { current().go(where); });
  }
}

void Workspaces::setLook(const Look& look) {
  for (const Entry& each : m_entries) each.frame->setLook(look);
}

void Workspaces::restoreTools() {
  for (const Entry& each : m_entries) each.workspace->restoreTools();
}

Workspace& Workspaces::current() const { return *m_entries[std::max(0, currentIndex())].workspace; }

WorkspaceFrame& Workspaces::frame() const { return *m_entries[std::max(0, currentIndex())].frame; }

void Workspaces::takeFocus() { frame().takeFocus(); }

void Workspaces::setAskedIn(const QString& word) {
  for (const Entry& each : m_entries) each.frame->setCovered(!word.isEmpty() && each.word != word);
  showStatus();
  showMoves();
}

QString Workspaces::currentWord() const { return m_entries[std::max(0, currentIndex())].word; }

QStringList Workspaces::words() const {
  QStringList all;
  for (const Entry& each : m_entries) all << each.word;
  return all;
}

void Workspaces::bringToFront(const QString& word) {
  for (int index = 0; index < m_entries.size(); ++index) {
    if (m_entries[index].word == word) m_header.setCurrent(index);
  }
}

QVariantMap Workspaces::saveLayouts() const {
  QVariantMap layouts;
  for (const Entry& each : m_entries) {
    const QByteArray layout = each.workspace->saveLayout();
    if (!layout.isEmpty()) layouts[each.word] = layout;
  }
  return layouts;
}

void Workspaces::restoreLayouts(const QVariantMap& layouts) {
  for (const Entry& each : m_entries) each.workspace->restoreLayout(layouts.value(each.word).toByteArray());
}

QSize Workspaces::minimumSizeHint() const {
  return m_entries.isEmpty() ? QSize() : currentWidget()->minimumSizeHint();
}

void Workspaces::writeTo(SessionFile& file) const {
  file.workspace = currentWord().toStdString();
  for (const Entry& each : m_entries) each.workspace->writeTo(file);
}

void Workspaces::readFrom(const SessionFile& file) {
  for (const Entry& each : m_entries) each.workspace->readFrom(file);
  bringToFront(QString::fromStdString(file.workspace));
}

void Workspaces::show(int index) {
  if (index < 0 || index >= m_entries.size()) return;
  setCurrentIndex(index);
  showStatus();
  updateGeometry();
  showCurrent();
  emit changed();
}

/// What a workspace tells in the status line is covered with it.
void Workspaces::showStatus() {
  m_status->setCurrentWidget(frame().isCovered() ? m_noStatus : current().status());
}

void Workspaces::showMoves() {
  const Workspace& front = current();
  const QString covered = frame().isCovered() ? tr("Hidden while the question waits") : QString();
  for (const auto& [action, where] : m_actions.moves()) {
    if (!covered.isEmpty()) {
      WindowActions::setPossible(*action, covered);
    } else if (front.canGo(where)) {
      WindowActions::setPossible(*action, front.whyNot(where));
    } else {
      WindowActions::setUsable(*action, false);
    }
  }
}

void Workspaces::showCurrent() {
  const Workspace& front = current();
  showMoves();
  const QList<QAction*> toggles = front.dockToggles();
  m_actions.docks->clear();
  m_actions.docks->addActions(toggles);
  m_actions.setUsable(*m_actions.docks->menuAction(), !toggles.isEmpty());
  m_actions.setUsable(*m_actions.resetLayout, !toggles.isEmpty());
}

}  // namespace tilewise

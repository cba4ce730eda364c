// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace_header.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTabBar>

#include "app/views/look/icons.h"

namespace tilewise {

WorkspaceHeader::WorkspaceHeader(QAction& present, QWidget* parent)
    : QWidget(parent), m_tabs(new QTabBar), m_present(new QPushButton) {
  m_tabs->setProperty("workspaces", true);
  m_tabs->setAccessibleName(tr("Workspaces"));
  m_tabs->setExpanding(false);
  m_tabs->setDrawBase(false);
  m_tabs->setFocusPolicy(Qt::TabFocus);
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(m_tabs, 0, Qt::AlignBottom);
  layout->addWidget(m_present);
  //: a button: enters the presentation; %1 is the key that does the same
  m_present->setText(tr("Present  %1").arg(present.shortcut().toString(QKeySequence::NativeText)));
  m_present->setAccessibleName(tr("Present"));
  m_present->setToolTip(tr("Larger text and lines on the whole screen, for a room"));
  m_present->setFocusPolicy(Qt::TabFocus);
  m_present->hide();
  connect(m_present, &QPushButton::clicked, &present, &QAction::trigger);
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
    // The chosen tab is wider: its text is bolder.
    m_tabs->updateGeometry();
    showTools();
    if (m_folded) hide();
    emit currentChanged(index);
  });
}

void WorkspaceHeader::setLook(const Look& look) {
  const Metrics& metrics = look.metrics;
  layout()->setContentsMargins(metrics.px(8), metrics.px(4), metrics.px(8), 0);
  layout()->setSpacing(metrics.px(6));
  m_tabs->setFont(metrics.font(Role::Tab));
  m_tabs->setFixedHeight(metrics.px(38));
  m_present->setIcon(icon(IconName::Screen, look));
  m_present->setIconSize(QSize(metrics.px(16), metrics.px(16)));
}

void WorkspaceHeader::addWorkspace(const QString& name, QWidget* tools) {
  auto& row = *static_cast<QHBoxLayout*>(layout());
  if (!m_tools.contains(tools)) row.insertWidget(row.indexOf(m_present), tools, 1);
  m_tools << tools;
  m_tabs->addTab(name);
  showTools();
}

void WorkspaceHeader::setCurrent(int index) { m_tabs->setCurrentIndex(index); }

void WorkspaceHeader::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  // A tab that was chosen before the style knew its font.
  m_tabs->updateGeometry();
}

void WorkspaceHeader::setFolded(bool folded) {
  if (folded == m_folded) return;
  m_folded = folded;
  // A layout leaves windows out.
  setWindowFlags(folded ? Qt::Popup : Qt::Widget);
  setVisible(!folded);
}

void WorkspaceHeader::unfold() {
  const QWidget& row = *parentWidget();
  resize(row.width(), sizeHint().height());
  fitRows();
  resize(row.width(), sizeHint().height());
  move(row.mapToGlobal(QPoint(0, 0)));
  show();
  m_tabs->setFocus(Qt::PopupFocusReason);
}

void WorkspaceHeader::showTools() {
  const int current = m_tabs->currentIndex();
  if (current < 0 || current >= m_tools.size()) return;
  // What goes first makes room.
  for (QWidget* each : m_tools) {
    if (each != m_tools[current]) each->hide();
  }
  m_tools[current]->show();
  fitRows();
}

QWidget* WorkspaceHeader::shownTools() const {
  const int current = m_tabs->currentIndex();
  return current >= 0 && current < m_tools.size() ? m_tools[current] : nullptr;
}

/// All tabs are seen: tools that leave them no room go below.
void WorkspaceHeader::fitRows() {
  const QWidget* tools = shownTools();
  if (tools == nullptr) return;
  const QMargins margins = layout()->contentsMargins();
  const int besideTools = margins.left() + m_tabs->sizeHint().width() + layout()->spacing() + margins.right();
  const int inOneRow = besideTools + tools->minimumSizeHint().width();
  // Tools at their full width come first.
  const int withPresent = besideTools + tools->sizeHint().width() + layout()->spacing() + m_present->sizeHint().width();
  m_present->setVisible(!m_folded && withPresent <= width());
  const auto direction = inOneRow <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
  auto& rows = *static_cast<QBoxLayout*>(layout());
  if (rows.direction() == direction) return;
  rows.setDirection(direction);
  updateGeometry();
}

QSize WorkspaceHeader::minimumSizeHint() const {
  const QWidget* tools = shownTools();
  const QMargins margins = layout()->contentsMargins();
  const int widest = std::max(m_tabs->sizeHint().width(), tools != nullptr ? tools->minimumSizeHint().width() : 0);
  return {margins.left() + widest + margins.right(), layout()->totalMinimumSize().height()};
}

void WorkspaceHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitRows();
}

bool WorkspaceHeader::event(QEvent* event) {
  // Tools that come to need more or less room.
  if (event->type() == QEvent::LayoutRequest) fitRows();
  return QWidget::event(event);
}

}  // namespace tilewise

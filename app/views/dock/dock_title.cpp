// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/dock/dock_title.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "app/views/dock/folding_buttons.h"
#include "app/views/look/icons.h"

namespace tilewise {

namespace {

QToolButton* addButton(QHBoxLayout& layout, const QString& text) {
  auto* button = new QToolButton;
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setToolTip(text);
  button->setAccessibleName(text);
  layout.addWidget(button);
  return button;
}

}  // namespace

DockTitle::DockTitle(QDockWidget& dock, QWidget* panelWidget)
    : m_dock(dock), m_name(new QLabel(dock.windowTitle())), m_tools(qobject_cast<FoldingButtons*>(panelWidget)) {
  setProperty("dockTitle", true);
  auto* layout = new QHBoxLayout(this);
  layout->setSpacing(0);
  layout->addWidget(m_name, 1);
  if (panelWidget != nullptr) layout->addWidget(panelWidget);
  m_float = addButton(*layout, tr("Float %1").arg(dock.windowTitle()));
  m_close = addButton(*layout, tr("Close %1").arg(dock.windowTitle()));
  connect(m_float, &QToolButton::clicked, this, [this] { m_dock.setFloating(!m_dock.isFloating()); });
  connect(m_close, &QToolButton::clicked, &dock, &QDockWidget::close);
}

void DockTitle::setText(const QString& text) {
  m_name->setText(text);
  giveRoom();
}

void DockTitle::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  giveRoom();
}

void DockTitle::giveRoom() {
  if (m_tools == nullptr) return;
  const QMargins margins = layout()->contentsMargins();
  const int others = m_name->sizeHint().width() + m_gap + m_float->width() + m_close->width();
  m_tools->setRoom(width() - margins.left() - margins.right() - others);
}

void DockTitle::setLook(const Look& look) {
  m_name->setFont(look.metrics.medium(Role::Body));
  layout()->setContentsMargins(look.metrics.px(12), 0, look.metrics.px(4), 0);
  setFixedHeight(look.metrics.px(28));
  const QSize iconSize(look.metrics.px(16), look.metrics.px(16));
  for (QToolButton* button : {m_float, m_close}) {
    button->setIconSize(iconSize);
    button->setFixedSize(look.metrics.px(24), look.metrics.px(24));
  }
  m_float->setIcon(icon(IconName::Float, look));
  m_close->setIcon(icon(IconName::Close, look));
  m_gap = look.metrics.px(8);
  giveRoom();
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/algorithm_tools.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include "app/views/look/icons.h"

namespace tilewise {

namespace {

QToolButton* addButton(QHBoxLayout& layout, Qt::ToolButtonStyle style) {
  auto* button = new QToolButton;
  button->setAutoRaise(true);
  button->setProperty("flat", true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setToolButtonStyle(style);
  layout.addWidget(button);
  return button;
}

}  // namespace

AlgorithmTools::AlgorithmTools(QWidget* parent) : QWidget(parent) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  m_copy = addButton(*layout, Qt::ToolButtonIconOnly);
  m_copy->setObjectName(QStringLiteral("copyCode"));
  m_copy->setToolTip(tr("Copy the program"));
  m_copy->setAccessibleName(tr("Copy the program"));
  m_choice = addButton(*layout, Qt::ToolButtonTextBesideIcon);
  m_choice->setObjectName(QStringLiteral("algorithmText"));
  m_choice->setLayoutDirection(Qt::RightToLeft);  // the arrow stands behind the name
  m_choice->setToolTip(tr("Pseudo-code, or the problem as a program"));
  auto* group = new QActionGroup(this);
  for (const AlgorithmText each : AlgorithmTexts) {
    QAction* action = m_menu.addAction(nameOf(each));
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, each] { emit textWished(each); });
  }
  connect(m_choice, &QToolButton::clicked, this,
          [this] { m_menu.popup(m_choice->mapToGlobal(QPoint(0, m_choice->height()))); });
  connect(m_copy, &QToolButton::clicked, this, &AlgorithmTools::copyWished);
  setText(AlgorithmText::PseudoCode);
  setCopyable(false);
}

void AlgorithmTools::setLook(const Look& look) {
  QPalette colors = palette();
  colors.setColor(QPalette::ButtonText, look.theme.ink2);
  const QSize iconSize(look.metrics.px(14), look.metrics.px(14));
  for (QToolButton* button : {m_copy, m_choice}) {
    button->setFont(look.metrics.font(Role::Second));
    button->setPalette(colors);
    button->setIconSize(iconSize);
  }
  m_copy->setIcon(icon(IconName::Copy, look, look.theme.ink2));
  m_choice->setIcon(icon(IconName::ChevronDown, look, look.theme.ink2));
}

void AlgorithmTools::setText(AlgorithmText text) {
  m_choice->setText(nameOf(text));
  m_choice->setAccessibleName(tr("Shown as: %1").arg(nameOf(text)));
  m_menu.actions().at(static_cast<int>(text))->setChecked(true);
}

void AlgorithmTools::setCopyable(bool copyable) { m_copy->setVisible(copyable); }

}  // namespace tilewise

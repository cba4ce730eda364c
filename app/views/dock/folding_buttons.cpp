// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/dock/folding_buttons.h"

#include <algorithm>

#include <QPushButton>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double ButtonHeight = 23;
constexpr double Gap = 6;

}  // namespace

FoldingButtons::FoldingButtons(const QList<QPushButton*>& buttons, const QString& name, QWidget* parent)
    : QWidget(parent), m_buttons(buttons), m_more(new QPushButton(tr("More"))), m_menu(new QMenu(m_more)) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  m_more->setAccessibleName(name);
  m_more->setToolTip(name);
  m_more->setMenu(m_menu);
  m_menu->setToolTipsVisible(true);
  for (QPushButton* each : m_buttons + QList<QPushButton*>{m_more}) {
    each->setParent(this);
    each->setProperty("chip", true);
    each->setFocusPolicy(Qt::TabFocus);
  }
  connect(m_menu, &QMenu::aboutToShow, this, &FoldingButtons::fillMenu);
  arrange();
}

void FoldingButtons::setLook(const Look& look) {
  m_look = look;
  fit();
}

void FoldingButtons::setRoom(int room) {
  m_room = room;
  fit();
}

void FoldingButtons::fit() {
  m_folded = rowWidth() > m_room;
  updateGeometry();
  arrange();
}

int FoldingButtons::widthOf(const QPushButton& button) const { return button.sizeHint().width(); }

int FoldingButtons::rowWidth() const {
  int width = m_look.metrics.px(Gap) * static_cast<int>(m_buttons.size() - 1);
  for (const QPushButton* each : m_buttons) width += widthOf(*each);
  return width;
}

QSize FoldingButtons::sizeHint() const {
  return {m_folded ? widthOf(*m_more) : rowWidth(), m_look.metrics.px(ButtonHeight)};
}

QSize FoldingButtons::minimumSizeHint() const {
  return {std::min(widthOf(*m_more), rowWidth()), m_look.metrics.px(ButtonHeight)};
}

void FoldingButtons::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

/// At the right end of the room.
void FoldingButtons::arrange() {
  const int height = m_look.metrics.px(ButtonHeight);
  const int top = (this->height() - height) / 2;
  m_more->setGeometry(width() - widthOf(*m_more), top, widthOf(*m_more), height);
  m_more->setVisible(m_folded);
  int right = width();
  for (auto at = m_buttons.crbegin(); at != m_buttons.crend(); ++at) {
    QPushButton& button = **at;
    button.setGeometry(right - widthOf(button), top, widthOf(button), height);
    button.setVisible(!m_folded);
    right = button.x() - m_look.metrics.px(Gap);
  }
}

void FoldingButtons::fillMenu() {
  m_menu->clear();
  for (QPushButton* each : m_buttons) {
    QAction* action = each->menu() != nullptr ? m_menu->addMenu(each->menu()) : m_menu->addAction(each->text());
    action->setText(each->text());
    action->setToolTip(each->toolTip());
    action->setEnabled(each->isEnabled());
    if (each->menu() == nullptr) connect(action, &QAction::triggered, each, &QPushButton::click);
  }
}

}  // namespace tilewise

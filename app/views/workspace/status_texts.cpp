// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/workspace/status_texts.h"

#include <QHBoxLayout>
#include <QLabel>

#include "app/views/look/elided_label.h"

namespace tilewise {

StatusTexts::StatusTexts(QWidget* parent) : QWidget(parent), m_left(new ElidedLabel), m_right(new QLabel) {
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(m_left, 1);
  layout->addWidget(m_right);
}

void StatusTexts::setLook(const Look& look) {
  for (QLabel* label : {m_left, m_right}) label->setFont(look.metrics.font(Role::Second));
  layout()->setContentsMargins(look.metrics.px(12), 0, look.metrics.px(12), 0);
  setFixedHeight(look.metrics.px(24));
}

void StatusTexts::setTexts(const QString& left, const QString& right) {
  m_left->setText(left);
  m_left->setToolTip(left);
  m_right->setText(right);
}

QSize StatusTexts::minimumSizeHint() const { return {0, height()}; }

}  // namespace tilewise

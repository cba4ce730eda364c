// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/waiting_cover.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilewise {

WaitingCover::WaitingCover(QWidget* parent)
    : QWidget(parent),
      m_words(new QLabel(tr("A question waits. What is shown here would give its answer away; it comes back when the question is "
                            "answered, or its answer is shown."))),
      m_back(new QPushButton(tr("Back to the question"))) {
  setAccessibleName(tr("Hidden while the question waits"));
  setAutoFillBackground(true);
  m_words->setWordWrap(true);
  m_words->setAlignment(Qt::AlignCenter);
  auto* layout = new QVBoxLayout(this);
  layout->addStretch(1);
  layout->addWidget(m_words);
  layout->addWidget(m_back, 0, Qt::AlignHCenter);
  layout->addStretch(1);
  connect(m_back, &QPushButton::clicked, this, &WaitingCover::backWished);
  hide();
}

void WaitingCover::setLook(const Look& look) {
  const int inset = look.metrics.px(24);
  layout()->setContentsMargins(inset, inset, inset, inset);
  layout()->setSpacing(look.metrics.px(12));
  m_words->setFont(look.metrics.font(Role::Sentence));
  m_back->setFont(look.metrics.font(Role::Body));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.window);
  setPalette(colors);
}

void WaitingCover::takeFocus() { m_back->setFocus(Qt::OtherFocusReason); }

}  // namespace tilewise

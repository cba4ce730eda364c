// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/facts_pane.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/views/published/setting_list.h"

namespace tilewise {

FactsPane::FactsPane(const QString& name, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(name);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  content->setAutoFillBackground(true);
  m_facts = new SettingList(content);
  m_facts->setAccessibleName(name);
  m_words = new QLabel(content);
  m_words->setWordWrap(true);
  m_words->setTextFormat(Qt::PlainText);
  auto* layout = new QVBoxLayout(content);
  layout->addWidget(m_facts);
  layout->addWidget(m_words);
  layout->addStretch(1);
  setWidget(content);
}

void FactsPane::setContent(const std::vector<PublishedFact>& facts, const QString& words) {
  m_facts->setSetting(facts);
  m_words->setText(words);
  m_words->setVisible(!words.isEmpty());
  setAccessibleDescription(m_facts->accessibleDescription() + u' ' + words);
  fit();
}

void FactsPane::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  widget()->layout()->setContentsMargins(metrics.px(12), metrics.px(8), metrics.px(12), metrics.px(8));
  widget()->layout()->setSpacing(metrics.px(8));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  setPalette(colors);
  widget()->setPalette(colors);
  colors.setColor(QPalette::WindowText, look.theme.ink2);
  m_words->setFont(metrics.font(Role::Second));
  m_words->setPalette(colors);
  m_facts->setLook(look);
  fit();
}

void FactsPane::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

void FactsPane::fit() {
  const QMargins margins = widget()->layout()->contentsMargins();
  const int width = viewport()->width() - margins.left() - margins.right();
  m_facts->setFixedHeight(m_facts->heightFor(width));
}

}  // namespace tilewise

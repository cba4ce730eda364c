// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/explore_notes.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/views/ledger/fact_list.h"

namespace tilewise {

ExploreNotes::ExploreNotes(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("This configuration"));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  content->setAutoFillBackground(true);
  m_facts = new FactList(content);
  m_facts->setAccessibleName(tr("Figures of this configuration"));
  m_note =
      new QLabel(tr("Counts are per head. They say what the SMs pull in, not how long it takes; the L2 serves most "
                    "re-reads. Values and bytes compare otherwise because lse, m and l take 4 bytes each."),
                 content);
  m_note->setWordWrap(true);
  auto* layout = new QVBoxLayout(content);
  layout->addWidget(m_facts);
  layout->addWidget(m_note);
  layout->addStretch(1);
  setWidget(content);
}

void ExploreNotes::setFacts(const QList<PassFact>& facts) {
  m_facts->setFacts(facts);
  setAccessibleDescription(m_facts->accessibleDescription());
}

void ExploreNotes::setLook(const Look& look) {
  widget()->layout()->setContentsMargins(look.metrics.px(12), look.metrics.px(8), look.metrics.px(12),
                                         look.metrics.px(8));
  widget()->layout()->setSpacing(look.metrics.px(8));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  setPalette(colors);
  widget()->setPalette(colors);
  colors.setColor(QPalette::WindowText, look.theme.ink2);
  m_note->setFont(look.metrics.font(Role::Second));
  m_note->setPalette(colors);
  m_facts->setLook(look);
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/source_panel.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/views/gpu/source_list.h"

namespace tilewise {

SourcePanel::SourcePanel(QWidget* parent)
    : QWidget(parent),
      m_list(new SourceList(this)),
      m_open(newButton(tr("Open recor&d…"),
                       tr("Show the runs of a record: a file of tilewise-cli gpu run, sweep or counters"))),
      m_host(newButton(tr("&Add host…"), tr("Run on another machine by ssh"))),
      m_run(newButton(tr("R&un"), tr("Compile the problem in Step, hold it against float64 and time it"))),
      m_sweep(newButton(tr("S&weep blocks"), tr("Time the problem in Step over sizes of its blocks"))),
      m_counts(new QCheckBox(tr("Count b&ytes"))),
      m_why(new QLabel) {
  m_counts->setToolTip(tr("Run once more with CUPTI, or below the profiler ncu, and read the card’s counters"));
  m_counts->setFocusPolicy(Qt::TabFocus);
  m_why->setWordWrap(true);
  m_why->setTextFormat(Qt::PlainText);
  m_why->setProperty("tone", "second");
  setAutoFillBackground(true);
  auto* buttons = new QGridLayout;
  buttons->addWidget(m_open, 0, 0);
  buttons->addWidget(m_host, 0, 1);
  buttons->addWidget(m_run, 1, 0);
  buttons->addWidget(m_sweep, 1, 1);
  buttons->addWidget(m_counts, 2, 0, 1, 2);
  buttons->addWidget(m_why, 3, 0, 1, 2);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_list, 1);
  layout->addLayout(buttons);
  connect(m_list, &SourceList::chosen, this, &SourcePanel::chosen);
  connect(m_list, &SourceList::removeWished, this, &SourcePanel::removeWished);
  connect(m_open, &QPushButton::clicked, this, &SourcePanel::openWished);
  connect(m_host, &QPushButton::clicked, this, &SourcePanel::hostWished);
  connect(m_run, &QPushButton::clicked, this, &SourcePanel::runWished);
  connect(m_sweep, &QPushButton::clicked, this, &SourcePanel::sweepWished);
}

QPushButton* SourcePanel::newButton(const QString& text, const QString& tip) {
  auto* button = new QPushButton(text, this);
  button->setToolTip(tip);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

void SourcePanel::setSources(const QList<GpuSource>& sources, int chosen) { m_list->setSources(sources, chosen); }

void SourcePanel::setRunnable(const QString& whyNot) {
  for (QWidget* each :
       {static_cast<QWidget*>(m_run), static_cast<QWidget*>(m_sweep), static_cast<QWidget*>(m_counts)}) {
    each->setEnabled(whyNot.isEmpty());
    each->setAccessibleDescription(whyNot);
  }
  m_why->setText(whyNot);
  m_why->setVisible(!whyNot.isEmpty());
}

bool SourcePanel::countsBytes() const { return m_counts->isChecked(); }

void SourcePanel::setLook(const Look& look) {
  const Metrics& metrics = look.metrics;
  m_list->setLook(look);
  layout()->setContentsMargins(0, 0, 0, metrics.px(8));
  layout()->setSpacing(metrics.px(8));
  auto* buttons = static_cast<QGridLayout*>(layout()->itemAt(1)->layout());
  buttons->setContentsMargins(metrics.px(12), 0, metrics.px(12), 0);
  buttons->setSpacing(metrics.px(6));
  m_why->setFont(metrics.font(Role::Second));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.panel);
  setPalette(colors);
}

}  // namespace tilewise

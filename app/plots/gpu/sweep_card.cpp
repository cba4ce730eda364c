// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/gpu/sweep_card.h"

#include <QBoxLayout>
#include <QLabel>

#include "app/plots/figure/caption_label.h"
#include "app/plots/figure/figure_chart.h"

namespace tilewise {

SweepCard::SweepCard(QWidget* parent)
    : PictureCard(parent), m_title(new QLabel), m_chart(new FigureChart(this)), m_caption(new CaptionLabel(this)) {
  addToHead(m_title);
  body()->addWidget(m_chart, 1);
  body()->addWidget(m_caption);
}

void SweepCard::setFigure(const Figure& figure) {
  m_title->setText(figure.title);
  setUnit(figure.unit, figure.unit);
  m_caption->setText(figure.missing.isEmpty() ? figure.caption : QString());
  m_caption->setVisible(figure.missing.isEmpty());
  m_chart->setFigure(figure);
}

const Figure& SweepCard::figure() const { return m_chart->figure(); }

void SweepCard::setLook(const Look& look) {
  PictureCard::setLook(look);
  m_title->setFont(look.metrics.bold(Role::Body));
  m_title->setContentsMargins(look.metrics.px(6), 0, look.metrics.px(6), 0);
  m_chart->setLook(look);
  m_caption->setLook(look);
}

void SweepCard::resizeEvent(QResizeEvent* event) {
  PictureCard::resizeEvent(event);
  m_chart->setMinimumSize(1, 1);
}

}  // namespace tilewise

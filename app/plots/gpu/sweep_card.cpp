// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/gpu/sweep_card.h"

#include <algorithm>
#include <utility>

#include <QBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>

#include "app/plots/figure/caption_label.h"
#include "app/plots/figure/figure_chart.h"
#include "app/plots/figure/figure_layout.h"

namespace tilewise {

SweepCard::SweepCard(QWidget* parent)
    : PictureCard(parent),
      m_title(new QLabel),
      m_chart(new FigureChart(this)),
      m_scroll(new QScrollBar(Qt::Horizontal, this)),
      m_caption(new CaptionLabel(this)) {
  addToHead(m_title);
  m_caption->setLeastLines(1);
  body()->addWidget(m_chart, 1);
  body()->addWidget(m_scroll);
  body()->addWidget(m_caption);
  m_scroll->setAccessibleName(tr("Points that are shown"));
  m_scroll->hide();
  connect(m_scroll, &QScrollBar::valueChanged, this, [this](int first) {
    showGroups();
    emit scrolled(first);
  });
}

void SweepCard::setFigure(const Figure& figure) {
  const bool isOtherChoice = figure.bars.chosen != m_figure.bars.chosen ||
                             figure.bars.groups.size() != m_figure.bars.groups.size();
  m_figure = figure;
  m_title->setText(figure.title);
  setUnit(figure.unit, figure.unit);
  m_caption->setText(figure.missing.isEmpty() ? figure.caption : QString());
  m_caption->setVisible(figure.missing.isEmpty());
  showGroups();
  if (isOtherChoice) bringChosenIntoView();
}

bool SweepCard::hasRoom(int width) const {
  return groupsWithRoom(m_figure, look().metrics, QSize(width, m_chart->height())) >= m_figure.bars.groups.size();
}

void SweepCard::showGroups() {
  const auto all = static_cast<int>(m_figure.bars.groups.size());
  const int room = groupsWithRoom(m_figure, look().metrics, m_chart->size());
  const bool isOtherRoom = std::exchange(m_room, room) != room;
  const int some = std::min({all, room, m_most});
  QSignalBlocker blocker(m_scroll);
  m_scroll->setRange(0, all - some);
  m_scroll->setPageStep(some);
  m_scroll->setVisible(some < all);
  m_chart->setFigure(some < all ? someGroups(m_figure, m_scroll->value(), some) : m_figure);
  blocker.unblock();
  if (isOtherRoom) emit roomChanged();
}

void SweepCard::setMost(int most) {
  if (most == m_most) return;
  m_most = most;
  showGroups();
  bringChosenIntoView();
}

int SweepCard::first() const { return m_scroll->value(); }

void SweepCard::scrollTo(int first) { m_scroll->setValue(first); }

void SweepCard::bringChosenIntoView() {
  const int chosen = m_figure.bars.chosen, some = m_scroll->pageStep();
  if (chosen < 0) return;
  m_scroll->setValue(std::clamp(m_scroll->value(), chosen - some + 1, chosen));
}

void SweepCard::setLook(const Look& look) {
  PictureCard::setLook(look);
  m_title->setFont(look.metrics.bold(Role::Body));
  m_title->setContentsMargins(look.metrics.px(6), 0, look.metrics.px(6), 0);
  m_chart->setLook(look);
  m_caption->setLook(look);
  showGroups();
}

void SweepCard::resizeEvent(QResizeEvent* event) {
  PictureCard::resizeEvent(event);
  m_chart->setMinimumSize(1, 1);
  showGroups();
  bringChosenIntoView();
}

}  // namespace tilewise

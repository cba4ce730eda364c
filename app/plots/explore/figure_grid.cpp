// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/figure_grid.h"

#include <QGridLayout>
#include <QScrollBar>

namespace tilewise {

namespace {

constexpr double OneColumnHeight = 310;  ///< of a figure, at 100 % text

}  // namespace

FigureGrid::FigureGrid(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  m_grid = new QGridLayout(content);
  m_grid->setContentsMargins(0, 0, 0, 0);
  for (int n = 0; n < 4; ++n) {
    auto* card = new FigureCard(AllFigures[n], content);
    m_cards << card;
    connect(card, &FigureCard::kindWished, this, [this, card](ExploreFigureKind kind) { choose(card, kind); });
    connect(card, &FigureCard::axisWished, this, [this, card](SweepAxis axis) {
      card->setAxis(axis);
      emit wished();
    });
  }
  setWidget(content);
}

void FigureGrid::choose(FigureCard* card, ExploreFigureKind kind) {
  for (FigureCard* other : m_cards) {
    if (other == card || other->kind() != kind) continue;
    other->setKind(card->kind());
    const SweepAxis axis = other->axis();
    other->setAxis(card->axis());
    card->setAxis(axis);
  }
  card->setKind(kind);
  emit wished();
}

void FigureGrid::setLook(const Look& look) {
  m_look = look;
  for (FigureCard* card : m_cards) card->setLook(look);
  m_grid->setSpacing(look.metrics.px(6));
  QPalette colors = palette();
  colors.setColor(QPalette::Window, look.theme.window);
  setPalette(colors);
  widget()->setPalette(colors);
  m_arranged = false;
  arrange();
}

void FigureGrid::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

void FigureGrid::arrange() {
  const int least = m_cards.first()->minimumSizeHint().width();
  const bool oneColumn = width() < 2 * least + m_grid->spacing();
  if (m_arranged && oneColumn == m_oneColumn) return;
  m_arranged = true;
  m_oneColumn = oneColumn;
  for (FigureCard* card : m_cards) m_grid->removeWidget(card);
  for (int n = 0; n < 4; ++n) {
    FigureCard* card = m_cards[n];
    // One below the other they are as wide as there is room.
    card->setMinimumWidth(oneColumn ? 1 : 0);
    card->setMinimumHeight(oneColumn ? m_look.metrics.px(OneColumnHeight) : 0);
    oneColumn ? m_grid->addWidget(card, n, 0) : m_grid->addWidget(card, n / 2, n % 2);
  }
  for (int n = 0; n < 4; ++n) {
    m_grid->setRowStretch(n, oneColumn || n < 2 ? 1 : 0);
    m_grid->setColumnStretch(n, n == 0 || (n == 1 && !oneColumn) ? 1 : 0);
  }
}

}  // namespace tilewise

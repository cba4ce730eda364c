// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/figure_card.h"

#include <QBoxLayout>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include "app/plots/figure/caption_label.h"
#include "app/plots/figure/figure_chart.h"
#include "app/views/look/icons.h"

namespace tilewise {

FigureCard::FigureCard(ExploreFigureKind kind, QWidget* parent)
    : PictureCard(parent),
      m_kind(kind),
      m_kinds(new QMenu(this)),
      m_axes(new QMenu(this)),
      m_title(addChooser(m_kinds, tr("Figure"))),
      m_against(addChooser(m_axes, tr("Horizontal axis"))),
      m_chart(new FigureChart(this)),
      m_caption(new CaptionLabel(this)) {
  body()->addWidget(m_chart, 1);
  body()->addWidget(m_caption);
  fillMenus();
  showNames();
}

QToolButton* FigureCard::addChooser(QMenu* menu, const QString& name) {
  QToolButton* button = newHeadButton(name);
  // Not its own menu: the style would draw a second arrow.
  connect(button, &QToolButton::clicked, menu,
          [button, menu] { menu->popup(button->mapToGlobal(QPoint(0, button->height()))); });
  addToHead(button);
  return button;
}

void FigureCard::fillMenus() {
  for (const ExploreFigureKind kind : AllFigures) {
    QAction* action = m_kinds->addAction(figureName(kind));
    action->setData(static_cast<int>(kind));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, kind] { emit kindWished(kind); });
  }
  for (const SweepAxis axis : {SweepAxis::OnChip, SweepAxis::Tokens, SweepAxis::Width, SweepAxis::Sparsity}) {
    QAction* action = m_axes->addAction(axisName(axis));
    action->setData(static_cast<int>(axis));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, axis] { emit axisWished(axis); });
  }
}

void FigureCard::showNames() {
  m_title->setText(figureName(m_kind));
  m_title->setAccessibleName(tr("Figure: %1").arg(figureName(m_kind)));
  m_title->setToolTip(tr("Show another figure here"));
  m_against->setText(axisName(m_axis));
  m_against->setAccessibleName(tr("Horizontal axis: %1").arg(axisName(m_axis)));
  m_against->setToolTip(tr("What the curves are drawn against"));
  m_against->setVisible(hasAxisChoice(m_kind));
  for (QAction* action : m_kinds->actions()) action->setChecked(action->data().toInt() == static_cast<int>(m_kind));
  for (QAction* action : m_axes->actions()) action->setText(axisName(static_cast<SweepAxis>(action->data().toInt())));
  for (QAction* action : m_axes->actions()) action->setChecked(action->data().toInt() == static_cast<int>(m_axis));
}

void FigureCard::setKind(ExploreFigureKind kind) {
  m_kind = kind;
  showNames();
}

void FigureCard::setAxis(SweepAxis axis) {
  m_axis = axis;
  showNames();
}

void FigureCard::setFigure(const Figure& figure) {
  setUnit(figure.isRough ? tr("counting…") : figure.unit, figure.unit);
  m_caption->setText(figure.missing.isEmpty() ? figure.caption : QString());
  m_chart->setFigure(figure);
  fitTitle();
}

/// What the figure is of stands behind its name where there is room: "Roofline, H200".
void FigureCard::fitTitle() {
  const QString name = figureName(m_kind);
  const QString whole = figure().title;
  const int others = moreWidth() + (m_against->isHidden() ? 0 : m_against->sizeHint().width()) +
                     m_title->iconSize().width() + look().metrics.px(40);
  const bool fits = whole.startsWith(name + u',') && m_title->fontMetrics().horizontalAdvance(whole) + others <= width();
  m_title->setText(fits ? whole : name);
}

const Figure& FigureCard::figure() const { return m_chart->figure(); }

void FigureCard::setLook(const Look& look) {
  PictureCard::setLook(look);
  const Metrics& metrics = look.metrics;
  const QSize size(metrics.px(16), metrics.px(16));
  for (QToolButton* button : {m_title, m_against}) {
    button->setFont(button == m_title ? metrics.bold(Role::Body) : metrics.font(Role::Second));
    button->setIcon(icon(IconName::ChevronDown, look));
    button->setIconSize(size * 0.75);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setLayoutDirection(Qt::RightToLeft);  // the arrow stands behind the text
    button->setFixedHeight(metrics.px(24));
  }
  m_chart->setLook(look);
  m_caption->setLook(look);
  showNames();
  // The room of the words is known once the style has taken the new fonts.
  QTimer::singleShot(0, this, &FigureCard::fitTitle);
}

void FigureCard::resizeEvent(QResizeEvent* event) {
  PictureCard::resizeEvent(event);
  m_chart->setMinimumSize(1, 1);
  fitTitle();
}

}  // namespace tilewise

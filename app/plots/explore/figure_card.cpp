// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/figure_card.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/plots/figure/caption_label.h"
#include "app/plots/figure/elided_label.h"
#include "app/plots/figure/figure_chart.h"
#include "app/views/look/icons.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr double LeastWidth = 340;
constexpr double LeastHeight = 260;

}  // namespace

FigureCard::FigureCard(ExploreFigureKind kind, QWidget* parent)
    : QFrame(parent),
      m_kind(kind),
      m_head(new QFrame(this)),
      m_kinds(new QMenu(this)),
      m_axes(new QMenu(this)),
      m_copy(new QMenu(this)),
      m_unit(new ElidedLabel(m_head)),
      m_chart(new FigureChart(this)),
      m_caption(new CaptionLabel(this)) {
  setProperty("panel", true);
  m_head->setProperty("dockTitle", true);
  m_title = addChooser(m_kinds, tr("Figure"));
  m_against = addChooser(m_axes, tr("Horizontal axis"));
  m_more = addChooser(m_copy, tr("Copy or export this figure"));
  m_more->setToolTip(tr("Copy or export this figure"));
  auto* head = new QHBoxLayout(m_head);
  head->addWidget(m_title);
  head->addWidget(m_against);
  head->addWidget(m_unit, 1);
  head->addWidget(m_more);
  auto* body = new QVBoxLayout;
  body->setContentsMargins(1, 0, 1, 1);
  body->setSpacing(0);
  body->addWidget(m_chart, 1);
  body->addWidget(m_caption);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_head);
  layout->addLayout(body, 1);
  fillMenus();
  showNames();
}

QToolButton* FigureCard::addChooser(QMenu* menu, const QString& name) {
  auto* button = new QToolButton(m_head);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  // Not its own menu: the style would draw a second arrow.
  connect(button, &QToolButton::clicked, menu,
          [button, menu] { menu->popup(button->mapToGlobal(QPoint(0, button->height()))); });
  button->setAccessibleName(name);
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
  connect(m_copy->addAction(tr("Copy &picture")), &QAction::triggered, this, &FigureCard::copyPictureWished);
  connect(m_copy->addAction(tr("Copy &data")), &QAction::triggered, this, &FigureCard::copyDataWished);
  connect(m_copy->addAction(tr("&Export…")), &QAction::triggered, this, &FigureCard::exportWished);
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
  m_unit->setText(figure.isRough ? tr("counting…") : figure.unit);
  m_unit->setToolTip(figure.unit);
  m_caption->setText(figure.missing.isEmpty() ? figure.caption : QString());
  m_chart->setFigure(figure);
  fitTitle();
}

/// What the figure is of stands behind its name where there is room: "Roofline, H200".
void FigureCard::fitTitle() {
  const QString name = figureName(m_kind);
  const QString whole = figure().title;
  const int others = m_more->width() + (m_against->isHidden() ? 0 : m_against->sizeHint().width()) +
                     m_title->iconSize().width() + m_look.metrics.px(40);
  const bool fits = whole.startsWith(name + u',') && m_title->fontMetrics().horizontalAdvance(whole) + others <= width();
  m_title->setText(fits ? whole : name);
}

const Figure& FigureCard::figure() const { return m_chart->figure(); }

void FigureCard::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_head->layout()->setContentsMargins(metrics.px(6), 0, metrics.px(4), 0);
  m_head->layout()->setSpacing(metrics.px(2));
  m_head->setFixedHeight(metrics.px(28));
  const QSize size(metrics.px(16), metrics.px(16));
  for (QToolButton* button : {m_title, m_against}) {
    button->setFont(button == m_title ? metrics.bold(Role::Body) : metrics.font(Role::Second));
    button->setIcon(icon(IconName::ChevronDown, look));
    button->setIconSize(size * 0.75);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setLayoutDirection(Qt::RightToLeft);  // the arrow stands behind the text
    button->setFixedHeight(metrics.px(24));
  }
  m_more->setIcon(icon(IconName::Copy, look));
  m_more->setIconSize(size);
  m_more->setFixedSize(metrics.px(24), metrics.px(24));
  m_unit->setFont(metrics.font(Role::Second));
  QPalette colors = m_unit->palette();
  colors.setColor(QPalette::WindowText, look.theme.ink2);
  m_unit->setPalette(colors);
  m_chart->setLook(look);
  m_caption->setLook(look);
  fitTitle();
  showNames();
  updateGeometry();
}

QSize FigureCard::minimumSizeHint() const { return {m_look.metrics.px(LeastWidth), m_look.metrics.px(LeastHeight)}; }

void FigureCard::contextMenuEvent(QContextMenuEvent* event) { m_copy->popup(event->globalPos()); }

void FigureCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  m_chart->setMinimumSize(1, 1);
  fitTitle();
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/picture_card.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/views/look/elided_label.h"
#include "app/views/look/icons.h"

namespace tilewise {

namespace {

// At 100 % text.
constexpr double LeastWidth = 340;
constexpr double LeastHeight = 260;

}  // namespace

PictureCard::PictureCard(QWidget* parent)
    : QFrame(parent),
      m_head(new QFrame(this)),
      m_unit(new ElidedLabel(m_head)),
      m_copy(new QMenu(this)),
      m_body(new QVBoxLayout) {
  setProperty("panel", true);
  m_head->setProperty("dockTitle", true);
  m_more = newHeadButton(tr("Copy or export this figure"));
  m_more->setToolTip(tr("Copy or export this figure"));
  // Not its own menu: the style would draw an arrow.
  connect(m_more, &QToolButton::clicked, m_copy,
          [this] { m_copy->popup(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
  auto* headRow = new QHBoxLayout(m_head);
  m_unit->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  headRow->addWidget(m_unit, 1);
  headRow->addWidget(m_more);
  m_body->setContentsMargins(1, 0, 1, 1);
  m_body->setSpacing(0);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_head);
  layout->addLayout(m_body, 1);
  connect(m_copy->addAction(tr("Copy &picture")), &QAction::triggered, this, &PictureCard::copyPictureWished);
  connect(m_copy->addAction(tr("Copy &data")), &QAction::triggered, this, &PictureCard::copyDataWished);
  connect(m_copy->addAction(tr("&Export…")), &QAction::triggered, this, &PictureCard::exportWished);
}

QToolButton* PictureCard::newHeadButton(const QString& name) {
  auto* button = new QToolButton(m_head);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(name);
  return button;
}

void PictureCard::addToHead(QWidget* widget) {
  auto* row = static_cast<QBoxLayout*>(m_head->layout());
  row->insertWidget(row->count() - 2, widget);
  // Tab goes along the row.
  setTabOrder(widget, m_more);
}

void PictureCard::setUnit(const QString& text, const QString& tip) {
  m_unit->setText(text);
  m_unit->setToolTip(tip);
}

int PictureCard::moreWidth() const { return m_more->width(); }

void PictureCard::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  m_head->layout()->setContentsMargins(metrics.px(6), 0, metrics.px(4), 0);
  m_head->layout()->setSpacing(metrics.px(2));
  m_head->setFixedHeight(metrics.px(28));
  m_more->setIcon(icon(IconName::Copy, look));
  m_more->setIconSize(QSize(metrics.px(16), metrics.px(16)));
  m_more->setFixedSize(metrics.px(24), metrics.px(24));
  m_unit->setFont(metrics.font(Role::Second));
  QPalette colors = m_unit->palette();
  colors.setColor(QPalette::WindowText, look.theme.ink2);
  m_unit->setPalette(colors);
  updateGeometry();
}

QSize PictureCard::minimumSizeHint() const { return {m_look.metrics.px(LeastWidth), m_look.metrics.px(LeastHeight)}; }

void PictureCard::contextMenuEvent(QContextMenuEvent* event) { m_copy->popup(event->globalPos()); }

}  // namespace tilewise

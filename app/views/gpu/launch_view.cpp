// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/launch_view.h"

#include <algorithm>

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "app/views/gpu/launch_painter.h"
#include "app/views/gpu/launch_texts.h"

namespace tilewise {

LaunchView::LaunchView(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Launch grid"));
  setFocusPolicy(Qt::StrongFocus);
  setFacts(std::nullopt);
}

void LaunchView::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void LaunchView::setFacts(const std::optional<LaunchFacts>& facts, const QString& missing) {
  m_facts = facts;
  m_text = m_facts ? launchText(*m_facts) : missing;
  m_chosen = 0;
  describe();
  updateGeometry();
  update();
}

void LaunchView::describe() {
  setAccessibleDescription(m_facts ? m_text + u' ' + threadBlockText(*m_facts, m_chosen) : m_text);
}

LaunchLayout LaunchView::layoutFor(QSize size) const { return layOutLaunch(*m_facts, m_text, m_look.metrics, size); }

int LaunchView::heightForWidth(int width) const { return launchHeight(m_text, m_look.metrics, width); }

QSize LaunchView::sizeHint() const { return {m_look.metrics.px(640), heightForWidth(m_look.metrics.px(640))}; }

QSize LaunchView::minimumSizeHint() const {
  const int least = m_look.metrics.px(260);
  return {least, width() > least ? heightForWidth(width()) : least};
}

void LaunchView::choose(std::int64_t block) {
  if (block == m_chosen) return;
  m_chosen = block;
  describe();
  QAccessibleEvent said(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&said);
  update();
}

void LaunchView::paintOn(QPainter& painter, QSize size) const {
  painter.fillRect(QRect({0, 0}, size), m_look.theme.panel);
  if (m_facts) {
    paintLaunch(painter, *m_facts, layoutFor(size), m_text, m_chosen, m_look);
    return;
  }
  const int margin = m_look.metrics.px(24);
  painter.setFont(m_look.metrics.font(Role::Body));
  painter.setPen(m_look.theme.ink2);
  painter.drawText(QRect({0, 0}, size).adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                   m_text);
}

void LaunchView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintOn(painter, size());
  if (!hasFocus()) return;
  const qreal ring = m_look.metrics.lineWidth(2);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_look.theme.focus, ring, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(QRectF(rect()).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
}

void LaunchView::mousePressEvent(QMouseEvent* event) {
  if (!m_facts || event->button() != Qt::LeftButton) return event->ignore();
  if (const auto block = blockAt(*m_facts, layoutFor(size()), event->pos())) choose(*block);
}

void LaunchView::keyPressEvent(QKeyEvent* event) {
  if (!m_facts) return QWidget::keyPressEvent(event);
  const LaunchGrid& grid = m_facts->grid;
  const ThreadBlock& now = grid.blocks[static_cast<std::size_t>(m_chosen)];
  const auto go = [&](std::int64_t part, std::int64_t head) {
    choose(blockOf(*m_facts, std::clamp<std::int64_t>(part, 0, grid.parts - 1),
                   std::clamp<std::int64_t>(head, 0, grid.heads - 1)));
  };
  switch (event->key()) {
    case Qt::Key_Left: return go(now.part - 1, now.head);
    case Qt::Key_Right: return go(now.part + 1, now.head);
    case Qt::Key_Up: return go(now.part, now.head - 1);
    case Qt::Key_Down: return go(now.part, now.head + 1);
    case Qt::Key_Home: return go(0, 0);
    case Qt::Key_End: return go(grid.parts - 1, grid.heads - 1);
    default: return QWidget::keyPressEvent(event);
  }
}

bool LaunchView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !m_facts) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto block = blockAt(*m_facts, layoutFor(size()), help->pos());
  QToolTip::showText(help->globalPos(), block ? threadBlockText(*m_facts, *block) : QString(), this);
  return true;
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/page_header.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/look/maths_text.h"
#include "app/views/published/verdict_look.h"

namespace tilewise {

namespace {

constexpr int Padding = 8;  ///< at 100 %

}  // namespace

PageHeader::PageHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionsClickable(false);
  setSectionResizeMode(QHeaderView::Fixed);
  setMinimumSectionSize(1);
  setFocusPolicy(Qt::NoFocus);
}

void PageHeader::setLook(const Look& look) {
  m_look = look;
  setFixedHeight(sizeHint().height());
  viewport()->update();
}

QString PageHeader::text(int section, int role) const {
  return model()->headerData(section, Qt::Horizontal, role).toString();
}

int PageHeader::neededWidth(int section) const {
  const qreal kind = MathText::parse(publishedMarkup(text(section, KindRole))).width(m_look.metrics.font(Role::Second));
  const qreal title =
      MathText::parse(publishedMarkup(text(section, TitleRole))).width(m_look.metrics.bold(Role::Second));
  return static_cast<int>(std::ceil(std::max(kind, title))) + 2 * m_look.metrics.px(Padding);
}

QSize PageHeader::sizeHint() const {
  return {0, 2 * QFontMetrics(m_look.metrics.bold(Role::Second)).height() + m_look.metrics.px(9)};
}

void PageHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  painter->save();
  painter->fillRect(rect, text(section, ComputedRole).isEmpty() ? theme.panel : theme.head);
  const int padding = metrics.px(Padding);
  qreal top = rect.top() + metrics.px(4);
  const auto draw = [&](const QString& words, const QFont& font, const QColor& ink) {
    const MathText maths = MathText::parse(publishedMarkup(words));
    const qreal left = section == 0 ? rect.left() + padding : rect.right() + 1 - padding - maths.width(font);
    maths.draw(*painter, {left, std::round(top + QFontMetricsF(font).ascent())}, font, ink);
    top += QFontMetricsF(font).height();
  };
  draw(text(section, KindRole), metrics.font(Role::Second), theme.ink2);
  draw(text(section, TitleRole), metrics.bold(Role::Second), theme.ink);
  painter->setPen(QPen(theme.edge, metrics.lineWidth(1)));
  painter->drawLine(rect.bottomLeft(), rect.bottomRight());
  painter->restore();
}

}  // namespace tilewise

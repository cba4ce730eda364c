// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/fact_list.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double LineHeight = 19;
constexpr double Gap = 10;

}  // namespace

FactList::FactList(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("The whole pass")); }

void FactList::setLook(const Look& look) {
  m_look = look;
  setFixedHeight(heightFor(width()));
  update();
}

void FactList::setFacts(const QList<PassFact>& facts) {
  m_facts = facts;
  QStringList words;
  for (const PassFact& fact : facts) {
    words.append(fact.isHeading() ? fact.name : tr("%1: %2").arg(fact.name, fact.value));
  }
  setAccessibleDescription(words.join(QStringLiteral("; ")));
  setFixedHeight(heightFor(width()));
  update();
}

QFont FactList::fontOf(const PassFact& fact) const {
  return fact.isHeading() || fact.isPresent ? m_look.metrics.medium(Role::Second) : m_look.metrics.font(Role::Second);
}

bool FactList::isInOneLine(const PassFact& fact, int width) const {
  const QFontMetricsF metrics(fontOf(fact));
  return metrics.horizontalAdvance(fact.name) + m_look.metrics.px(Gap) + metrics.horizontalAdvance(fact.value) <= width;
}

int FactList::lineHeight() const {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Second));
  return std::max(m_look.metrics.px(LineHeight), static_cast<int>(std::ceil(metrics.height())) + m_look.metrics.px(2));
}

int FactList::heightFor(int width) const {
  int lines = 0;
  for (const PassFact& fact : m_facts) lines += linesOf(fact, width);
  return lines * lineHeight();
}

int FactList::neededWidth() const {
  qreal width = 0;
  for (const PassFact& fact : m_facts) {
    const QFontMetricsF metrics(fontOf(fact));
    width = std::max({width, metrics.horizontalAdvance(fact.name), metrics.horizontalAdvance(fact.value)});
  }
  return static_cast<int>(std::ceil(width));
}

QSize FactList::sizeHint() const { return {neededWidth(), heightFor(width())}; }

bool FactList::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  int below = 0;
  for (const PassFact& fact : m_facts) {
    below += linesOf(fact, width()) * lineHeight();
    if (help->pos().y() >= below) continue;
    QToolTip::showText(help->globalPos(), fact.words, this);
    break;
  }
  return true;
}

void FactList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  setFixedHeight(heightFor(width()));
}

void FactList::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const int step = lineHeight();
  int top = 0;
  for (const PassFact& fact : m_facts) {
    const QFont font = fontOf(fact);
    const QFontMetricsF metrics(font);
    const auto baseline = [&](int line) {
      return std::round(top + line * step + (step + metrics.ascent() - metrics.descent()) / 2);
    };
    const int lines = linesOf(fact, width());
    painter.setFont(font);
    painter.setPen(fact.isHeading() || fact.isPresent ? m_look.theme.ink : m_look.theme.ink2);
    painter.drawText(QPointF(0, baseline(0)), fact.name);
    if (!fact.isHeading()) {
      painter.setPen(m_look.theme.ink);
      painter.drawText(QPointF(width() - metrics.horizontalAdvance(fact.value), baseline(lines - 1)), fact.value);
    }
    top += lines * step;
  }
}

}  // namespace tilewise

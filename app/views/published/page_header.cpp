// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/page_header.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/published/verdict_look.h"

namespace tilewise {

PageHeader::PageHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionsClickable(false);
  setSectionResizeMode(QHeaderView::Fixed);
  setMinimumSectionSize(1);
  setFocusPolicy(Qt::NoFocus);
}

void PageHeader::setLook(const Look& look) {
  m_look = look;
  viewport()->update();
}

void PageHeader::setPadding(int padding) {
  m_padding = padding;
  viewport()->update();
}

QString PageHeader::text(int section, int role) const {
  return model()->headerData(section, Qt::Horizontal, role).toString();
}

/// Kind and source, which stand in lines of their own where any head wraps.
QStringList PageHeader::partsOf(int section, int role) const {
  const QString words = text(section, role);
  return words.isEmpty() ? QStringList() : words.split(QStringLiteral(" · "));
}

QFont PageHeader::fontOf(int role) const {
  return role == TitleRole ? m_look.metrics.bold(Role::Second) : m_look.metrics.font(Role::Second);
}

QList<MathText> PageHeader::linesOf(int section, int role, int room, bool wraps) const {
  if (!wraps) return {MathText::parse(publishedMarkup(text(section, role)))};
  QList<MathText> lines;
  for (const QString& part : partsOf(section, role)) {
    lines += MathText::parse(publishedMarkup(part)).wrapped(fontOf(role), room);
  }
  return lines;
}

bool PageHeader::wrapsIn(const QList<int>& rooms) const {
  for (int section = 0; section < std::min<qsizetype>(count(), rooms.size()); ++section) {
    if (wordsWidth(section) > rooms[section]) return true;
  }
  return false;
}

int PageHeader::wordsWidth(int section) const {
  qreal width = 0;
  for (const int role : {KindRole, TitleRole}) {
    width = std::max(width, MathText::parse(publishedMarkup(text(section, role))).width(fontOf(role)));
  }
  return static_cast<int>(std::ceil(width));
}

int PageHeader::longestWord(int section) const {
  qreal width = 0;
  for (const int role : {KindRole, TitleRole}) {
    // With no room at all each word is a line.
    for (const MathText& word : linesOf(section, role, 1, true)) width = std::max(width, word.width(fontOf(role)));
  }
  return static_cast<int>(std::ceil(width));
}

int PageHeader::heightFor(const QList<int>& rooms) const {
  qsizetype lines = 2;
  const bool wraps = wrapsIn(rooms);
  for (int section = 0; section < std::min<qsizetype>(count(), rooms.size()); ++section) {
    lines = std::max(lines, linesOf(section, KindRole, rooms[section], wraps).size() +
                                linesOf(section, TitleRole, rooms[section], wraps).size());
  }
  return static_cast<int>(lines) * QFontMetrics(fontOf(TitleRole)).height() + m_look.metrics.px(9);
}

QList<int> PageHeader::rooms() const {
  QList<int> rooms;
  for (int section = 0; section < count(); ++section) rooms << sectionSize(section) - 2 * m_padding;
  return rooms;
}

QSize PageHeader::sizeHint() const { return {0, heightFor(rooms())}; }

void PageHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const Theme& theme = m_look.theme;
  const Metrics& metrics = m_look.metrics;
  painter->save();
  painter->fillRect(rect, text(section, ComputedRole).isEmpty() ? theme.panel : theme.head);
  const int room = rect.width() - 2 * m_padding;
  const bool wraps = wrapsIn(rooms());
  const auto draw = [&](int role, qreal top, const QColor& ink) {
    const QFont font = fontOf(role);
    for (const MathText& line : linesOf(section, role, room, wraps)) {
      const qreal left = section == 0 ? rect.left() + m_padding : rect.right() + 1 - m_padding - line.width(font);
      line.draw(*painter, {left, std::round(top + QFontMetricsF(font).ascent())}, font, ink);
      top += QFontMetricsF(font).height();
    }
  };
  draw(KindRole, rect.top() + metrics.px(4), theme.ink2);
  // Titles end on one line, whatever stands above them.
  const auto titles = static_cast<qreal>(linesOf(section, TitleRole, room, wraps).size());
  draw(TitleRole, rect.bottom() - metrics.px(4) - titles * QFontMetricsF(fontOf(TitleRole)).height(), theme.ink);
  painter->setPen(QPen(theme.edge, metrics.lineWidth(1)));
  painter->drawLine(rect.bottomLeft(), rect.bottomRight());
  painter->restore();
}

}  // namespace tilewise

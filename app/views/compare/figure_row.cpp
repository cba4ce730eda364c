// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/figure_row.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double FigureGap = 12;
constexpr double WordGap = 5;

}  // namespace

FigureRow::FigureRow(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Figures")); }

void FigureRow::setLook(const Look& look) {
  m_look = look;
  update();
}

void FigureRow::setFigures(const QList<QPair<QString, QString>>& figures, const QList<QString>& widest) {
  m_figures = figures;
  m_widest = widest;
  QStringList words;
  for (const auto& [figure, caption] : figures) words << figure + u' ' + caption;
  setAccessibleDescription(words.join(QStringLiteral("; ")));
  update();
}

bool FigureRow::isLarge(int width) const {
  if (m_figures.isEmpty()) return true;
  const QFontMetricsF large(m_look.metrics.font(Role::Figure));
  const QFontMetricsF small(m_look.metrics.font(Role::Second));
  const double room = width / static_cast<double>(m_figures.size()) - m_look.metrics.px(FigureGap);
  for (qsizetype n = 0; n < m_figures.size(); ++n) {
    if (large.horizontalAdvance(m_widest[n]) > room || small.horizontalAdvance(m_figures[n].second) > room)
      return false;
  }
  return true;
}

int FigureRow::largeHeight() const {
  const QFontMetricsF large(m_look.metrics.font(Role::Figure));
  const QFontMetricsF small(m_look.metrics.font(Role::Second));
  return static_cast<int>(std::ceil(large.height() + small.height()));
}

int FigureRow::lineHeight() const {
  return static_cast<int>(std::ceil(QFontMetricsF(m_look.metrics.font(Role::Second)).height()));
}

double FigureRow::lineWidth(qsizetype n) const {
  return QFontMetricsF(m_look.metrics.bold(Role::Second)).horizontalAdvance(m_widest[n]) + m_look.metrics.px(WordGap) +
         QFontMetricsF(m_look.metrics.font(Role::Second)).horizontalAdvance(m_figures[n].second);
}

int FigureRow::linesOf(int width) const {
  int lines = 1;
  double x = 0;
  for (qsizetype n = 0; n < m_figures.size(); ++n) {
    if (x > 0 && x + lineWidth(n) > width) {
      ++lines;
      x = 0;
    }
    x += lineWidth(n) + m_look.metrics.px(FigureGap);
  }
  return lines;
}

void FigureRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QFont small = m_look.metrics.font(Role::Second);
  const QFontMetricsF smallMetrics(small);
  const auto write = [&](QPointF at, const QFont& font, const QColor& color, const QString& text) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(at, text);
  };
  if (isLarge(width()) && height() >= largeHeight()) {
    const QFont large = m_look.metrics.font(Role::Figure);
    const QFontMetricsF largeMetrics(large);
    for (qsizetype n = 0; n < m_figures.size(); ++n) {
      const double x = std::round(static_cast<double>(n) * width() / static_cast<double>(m_figures.size()));
      write({x, std::round(largeMetrics.ascent())}, large, m_look.theme.ink, m_figures[n].first);
      write({x, std::round(largeMetrics.height() + smallMetrics.ascent())}, small, m_look.theme.ink2,
            m_figures[n].second);
    }
    return;
  }
  const QFont bold = m_look.metrics.bold(Role::Second);
  double x = 0;
  double baseline = std::round(smallMetrics.ascent());
  for (qsizetype n = 0; n < m_figures.size(); ++n) {
    if (x > 0 && x + lineWidth(n) > width()) {
      x = 0;
      baseline += lineHeight();
    }
    write({x, baseline}, bold, m_look.theme.ink, m_figures[n].first);
    const double after = QFontMetricsF(bold).horizontalAdvance(m_figures[n].first) + m_look.metrics.px(WordGap);
    write({x + after, baseline}, small, m_look.theme.ink2, m_figures[n].second);
    x += lineWidth(n) + m_look.metrics.px(FigureGap);
  }
}

}  // namespace tilewise

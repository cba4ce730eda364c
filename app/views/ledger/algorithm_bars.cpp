// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/algorithm_bars.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/models/amount_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double RowHeight = 21;
constexpr double BarHeight = 15;
constexpr double Gap = 8;
constexpr double ShortestBar = 24;
constexpr double FairBar = 80;  ///< shorter ones are not given up for the unit of their counts

}  // namespace

QColor wayColor(Way way, const Theme& theme) {
  switch (way) {
    case Way::Standard: return theme.seriesStandard;
    case Way::FlashAttention2: return theme.seriesFa2;
    default: return theme.seriesFa1;
  }
}

AlgorithmBars::AlgorithmBars(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setAccessibleName(tr("HBM values of the algorithms"));
}

void AlgorithmBars::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void AlgorithmBars::setRun(const Run* run) {
  m_bars.clear();
  if (run) {
    for (const Rival& rival : run->rivals) {
      const Amount amount = amountOf(run->problem, rival.trace->wholeRun());
      m_bars.append({wayOf(rival, run->pass()), rival.trace == run->trace, amount.values,
                     amountText(run->problem, amount), amountNumber(run->problem, amount)});
    }
  }
  m_soFar = 0;
  QStringList words;
  for (const Bar& bar : m_bars) {
    words.append(tr("%1: %2, %3").arg(longName(bar.way), bar.amount, ratioText(bar)));
  }
  setAccessibleDescription(run ? words.join(QStringLiteral("; ")) : QString());
  updateGeometry();
  update();
}

void AlgorithmBars::setSoFar(std::int64_t values) {
  if (values != m_soFar) {
    m_soFar = values;
    update();
  }
}

void AlgorithmBars::setAll(bool all) {
  if (all != m_all) {
    m_all = all;
    updateGeometry();
    update();
  }
}

QList<AlgorithmBars::Bar> AlgorithmBars::shown(bool all) const {
  if (all || m_bars.size() <= 3) {
    return m_bars;
  }
  QList<Bar> few;
  for (const Bar& bar : m_bars) {
    if (bar.way == Way::Standard || bar.isPresent) few.append(bar);
  }
  return few;
}

std::int64_t AlgorithmBars::presentValues() const {
  for (const Bar& bar : m_bars) {
    if (bar.isPresent) return bar.values;
  }
  return 0;
}

std::int64_t AlgorithmBars::longest() const {
  std::int64_t most = 1;
  for (const Bar& bar : m_bars) {
    most = std::max(most, bar.values);
  }
  return most;
}

QString AlgorithmBars::ratioText(const Bar& bar) const {
  const std::int64_t present = presentValues();
  return present == 0 ? QString() : ratio(static_cast<double>(bar.values) / static_cast<double>(present));
}

QFont AlgorithmBars::countFont(const Bar& bar) const {
  return bar.isPresent ? m_look.metrics.bold(Role::Second) : m_look.metrics.font(Role::Second);
}

int AlgorithmBars::rowHeight() const {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Second));
  return std::max(m_look.metrics.px(RowHeight), static_cast<int>(std::ceil(metrics.height())) + m_look.metrics.px(2));
}

int AlgorithmBars::nameWidth() const {
  const QFontMetricsF metrics(m_look.metrics.medium(Role::Second));
  qreal width = 0;
  for (const Bar& bar : m_bars) {
    width = std::max(width, metrics.horizontalAdvance(shortName(bar.way)));
  }
  return static_cast<int>(std::ceil(width));
}

int AlgorithmBars::countWidth(bool withUnit) const {
  qreal width = 0;
  for (const Bar& bar : m_bars) {
    width = std::max(width, QFontMetricsF(countFont(bar)).horizontalAdvance(withUnit ? bar.amount : bar.number));
  }
  return static_cast<int>(std::ceil(width));
}

int AlgorithmBars::barRoom(bool withUnit) const {
  return width() - nameWidth() - countWidth(withUnit) - ratioWidth() - 4 * m_look.metrics.px(Gap);
}

int AlgorithmBars::ratioWidth() const {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Second));
  qreal width = 0;
  for (const Bar& bar : m_bars) {
    width = std::max(width, metrics.horizontalAdvance(ratioText(bar)));
  }
  return static_cast<int>(std::ceil(width));
}

int AlgorithmBars::neededWidth() const {
  return nameWidth() + countWidth(false) + ratioWidth() + m_look.metrics.px(ShortestBar) + 3 * m_look.metrics.px(Gap);
}

QSize AlgorithmBars::sizeHint() const { return {neededWidth(), heightFor(m_all)}; }

void AlgorithmBars::paintEvent(QPaintEvent* /*event*/) {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  QPainter painter(this);
  const int step = rowHeight();
  const int gap = metrics.px(Gap);
  const int barLeft = nameWidth() + gap;
  const int countRight = width() - ratioWidth() - gap;
  const bool withUnit = barRoom(true) >= metrics.px(FairBar);
  const int room = barRoom(withUnit);
  const auto write = [&](const QFont& font, const QColor& color, qreal x, int top, const QString& text,
                         bool fromRight) {
    const QFontMetricsF fontMetrics(font);
    const qreal baseline = std::round(top + (step + fontMetrics.ascent() - fontMetrics.descent()) / 2);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(QPointF(fromRight ? x - fontMetrics.horizontalAdvance(text) : x, baseline), text);
  };
  int top = 0;
  for (const Bar& bar : shown(m_all)) {
    write(bar.isPresent ? metrics.medium(Role::Second) : metrics.font(Role::Second), theme.ink, 0, top,
          shortName(bar.way), false);
    const qreal length =
        std::round(static_cast<double>(room) * static_cast<double>(bar.values) / static_cast<double>(longest()));
    const qreal height = metrics.px(BarHeight);
    paintBar(painter, QRectF(barLeft, std::round(top + (step - height) / 2), length, height), bar);
    write(countFont(bar), theme.ink, countRight, top, withUnit ? bar.amount : bar.number, true);
    write(metrics.font(Role::Second), theme.ink2, width(), top, ratioText(bar), true);
    top += step;
  }
}

void AlgorithmBars::paintBar(QPainter& painter, const QRectF& bar, const Bar& what) const {
  const QColor color = wayColor(what.way, m_look.theme);
  if (!what.isPresent) {
    painter.fillRect(bar, color);
    return;
  }
  // A frame that fills up. It never gets so short that its inside is lost.
  const qreal frame = m_look.metrics.lineWidth(2);
  QRectF outside = bar;
  outside.setWidth(std::max(bar.width(), 4 * frame));
  painter.fillRect(outside, color);
  const QRectF inside = outside.adjusted(frame, frame, -frame, -frame);
  painter.fillRect(inside, m_look.theme.paper);
  const double share = what.values == 0 ? 0 : static_cast<double>(m_soFar) / static_cast<double>(what.values);
  qreal filled = std::round(inside.width() * share);
  if (m_soFar > 0) {
    filled = std::max(filled, 1.0);
  }
  painter.fillRect(QRectF(inside.left(), inside.top(), filled, inside.height()), m_look.theme.now);
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/rival_line.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/models/algorithm_names.h"
#include "app/views/look/numbers.h"

namespace tilewise {

RivalLine::RivalLine(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("The other algorithms")); }

void RivalLine::setLook(const Look& look, int padding) {
  m_look = look;
  m_padding = padding;
  setFixedHeight(static_cast<int>(std::ceil(QFontMetricsF(look.metrics.font(Role::Second)).height())));
  update();
}

void RivalLine::setRun(const Run* run) {
  m_ways.clear();
  const std::int64_t present = run ? run->trace->wholeRun().values() : 0;
  if (present > 0) {
    for (const Rival& rival : run->rivals) {
      if (rival.trace == run->trace) continue;
      const QString name = shortName(wayOf(rival, run->pass()));
      const QString times = ratio(static_cast<double>(rival.trace->wholeRun().values()) / static_cast<double>(present));
      m_ways << (m_ways.isEmpty() ? tr("%1 moves %2 as much").arg(name, times) : tr("%1 %2").arg(name, times));
    }
  }
  setAccessibleDescription(text(m_ways.size()));
  setToolTip(text(m_ways.size()));
  update();
}

QString RivalLine::text(qsizetype ways) const { return m_ways.mid(0, ways).join(QStringLiteral(", ")); }

QString RivalLine::shownText() const {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Second));
  qsizetype ways = m_ways.size();
  while (ways > 1 && metrics.horizontalAdvance(text(ways)) > width() - 2 * m_padding) --ways;
  return text(ways);
}

void RivalLine::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setFont(m_look.metrics.font(Role::Second));
  painter.setPen(m_look.theme.ink);
  painter.drawText(rect().adjusted(m_padding, 0, -m_padding, 0), Qt::AlignLeft | Qt::AlignVCenter, shownText());
}

}  // namespace tilewise

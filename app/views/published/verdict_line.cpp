// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/verdict_line.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/published/verdict_look.h"

namespace tilewise {

namespace {

constexpr int SignSide = 16;  ///< at 100 %
constexpr int SignGap = 6;    ///< at 100 %

}  // namespace

void VerdictLine::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void VerdictLine::setVerdict(Verdict verdict, const QString& words) {
  m_verdict = verdict;
  m_words = words;
  setAccessibleName(words);
  updateGeometry();
  update();
}

QSize VerdictLine::sizeHint() const {
  const QFontMetricsF metrics(m_look.metrics.medium(Role::Body));
  const int width =
      m_look.metrics.px(SignSide + SignGap) + static_cast<int>(std::ceil(metrics.horizontalAdvance(m_words)));
  return {width, std::max(m_look.metrics.px(28), static_cast<int>(std::ceil(metrics.height())))};
}

void VerdictLine::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const int side = m_look.metrics.px(SignSide);
  paintVerdict(painter, QRectF(0, (height() - side) / 2.0, side, side), m_verdict, m_look);
  painter.setFont(m_look.metrics.medium(Role::Body));
  painter.setPen(verdictColor(m_verdict, m_look));
  painter.drawText(rect().adjusted(side + m_look.metrics.px(SignGap), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   m_words);
}

}  // namespace tilewise

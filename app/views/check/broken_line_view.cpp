// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/broken_line_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetrics>
#include <QPainter>

#include "app/views/check/check_mark.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int BoxHeight = 26;
constexpr int MarkRoom = 28;
constexpr int Padding = 10;
constexpr int Gap = 12;
constexpr int Below = 6;

/// What two lines have in common at their begin and at their end, in whole words.
struct Common {
  qsizetype begin = 0;
  qsizetype end = 0;
};
Common commonOf(const QString& a, const QString& b) {
  const qsizetype shorter = std::min(a.size(), b.size());
  Common common;
  while (common.begin < shorter && a[common.begin] == b[common.begin]) ++common.begin;
  while (common.end < shorter - common.begin && a[a.size() - 1 - common.end] == b[b.size() - 1 - common.end]) {
    ++common.end;
  }
  while (common.begin > 0 && a[common.begin - 1].isLetterOrNumber()) --common.begin;
  while (common.end > 0 && a[a.size() - common.end].isLetterOrNumber()) --common.end;
  return common;
}

}  // namespace

BrokenLineView::BrokenLineView(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void BrokenLineView::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  update();
}

void BrokenLineView::setLines(const QString& broken, const QString& right) {
  m_broken = broken;
  m_right = right;
  setAccessibleName(tr("Broken: %1. Right: %2").arg(broken, right));
  updateGeometry();
  update();
}

int BrokenLineView::boxWidth(const QString& code) const {
  // Bold letters of a fixed-width font are as wide as its others.
  return m_look.metrics.px(MarkRoom) + QFontMetrics(m_look.metrics.font(Role::Code)).horizontalAdvance(code) +
         m_look.metrics.px(Padding);
}

BrokenLineView::Place BrokenLineView::placeFor(int width) const {
  const Metrics& metrics = m_look.metrics;
  const int height = std::max(metrics.px(BoxHeight), QFontMetrics(metrics.font(Role::Code)).height() + metrics.px(8));
  const int gap = metrics.px(Gap);
  const int word = QFontMetrics(metrics.font(Role::Body)).horizontalAdvance(tr("instead of"));
  Place place;
  place.broken = QRect(0, 0, std::min(width - 1, boxWidth(m_broken)), height);
  place.between = QRect(place.broken.right() + gap, 0, word, height);
  place.right = QRect(place.between.right() + gap, 0, boxWidth(m_right), height);
  if (place.right.right() >= width) {
    place.between.moveTo(0, height + metrics.px(Below));
    place.right.moveTo(word + gap, height + metrics.px(Below));
    place.right.setWidth(std::min(place.right.width(), width - 1 - place.right.left()));
  }
  place.height = place.right.bottom() + 2;
  return place;
}

int BrokenLineView::heightForWidth(int width) const { return placeFor(width).height; }

QSize BrokenLineView::sizeHint() const { return {m_look.metrics.px(500), heightForWidth(std::max(1, width()))}; }

QSize BrokenLineView::minimumSizeHint() const { return {m_look.metrics.px(160), 0}; }

void BrokenLineView::paintBox(QPainter& painter, const QRect& box, const QString& code, const QString& other,
                              bool isRight) const {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(isRight ? theme.ok : theme.err, metrics.lineWidth(1.2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, 0.5, 0.5), metrics.px(4), metrics.px(4));
  const double side = metrics.px(14);
  paintCheckMark(painter, QRectF(box.left() + metrics.px(8), box.center().y() - side / 2, side, side),
                 isRight ? CheckMark::Ok : CheckMark::Wrong, m_look);
  const Common common = commonOf(code, other);
  const QFont plain = metrics.font(Role::Code), bold = metrics.bold(Role::Code);
  const QFontMetricsF advance(plain);
  double x = box.left() + metrics.px(MarkRoom);
  const double baseline = std::round(box.center().y() + (advance.ascent() - advance.descent()) / 2);
  painter.setPen(theme.ink);
  painter.setClipRect(box);
  const qsizetype middle = code.size() - common.begin - common.end;
  for (const auto& [part, font] :
       {std::pair(code.left(common.begin), plain), std::pair(code.mid(common.begin, middle), bold),
        std::pair(code.right(common.end), plain)}) {
    painter.setFont(font);
    painter.drawText(QPointF(x, baseline), part);
    x += QFontMetricsF(font).horizontalAdvance(part);
  }
  painter.setClipping(false);
}

void BrokenLineView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Place place = placeFor(width());
  paintBox(painter, place.broken, m_broken, m_right, false);
  painter.setFont(m_look.metrics.font(Role::Body));
  painter.setPen(m_look.theme.ink2);
  painter.drawText(place.between, Qt::AlignLeft | Qt::AlignVCenter, tr("instead of"));
  paintBox(painter, place.right, m_right, m_broken, true);
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/broken_line_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetrics>
#include <QPainter>

#include "app/views/algorithm/code_wrap.h"
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

/// A box as wide as its code; where that has no room, the code goes on below.
BrokenLineView::Box BrokenLineView::boxOf(const QString& code, QPoint topLeft, int room) const {
  const Metrics& metrics = m_look.metrics;
  const QFontMetrics letters(metrics.font(Role::Code));
  const int width = std::min(room, boxWidth(code));
  const int columns = (width - metrics.px(MarkRoom) - metrics.px(Padding)) / letters.horizontalAdvance(u'0');
  Box box;
  box.lines = width < boxWidth(code) ? wrappedCode(code, columns) : QStringList{code};
  const int further = (static_cast<int>(box.lines.size()) - 1) * letters.height();
  box.place = QRect(topLeft, QSize(width, std::max(metrics.px(BoxHeight), letters.height() + metrics.px(8)) + further));
  return box;
}

BrokenLineView::Place BrokenLineView::placeFor(int width) const {
  const Metrics& metrics = m_look.metrics;
  const int gap = metrics.px(Gap), below = metrics.px(Below);
  const QFontMetrics body(metrics.font(Role::Body));
  const int word = body.horizontalAdvance(tr("instead of"));
  Place place;
  place.broken = boxOf(m_broken, {0, 0}, width - 1);
  const QRect& broken = place.broken.place;
  const auto putRight = [&](QPoint word0, QPoint right) {
    place.right = boxOf(m_right, right, width - 1 - right.x());
    const bool isBeside = word0.y() == right.y();
    place.between = QRect(word0, QSize(word, isBeside ? place.right.place.height() : body.height()));
  };
  const int beside = broken.right() + gap + word + gap;
  const int next = broken.bottom() + 1 + below;
  if (beside + boxWidth(m_right) < width) {
    putRight({broken.right() + gap, 0}, {beside, 0});
  } else if (word + gap + boxWidth(m_right) < width) {
    putRight({0, next}, {word + gap, next});
  } else {
    putRight({0, next}, {0, next + body.height() + below});
  }
  place.height = place.right.place.bottom() + 2;
  return place;
}

int BrokenLineView::heightForWidth(int width) const { return placeFor(width).height; }

QSize BrokenLineView::sizeHint() const { return {m_look.metrics.px(500), heightForWidth(std::max(1, width()))}; }

QSize BrokenLineView::minimumSizeHint() const { return {m_look.metrics.px(160), 0}; }

void BrokenLineView::paintBox(QPainter& painter, const Box& box, const QString& code, const QString& other,
                              bool isRight) const {
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(isRight ? theme.ok : theme.err, metrics.lineWidth(1.2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(box.place).adjusted(0.5, 0.5, 0.5, 0.5), metrics.px(4), metrics.px(4));
  const QFont plain = metrics.font(Role::Code), bold = metrics.bold(Role::Code);
  const QFontMetricsF letters(plain);
  const int lineHeight = QFontMetrics(plain).height();
  const double further = static_cast<double>((box.lines.size() - 1) * lineHeight);
  const double middle = box.place.center().y() - further / 2;
  const double side = metrics.px(14);
  paintCheckMark(painter, QRectF(box.place.left() + metrics.px(8), middle - side / 2, side, side),
                 isRight ? CheckMark::Ok : CheckMark::Wrong, m_look);
  const Common common = commonOf(code, other);
  painter.setPen(theme.ink);
  qsizetype at = 0;  // in the code, which the lines have without the blanks where it is broken
  double baseline = std::round(middle + (letters.ascent() - letters.descent()) / 2);
  for (const QString& line : box.lines) {
    double x = box.place.left() + metrics.px(MarkRoom);
    for (const QChar letter : line) {
      const qsizetype found = code.indexOf(letter, at);
      const bool isOfCode = letter != u' ' || found == at;
      if (isOfCode) at = found;
      const bool differs = isOfCode && at >= common.begin && at < code.size() - common.end;
      painter.setFont(differs ? bold : plain);
      painter.drawText(QPointF(x, baseline), letter);
      x += letters.horizontalAdvance(letter);
      if (isOfCode) ++at;
    }
    baseline += lineHeight;
  }
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

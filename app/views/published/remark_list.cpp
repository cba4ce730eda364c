// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/remark_list.h"

#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/look/maths_text.h"
#include "app/views/published/verdict_look.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int SignSide = 14;
constexpr int SignGap = 8;
constexpr int Between = 8;

}  // namespace

RemarkList::RemarkList(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("What can be said of it")); }

void RemarkList::setLook(const Look& look) {
  m_look = look;
  update();
}

void RemarkList::setRemarks(const QList<Remark>& remarks) {
  m_remarks = remarks;
  QStringList words;
  for (const Remark& remark : remarks) {
    words << (remark.verdict == Verdict::None ? remark.text
                                              : tr("%1: %2").arg(verdictText(remark.verdict), remark.text));
  }
  setAccessibleDescription(words.join(u' '));
  update();
}

int RemarkList::layOut(int width, QPainter* painter) const {
  const Metrics& metrics = m_look.metrics;
  const QFont font = metrics.font(Role::Body);
  const QFontMetricsF lines(font);
  const int side = metrics.px(SignSide);
  const int indent = side + metrics.px(SignGap);
  qreal top = 0;
  for (const Remark& remark : m_remarks) {
    if (painter != nullptr) {
      paintVerdict(*painter, QRectF(0, top + (lines.height() - side) / 2, side, side), remark.verdict, m_look);
    }
    for (const MathText& line : MathText::parse(publishedMarkup(remark.text)).wrapped(font, width - indent)) {
      const qreal height = std::max(lines.height(), line.ascent(font) + line.descent(font));
      if (painter != nullptr)
        line.draw(*painter, {static_cast<qreal>(indent), std::round(top + lines.ascent())}, font, m_look.theme.ink);
      top += height;
    }
    top += metrics.px(Between);
  }
  return static_cast<int>(std::ceil(top));
}

int RemarkList::heightFor(int width) const { return layOut(width, nullptr); }

void RemarkList::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  layOut(width(), &painter);
}

}  // namespace tilewise

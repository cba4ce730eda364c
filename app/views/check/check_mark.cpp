// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_mark.h"

#include <QPainter>

#include "app/session/words.h"
#include "app/views/look/icons.h"

namespace tilewise {

QColor checkMarkColor(CheckMark mark, const Look& look) {
  switch (mark) {
    case CheckMark::Ok: return look.theme.ok;
    case CheckMark::Wrong: return look.theme.err;
    default: return look.theme.ink2;
  }
}

QString checkMarkWord(CheckMark mark) {
  switch (mark) {
    case CheckMark::Ok: return tr("passed");
    case CheckMark::Wrong: return tr("wrong");
    case CheckMark::Note: return tr("note");
    case CheckMark::None: return tr("not run");
    case CheckMark::Waiting: return tr("waiting");
  }
  return {};
}

void paintCheckMark(QPainter& painter, const QRectF& place, CheckMark mark, const Look& look) {
  const QColor color = checkMarkColor(mark, look);
  switch (mark) {
    case CheckMark::Ok: return paintIcon(painter, place, IconName::Check, color);
    case CheckMark::Wrong: return paintIcon(painter, place, IconName::Cross, color);
    case CheckMark::Note: return paintIcon(painter, place, IconName::Info, color);
    case CheckMark::None: return paintIcon(painter, place, IconName::Minus, color);
    case CheckMark::Waiting: break;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  const qreal radius = place.width() / 14;
  for (const int n : {-1, 0, 1}) painter.drawEllipse(place.center() + QPointF(n * 4 * radius, 0), radius, radius);
  painter.restore();
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/letter_ground.h"

#include <QPainter>

namespace tilewise {

void clearForLetters(QPainter& painter, const QRectF& letters, TensorHue tensor, const Look& look) {
  const bool hasPattern = tensor == TensorHue::K || tensor == TensorHue::V || tensor == TensorHue::O;
  if (look.theme.palette != PaletteName::Print || !hasPattern) return;
  const qreal air = look.metrics.px(1);
  painter.fillRect(letters.adjusted(-air, 0, air, 0), look.theme.hue(tensor));
}

}  // namespace tilewise

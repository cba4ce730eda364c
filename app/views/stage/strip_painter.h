// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Paints the strips of Q, K, V, O and lse: what lies in HBM, what is also on chip, what has not been written.
void paintStrips(QPainter& painter, const StagePicture& picture);

/// One block of a tensor; also for the legend. outline: of the tensor (Theme::outline), which takes a while to find.
void paintBlock(QPainter& painter, const QRectF& rect, TensorHue hue, BlockPlace place, const QColor& outline,
                const Look& look);

TensorHue hueOf(Tensor tensor);
TensorHue hueOf(OnChipBox box);

/// A dashed outline, 2 to 3, inside the rectangle.
void drawDashed(QPainter& painter, const QRectF& rect, const QColor& color, const Look& look);
/// A solid outline of whole pixels inside the rectangle.
void drawOutline(QPainter& painter, const QRectF& rect, double width, const QColor& color);

}  // namespace tilewise

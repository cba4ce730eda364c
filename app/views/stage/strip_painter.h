// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Paints the strips: what lies in HBM, what is also on chip, what has not been written, how far sums have come.
void paintStrips(QPainter& painter, const StagePicture& picture);

/// One block of a tensor; also for the legend. outline: of the tensor (Theme::outline), which takes a while to find.
void paintBlock(QPainter& painter, const QRectF& rect, TensorHue hue, BlockPlace place, const QColor& outline,
                const Look& look);

TensorHue hueOf(Tensor tensor);
TensorHue hueOf(OnChipBox box);

bool isGradient(Tensor tensor);
bool isGradient(OnChipBox box);
/// The dot that tells a gradient from its tensor; nothing where there is no room for it.
void drawGradientDot(QPainter& painter, const QRectF& rect, const QColor& color, const Look& look);
/// A block that is summed in parts: filled up to its share, from below or from the left.
void paintPartOfBlock(QPainter& painter, const QRectF& rect, TensorHue hue, BlockPlace place, double share, bool down,
                      const QColor& outline, const Look& look);

/// A dashed outline, 2 to 3, inside the rectangle.
void drawDashed(QPainter& painter, const QRectF& rect, const QColor& color, const Look& look);
/// A solid outline of whole pixels inside the rectangle.
void drawOutline(QPainter& painter, const QRectF& rect, double width, const QColor& color);

}  // namespace tilewise

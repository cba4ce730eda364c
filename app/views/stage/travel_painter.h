// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Paints the block that travels, or has arrived, with its count. keepFree: texts that the count does not cover.
/// Requires: picture.travel.
void paintTravel(QPainter& painter, const StagePicture& picture, const QList<QRectF>& keepFree);

}  // namespace tilewise

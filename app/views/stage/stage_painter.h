// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Paints the whole stage, from its corner at 0, 0, into any painter: a widget, an image, SVG or PDF.
void paintStage(QPainter& painter, const StagePicture& picture);

}  // namespace tilewise

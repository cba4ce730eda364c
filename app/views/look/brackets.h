// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// What a lesson points at: four corner brackets in ink round the rectangle, with a halo of paper, so that they are seen on any
/// ground and are neither the frame of now nor that of a choice.
void drawBrackets(QPainter& painter, const QRectF& rect, const Look& look);

}  // namespace tilewise

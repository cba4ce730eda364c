// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// A plain ground under letters on a block in its tensor's full colour, where the palette gives that a pattern.
void clearForLetters(QPainter& painter, const QRectF& letters, TensorHue tensor, const Look& look);

}  // namespace tilewise

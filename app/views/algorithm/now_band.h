// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// The ground of a line that runs now, with its bar at the left. In palettes whose ground of now is that of the panel it
/// is framed, so that the whole line stands out all the same.
void paintNowBand(QPainter& painter, const QRectF& row, const Look& look);

}  // namespace tilewise

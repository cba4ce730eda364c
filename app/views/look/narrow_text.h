// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace tilewise {

/// Writes the text into the middle of a cell, as narrow as it has to be for `room`: an entry without its number would be read
/// as one that is masked. Takes the font and the pen of the painter. Nothing without room. Units: pixels.
void drawNarrowed(QPainter& painter, const QString& text, const QRectF& cell, double room);

}  // namespace tilewise

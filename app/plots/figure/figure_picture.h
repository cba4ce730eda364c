// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A figure as it is written to files and copied: with its title and its caption.

#include <QByteArray>
#include <QSize>

#include "app/plots/figure/figure.h"
#include "app/views/look/look.h"

class QPaintDevice;

namespace tilewise {

/// Draws on an image, an SVG or a PDF page. scale: of the device's units to the pixels of `size`.
/// Thread: GUI.
void drawFigure(QPaintDevice& device, const Figure& figure, const Look& look, QSize size, double scale = 1);

/// The table of a figure: a line of names, then words and numbers with all their digits; what is not known is empty.
QByteArray figureCsv(const FigureTable& table);

}  // namespace tilewise

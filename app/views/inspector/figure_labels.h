// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Draws what is written round the maps and strips: names, indices, colour bars, how many rows grew.

#include "app/views/inspector/figure_painter.h"

namespace tilewise {

void paintMapLabels(QPainter& painter, const FigurePicture& picture, MapPlace name, const FigureGeometry& geometry,
                    const Look& look);

void paintStripLabels(QPainter& painter, const FigurePicture& picture, const FigureGeometry& geometry,
                      const Look& look);

/// The rows that get an index beside the map: all when there is room for each, else the first, middle and last that are
/// shown and the selected one, without those that would touch the selected one.
QList<int> labelledRows(const FigureGeometry& geometry, std::optional<int> selectedRow);

/// What real data call a row, and its index: "named 414".
QString rowLabel(const QString& text, const QString& index);

/// Where the index of a row stands beside the scores: at its height, but not beyond the map.
QRectF rowLabelPlace(const FigureGeometry& geometry, int row);

/// What a map takes at least for its name, where one line stands above it; 0 for two lines. Units: logical pixels
double nameWidth(const MapScene& map, const FigureLengths& lengths, const Look& look);
/// The same with room for a short range at its colour bar.
double barWidth(const MapScene& map, const FigureLengths& lengths, const Look& look);

/// The values of the first and last colour: "±0.04", "0–0.4".
QString rangeText(const HeatScale& scale);

/// The number at a tick of a colour bar: "−4", "0.5".
QString tickText(double value);

}  // namespace tilewise

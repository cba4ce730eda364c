// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Draws the values of a tile: a map as an image with hard pixels, a strip as one field a row, and the digits where
/// an entry has room for them. What has not been computed is an empty dashed box.

#include "app/views/inspector/figure_geometry.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

void paintMap(QPainter& painter, const TileScene& scene, MapPlace name, const FigureGeometry& geometry,
              const Look& look);

void paintStrip(QPainter& painter, const TileScene& scene, StripName name, const FigureGeometry& geometry,
                const Look& look);

/// What is written into a field: with the decimals where these leave two significant digits, else with more or a power
/// of ten. Absent where it does not fit; what is not 0 is never written as 0.
std::optional<QString> numberThatFits(double value, int decimals, double width, const QFont& font);

/// The most decimals, up to four, with which every value fits into the width; absent when not even whole numbers do.
std::optional<int> decimalsThatFit(const QList<double>& values, double width, const QFont& font);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Heat maps: colour ramps of 256 entries, the scale from value to entry, and the image of a matrix.
/// Entry 0 is a masked value and transparent, so that the painter can hatch what lies beneath; 1 to 255 are the ramp.

#include <cstdint>
#include <span>

#include <QImage>
#include <QList>
#include <QRgb>

#include "app/views/look/theme.h"

namespace tilewise {

enum class Ramp : std::uint8_t {
  Scores,   ///< scores and gradients; symmetric about 0
  Weights,  ///< from 0
  Errors,   ///< from 0
  Factors,  ///< factors below 1: an unchanged row (1) is blank, a factor of 0 is darkest
};

/// From the value at the first colour to the value at the last; first may be above last (factors run downwards from 1).
struct HeatScale {
  double first;
  double last;

  bool operator==(const HeatScale&) const = default;
};

/// 256 colours: entry 0 transparent, 1 to 255 from the first stop to the last.
QList<QRgb> rampColors(Ramp ramp, const Theme& theme);

/// The entry of a value. Range: 1 to 255, values beyond the scale take its ends; 0 for NaN.
std::uint8_t rampIndex(double value, const HeatScale& scale);

/// The colour of a value by a table of rampColors(); for values drawn as rectangles (row strips, zoomed entries).
QColor rampColor(double value, const HeatScale& scale, const QList<QRgb>& colors);

/// The smallest "nice" limit (1, 2, 3, 4, 5, 6, 8 or 10 times a power of ten) not below the largest magnitude; 1 for 0.
/// Range: magnitude finite, not negative.
double niceLimit(double magnitude);

HeatScale symmetricScale(double largestMagnitude);  ///< for example -4 to 4
HeatScale scaleFromZero(double largest);            ///< for example 0 to 1
HeatScale factorScale(double smallest);             ///< for example 1 to 0.4; smallest: the smallest factor, 0 to 1

/// The three numbers under a colour bar: first, middle, last.
QList<double> barTicks(const HeatScale& scale);

/// One pixel an entry, QImage::Format_Indexed8 with the given colours.
/// Shapes:   values: rows x columns, row-major; visible: the same, 0 where an entry is masked, or empty.
/// Requires: rows, columns >= 1; colors of rampColors().
QImage heatImage(int rows, int columns, std::span<const double> values, const HeatScale& scale,
                 const QList<QRgb>& colors, std::span<const std::uint8_t> visible = {});

/// A horizontal colour bar, 255 x 1 pixels, to be drawn stretched.
QImage barImage(const QList<QRgb>& colors);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The box of a line of text. A font's own height leaves room for accents above capitals, which formulas and numbers
/// never have; lines set by it would stand too far apart.

#include <cmath>

#include <QFont>

namespace tilewise {

inline double lineHeight(const QFont& font) { return std::ceil(1.2 * font.pixelSize()); }

/// From the top of the box to the line that letters stand on.
inline double baselineIn(const QFont& font) { return std::round(0.94 * font.pixelSize()); }

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Contrast of two colours as WCAG 2 defines it.

#include <QColor>

namespace tilewise {

/// Relative luminance. Range: 0 (black) to 1 (white).
double luminance(const QColor& color);

/// Contrast ratio. Range: 1 (equal) to 21 (black on white).
double contrast(const QColor& a, const QColor& b);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Numbers as models hand them out, in the spelling of the views (which models cannot include): comma between thousands,
/// real minus, no-break space before a unit.

#include <QString>

namespace tilewise {

QString figureText(double value, int decimals);  ///< "1,234.5"
/// With so many significant digits, but never fewer than all digits before the point: 25.2 of 25.19, 825 of 824.6.
QString significantText(double value, int digits);
QString timesText(double ratio, int decimals = 2);  ///< "1.17 ×"
QString shareText(double share, int decimals = 1);  ///< 0.286: "28.6 %"
QString powerText(double value, int digits = 2);    ///< "3.2e−4"
QString withUnit(const QString& number, const QString& unit);

}  // namespace tilewise

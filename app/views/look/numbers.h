// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How numbers are written: comma between thousands, decimal point, real minus (U+2212), no-break space before a unit.

#include <cstdint>

#include <QString>

namespace tilewise {

QString grouped(std::int64_t count);                      ///< "1,180,672"
QString fixed(double value, int decimals);                ///< "−0.4615"; "∞", "−∞", "NaN"; zero has no sign
QString percent(double share, int decimals = 1);          ///< 0.286: "28.6 %"
QString ratio(double value, int decimals = 2);            ///< "6.17 ×"
QString errorFigure(double value, int significant = 2);   ///< "6.4e−7"; "0" for 0
QString values(std::int64_t count);                       ///< "8,192 values", "1 value"
QString bytes(std::int64_t count);                        ///< "411,136 bytes", "1 byte"
QString megabytes(std::int64_t bytes, int decimals = 2);  ///< traffic: "4.72 MB", 10^6 bytes
QString kibibytes(std::int64_t bytes, int decimals = 0);  ///< capacity: "227 KiB", 1,024 bytes
QString range(std::int64_t first, std::int64_t last);  ///< both included: "384–511"; one number when they are equal

// The decimals that each quantity is shown with.
inline constexpr int MaximumDecimals = 4;  ///< m
inline constexpr int FactorDecimals = 4;   ///< f
inline constexpr int RowSumDecimals = 3;   ///< l
inline constexpr int OutputDecimals = 3;   ///< O before division

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How colours look to others, and how far apart two of them look: what the palettes are held against.

#include <cstdint>

#include <QColor>

namespace tilewise {

enum class Vision : std::uint8_t { Normal, Protan, Deutan, Tritan, Grey };

/// The colour as it is seen. Full strength for the three deficiencies; Grey keeps the luminance only.
/// Source: Machado, Oliveira, Fernandes 2009, table 1 (severity 1.0), in linear light.
QColor seen(const QColor& color, Vision vision);

/// Distance of two colours. Units: CIEDE2000, for which 1 is just noticeable side by side.
/// Source: Sharma, Wu, Dalal 2005, The CIEDE2000 color-difference formula.
double distance(const QColor& a, const QColor& b);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The names of what a figure is made of: two maps, and strips with one value a row.

#include <cstdint>

#include <QList>

namespace tilewise {

enum class MapPlace : std::uint8_t { First, Second };

enum class StripName : std::uint8_t { M, MTile, MNew, Factor, FactorTile, RowSum, D, Lse };

/// Those of FA-2's forward pass.
inline const QList<StripName> ForwardStrips{StripName::M, StripName::MNew, StripName::Factor, StripName::RowSum};

}  // namespace tilewise

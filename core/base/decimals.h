// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace tilewise {

/// A number with so many decimals, half away from zero: 56.25 with one decimal is "56.3", -0.125 with two "-0.13". What
/// lies as near to a half as doubles can tell counts as one, so that 0.285 x 100 with none is "29". Everything that is
/// shown to people is rounded here.
/// Requires: a finite value, 0 to 17 decimals.
std::string fixedDecimals(double value, int decimals);

}  // namespace tilewise

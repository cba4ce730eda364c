// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>

namespace tilewise {

/// A part of a whole as a percentage with one decimal: "42.0 %". Only nothing is 0 % and only all is 100 %; what rounding
/// would make of either is told as "< 0.1 %" or "> 99.9 %". All of nothing is 100 %. Requires: 0 <= part <= whole.
QString wholeShare(std::int64_t part, std::int64_t whole);
/// The widest that it gets.
QString widestShare();

}  // namespace tilewise

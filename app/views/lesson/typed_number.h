// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

namespace tilewise {

/// A number as people type it: "1,180,672", "0.4615", "−3", "1.4e6", "0,46", "56 tiles" and "12.5 %" with the unit that is asked
/// for. Absent when it is none.
std::optional<double> typedNumber(const QString& text, const QString& unit = {});

}  // namespace tilewise

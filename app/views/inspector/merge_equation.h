// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Two sets of keys merged by hand: the equation with its numbers, beside exact attention over both.

#include "app/session/run.h"
#include "app/views/inspector/row_equation.h"
#include "core/base/range.h"

namespace tilewise {

/// In float64, from the inputs. A note says so where the two share keys, or where the row sees none.
RowEquation mergeEquation(const Run& run, std::int64_t row, Range a, Range b);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the parts of a pass are called.

#include <optional>

#include <QString>

#include "core/trace/schedule.h"

namespace tilewise {

/// The number of the pass of standard attention, or of the loop of an order with two, that strips of a kind belong to,
/// from 1; absent where there is one loop only, and for the row terms before it.
std::optional<int> loopNumber(StripKind kind, Pass pass);

/// "row block" or "key block".
QString blockWord(StripKind kind);

/// "row block 3"; "pass 2, row block 3"; "row terms, row block 3"; "loop 1, key block 5"; "pass 1, K".
QString stripName(const Strip& strip, Pass pass);
/// The same at the begin of a sentence: "Row block 3".
QString stripTitle(const Strip& strip, Pass pass);

}  // namespace tilewise

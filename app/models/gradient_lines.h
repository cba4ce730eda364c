// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Lines that several loop orders of the backward pass have in common.

#include "app/models/line_table.h"

namespace tilewise {

/// The pass that makes D before the loops.
void rowTerms(LineTable& table);

/// Key blocks outside: the loops, what comes and begins with a key block, and the test of a tile.
void beginKeyBlocks(LineTable& table, StripKind strip);

}  // namespace tilewise

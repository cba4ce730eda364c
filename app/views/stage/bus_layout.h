// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The bus between HBM and SRAM: two arrows with their totals, and the last move between them.

#include "app/views/stage/stage_geometry.h"

namespace tilewise {

/// Needs cards and strips in place. Labels: the totals always where they have room, the last move in a long or a short
/// form.
void layOutBus(const StageFacts& facts, StageGeometry& out);

}  // namespace tilewise

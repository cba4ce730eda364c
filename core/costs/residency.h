// SPDX-License-Identifier: MIT
#pragma once

/// The on-chip set as a closed form: a second opinion on core/tiling/on_chip, for curves without a problem.

#include <cstdint>

#include "core/costs/accesses.h"
#include "core/tiling/blocks_from_sram.h"

namespace tilewise {

/// Values that a pass holds on chip at once with these blocks; Br and Bc count as far as there are rows. 0 for standard
/// attention, whose residency is left open.
/// Source: algorithms.md, "On-chip residency".
std::int64_t onChipValues(AttentionPass which, const Lengths& lengths, const BlockSizes& blocks);

}  // namespace tilewise

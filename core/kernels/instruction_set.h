// SPDX-License-Identifier: MIT
#pragma once

/// The instruction sets that the kernels are compiled for, and the one that this machine runs.

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

enum class InstructionSet : std::uint8_t {
  Baseline,  ///< what every machine of the kind has: SSE2 on x86-64, NEON on ARM
  Avx2,      ///< with FMA
  Avx512,    ///< F, DQ, BW and VL
};

std::string_view word(InstructionSet set);  ///< baseline (neon on ARM) | avx2 | avx512

/// Those that this program has kernels for and this machine can run, the fastest last.
const std::vector<InstructionSet>& availableInstructionSets();

/// Whether the environment variable TILEWISE_ISA, where it is set and not empty, names an available one.
/// Errors: UnknownName.
[[nodiscard]] Expected<void> checkWantedInstructionSet();

/// The one in use: the fastest, unless the environment variable TILEWISE_ISA names another that is available when the
/// first kernel is asked for. Results of different instruction sets may differ in their last bits; one instruction set
/// gives the same bits always.
InstructionSet instructionSet();

}  // namespace tilewise

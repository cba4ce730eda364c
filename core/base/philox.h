// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace tilewise {

/// Philox 4x32 with 10 rounds: four random words as a pure function of counter and key.
/// Numerics: known answer: counter 0, key 0 gives 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
/// Source:   Salmon, Moraes, Dror, Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3", SC 2011.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

}  // namespace tilewise

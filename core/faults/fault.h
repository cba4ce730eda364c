// SPDX-License-Identifier: MIT
#pragma once

/// The classic mistakes of attention by tiles. Each is one changed line of FlashAttention-2, forward or backward; the
/// right engine knows nothing of this room.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/problem/words.h"

namespace tilewise {

/// In the order of the algorithm's lines.
enum class Fault : std::uint8_t {
  SkipFirstWithFirst,    ///< the causal skip test compares the first key with the first query
  PartialTileSkipped,    ///< a partly masked tile is skipped
  PartialTileNotMasked,  ///< a partly masked tile is computed as if it were full
  CausalCorner,          ///< the diagonal starts at the other corner
  RaggedTail,            ///< the padding of a ragged last key block is not masked
  NoMaximum,             ///< exp(S), with no maximum subtracted
  NanOfEmptyRows,        ///< exp(-inf - (-inf)) in a row that has seen no key yet
  LNotRescaled,          ///< the row sum is not rescaled
  ONotRescaled,          ///< the output is not rescaled
  MOverwritten,          ///< m is overwritten before the factor is taken from it
  LAfterDropout,         ///< the row sum is that of the weights that dropout kept
  NoFinalDivision,       ///< the output is stored without 1/l
  LseWithoutLog,         ///< lse = m
  OtherDropoutMask,      ///< backward: another dropout mask than forward
  DMissing,              ///< backward: dS = P o dP
  CapFactorMissing,      ///< backward: dS without the derivative of the soft cap
  DqOverwritten,         ///< backward: dQ is overwritten by each key block
  ScaleMissing,          ///< backward: dQ and dK without c
};
inline constexpr std::size_t FaultCount = 18;

/// All of them, in their order.
std::array<Fault, FaultCount> allFaults();

std::string_view word(Fault fault);  ///< skip-first-with-first | partial-tile-skipped | ...
/// The fault of this name; absent when there is none.
std::optional<Fault> findFault(std::string_view name);
/// All names, for messages: "skip-first-with-first, partial-tile-skipped, ...".
std::string faultNames();

/// The pass whose line it breaks. What a broken forward pass leaves is what the backward pass reads.
Pass passOf(Fault fault);

}  // namespace tilewise

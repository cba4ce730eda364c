// SPDX-License-Identifier: MIT
#pragma once

/// What an algorithm holds on chip at once, box by box, and how large that is.

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/footprint.h"
#include "core/problem/problem.h"

namespace tilewise {

enum class OnChipBox : std::uint8_t {
  Q,
  K,
  V,
  Weights,  ///< S, then P
  Output,   ///< forward: O_acc (FA-1: O, normalised between tiles); FA-1 backward: O_i
  m,
  l,
  mOld,
  lOld,
  dO,
  ScoreGradients,  ///< dP, then dS
  dQ,
  dK,
  dV,
  lse,
  D,
};

/// Whether it has one value a row, which is 4 bytes whatever the elements are.
bool isStatistic(OnChipBox box);
std::string_view word(OnChipBox box);  ///< Q | K | V | SP | O_acc | m | l | m_old | l_old | dO | dS | dQ | dK | dV | lse | D

struct OnChipEntry {
  OnChipBox box;
  std::int64_t rows;
  std::int64_t columns;

  std::int64_t values() const { return rows * columns; }
  /// Bytes: the modelled element size, 4 for statistics.
  std::int64_t bytes(ElementType modelled) const;
};

/// The loops of a backward pass that hold different sets.
enum class BackwardLoop : std::uint8_t {
  Only,         ///< of an order with one loop
  KeyValue,     ///< the first of two loops: no dQ_i
  Query,        ///< the second: no dK_j, dV_j
};

/// The boxes in the order of the formula, then the statistics: forward Q K^T -> P V + O; backward Q, dO, K, V, P, dS, dQ,
/// dK, dV. Br and Bc stand for min(Br, Tq), min(Bc, Tk). Of two loops the larger set. The pass that makes D before the
/// loops is not part of the set. Empty for standard attention: Algorithm 0 leaves residency open.
/// Source: algorithms.md, "On-chip residency".
std::vector<OnChipEntry> onChipSet(const Problem& problem, Pass pass);
std::vector<OnChipEntry> onChipSet(const Problem& problem, BackwardLoop loop);

Footprint footprintOf(const std::vector<OnChipEntry>& set, ElementType modelled);
Footprint onChipSize(const Problem& problem, Pass pass);

}  // namespace tilewise

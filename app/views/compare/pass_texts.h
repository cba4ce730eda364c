// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a column of the comparison says of its pass. Markup of MathText where it says so.

#include <QString>

#include "app/session/comparison.h"
#include "app/views/stage/stage_facts.h"

namespace tilewise {

/// "S and P in HBM", "key blocks outside".
QString loopsText(const StageFacts& facts);

struct PassState {
  enum class Kind { NotBegun, UnderWay, Finished };
  Kind kind = Kind::NotBegun;
  QString text;   ///< markup: "Tile (4, 3): about to store *O*_4"
  QString brief;  ///< markup, where that has no room: "Tile (4, 3)"

  bool operator==(const PassState&) const = default;
};

/// Where the pass stands and what it does next. Range: 0 <= position <= steps().
PassState passState(const ComparedPass& pass, std::int64_t position);

/// Tiles of a loop or pass of standard attention that are done, and that there are: at the position.
struct TilePasses {
  int number = 1;  ///< of the pass or loop at hand, from 1
  int count = 1;
  std::int64_t done = 0;  ///< in it
  std::int64_t all = 0;
};
TilePasses tilePasses(const ComparedPass& pass, std::int64_t position);

/// What the strips at hand of standard attention do: "writing *S*". Markup. Empty for other passes.
QString standardWork(StripKind kind);

/// Markup: how often the results, or the matrices, went out and came in so far: "*O* stored 26 ×, loaded 18 ×", "*S* and
/// *P*: 1.24 matrices out, 0.25 in".
QString traversals(const StageFacts& facts, const Totals& totals);
/// What the matrices of that are; empty for passes by tiles.
QString traversalsTip(const StageFacts& facts);

/// Markup: why standard attention moves what it moves; empty for passes by tiles.
QString matrixNote(const StageFacts& facts);

}  // namespace tilewise

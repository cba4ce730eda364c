// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a ledger tells of a whole pass beside its HBM values: heads, arithmetic, the price of recomputation, HBM held.

#include <QList>
#include <QString>

#include "app/session/run.h"

namespace tilewise {

struct PassFact {
  QString name;            ///< "FLOPs in products"; a heading has no value
  QString value;           ///< "150,994,944"
  QString words{};         ///< what it means, for a tip
  bool isPresent = false;  ///< of the way that is stepped, among other ways

  bool isHeading() const { return value.isEmpty(); }
  bool operator==(const PassFact&) const = default;
};

/// What belongs beside the closed form: the total of all heads, where there are more than one; the price of
/// recomputation of a backward pass by tiles.
QList<PassFact> keyFacts(const Run& run);
/// Arithmetic and HBM held.
QList<PassFact> passFacts(const Run& run);

/// The price of recomputation: FLOPs in products an entry of a visited tile, against those of standard attention, both
/// from their traces' sums. With one width d: 10 and 8, in d.
struct Recomputation {
  std::int64_t own = 0;
  std::int64_t standard = 0;
  bool inWidths = false;  ///< both in units of d, else in lowest terms
};
/// Requires: a backward pass by tiles with a visited tile.
Recomputation recomputationOf(const Run& run);

}  // namespace tilewise

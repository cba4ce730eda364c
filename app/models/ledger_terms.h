// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the ledger has a row for: tensors that cross together, in one direction, in one loop of the pass.

#include <cstdint>

#include <QList>

#include "core/trace/trace.h"

namespace tilewise {

struct LedgerTerm {
  QList<Tensor> tensors;  ///< in the order in which they first cross
  bool store = false;
  qsizetype part = 0;  ///< index into LedgerTerms::parts

  bool operator==(const LedgerTerm&) const = default;
};

/// A stretch of the pass whose transfers are written in rows of their own: the row terms, each loop. Standard attention
/// is one stretch: its passes are too many for rows of their own.
struct LedgerPart {
  Range positions;  ///< (begin, end]
  Totals begin;     ///< sums before it
  Totals end;       ///< and after it
  int loop = 0;     ///< 1 or 2, of a pass in two loops; 0: another

  Transfers whole(Tensor tensor, bool store) const;
  /// At a position with these sums.
  Transfers soFar(Tensor tensor, bool store, std::int64_t position, const Totals& totals) const;
};

struct LedgerTerms {
  QList<LedgerPart> parts;
  QList<LedgerTerm> terms;
};

LedgerTerms ledgerTerms(const Trace& trace);

}  // namespace tilewise

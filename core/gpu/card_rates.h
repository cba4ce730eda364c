// SPDX-License-Identifier: MIT
#pragma once

/// What a card does at most, measured on it once.

namespace tilewise {

struct CardRates {
  double copyBytesPerSecond = 0;     ///< memory of the card, read and written bytes together
  double l2BytesPerSecond = 0;       ///< reads of all multiprocessors from the second-level cache
  double tensorFlopsPerSecond = 0;   ///< mma.sync of halves with float32 sums, all multiprocessors
  double exponentialsPerSecond = 0;  ///< ex2.approx, all multiprocessors, at clockMHz
  double launchSeconds = 0;          ///< of an empty kernel in a graph of many
  double clockMHz = 0;               ///< of a multiprocessor while its tensor cores work

  bool operator==(const CardRates&) const = default;
};

}  // namespace tilewise

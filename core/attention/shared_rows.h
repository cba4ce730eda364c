// SPDX-License-Identifier: MIT
#pragma once

/// Rows that do not depend on each other, shared out among threads a few at a time.

#include <algorithm>
#include <atomic>

#include "core/attention/engine.h"
#include "core/attention/worker_threads.h"
#include "core/base/range.h"

namespace tilewise {

/// In how many pieces of `size` rows the rows are handed out.
inline std::int64_t pieceCount(std::int64_t rows, std::int64_t size) { return (rows + size - 1) / size; }

/// Calls work(Range) for all pieces of [0, rows); `make()` gives each thread a `work` of its own. Counts the pieces in
/// control.stripsDone, and stops between two of them when control.cancel is set.
template <class Make>
void shareRows(std::int64_t rows, std::int64_t size, unsigned threads, RunControl& control, const Make& make) {
  const std::int64_t pieces = pieceCount(rows, size);
  std::atomic<std::int64_t> taken{0};
  runOnThreads(static_cast<unsigned>(std::min<std::int64_t>(threadCount(threads), pieces)), [&](unsigned) {
    auto work = make();
    for (std::int64_t piece = taken++; piece < pieces && !control.cancel; piece = taken++) {
      work(Range{piece * size, std::min(rows, (piece + 1) * size)});
      ++control.stripsDone;
    }
  });
}

}  // namespace tilewise

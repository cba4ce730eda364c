// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/skip_text.h"

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString causal(const Problem& problem, Range queries, Range keys) {
  const QString query = grouped(queries.last());
  const std::int64_t seen = queries.last() + problem.offset();
  if (seen < 0) return tr("skipped: its last query %1 sees no key").arg(query);
  const QString first = grouped(keys.begin);
  if (seen == queries.last()) {
    return tr("skipped: its first key %1 comes after the last query %2").arg(first, query);
  }
  return tr("skipped: its first key %1 comes after key %2, the last that query %3 sees")
      .arg(first, grouped(seen), query);
}

QString window(const Problem& problem, Range queries, Range keys) {
  const Window& window = problem.settings().window;
  const std::int64_t offset = problem.offset();
  const std::int64_t first = queries.begin + offset - window.left;
  if (window.left != Window::Unbounded && keys.last() < first) {
    return tr("skipped: its last key %1 comes before key %2, where the window of query %3 begins")
        .arg(grouped(keys.last()), grouped(first), grouped(queries.begin));
  }
  return tr("skipped: its first key %1 comes after key %2, where the window of query %3 ends")
      .arg(grouped(keys.begin), grouped(queries.last() + offset + window.right), grouped(queries.last()));
}

SkipReason reasonOf(const TileGrid& grid, Range queries, Range keys) {
  return grid.mask().skipReason(queries, keys).value_or(SkipReason::Combination);
}

}  // namespace

QString maskName(SkipReason reason) {
  switch (reason) {
    case SkipReason::Causal: return tr("causal mask");
    case SkipReason::Window: return tr("window");
    case SkipReason::Documents: return tr("documents");
    case SkipReason::BlockMask: return tr("block mask");
    case SkipReason::Combination: break;
  }
  return tr("masks together");
}

QString whySkipped(const Problem& problem, const TileGrid& grid, Range queries, Range keys) {
  switch (reasonOf(grid, queries, keys)) {
    case SkipReason::Causal: return causal(problem, queries, keys);
    case SkipReason::Window: return window(problem, queries, keys);
    case SkipReason::Documents: return tr("skipped: its queries and keys are of different documents");
    case SkipReason::BlockMask: return tr("skipped: the block mask leaves it out");
    case SkipReason::Combination: break;
  }
  return tr("skipped: the masks together hide every entry");
}

QString whySkippedShort(const Problem& problem, const TileGrid& grid, Range queries, Range keys) {
  const SkipReason reason = reasonOf(grid, queries, keys);
  if (reason == SkipReason::Window) return tr("skipped: outside the window");
  if (reason == SkipReason::Documents) return tr("skipped: different documents");
  if (reason == SkipReason::Combination) return tr("skipped: hidden by two masks");
  if (reason != SkipReason::Causal || queries.last() + problem.offset() < 0) return whySkipped(problem, grid, queries, keys);
  if (problem.offset() != 0) {
    return tr("skipped: key %1 comes after key %2, the last that query %3 sees")
        .arg(grouped(keys.begin), grouped(queries.last() + problem.offset()), grouped(queries.last()));
  }
  return tr("skipped: key %1 comes after query %2").arg(grouped(keys.begin), grouped(queries.last()));
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/skip_sentence.h"

#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

QString causalSentence(const Run& run, TileIndex tile) {
  const std::int64_t lastQuery = run.trace->grid().queries(tile.i).last();
  const std::int64_t firstKey = run.trace->grid().keys(tile.j).begin;
  const std::int64_t lastKeySeen = lastQuery + run.problem.offset();
  if (lastKeySeen < 0) {
    return tr("Tile %1 was skipped: its last query %2 sees no key.").arg(tilePlace(tile), grouped(lastQuery));
  }
  if (run.problem.offset() != 0) {
    return tr("Tile %1 was skipped: its first key %2 comes after key %3, the last that query %4 sees.")
        .arg(tilePlace(tile), grouped(firstKey), grouped(lastKeySeen), grouped(lastQuery));
  }
  return tr("Tile %1 was skipped: its first key %2 comes after the last query %3.")
      .arg(tilePlace(tile), grouped(firstKey), grouped(lastQuery));
}

QString windowSentence(const Run& run, TileIndex tile) {
  const Range queries = run.trace->grid().queries(tile.i);
  const Range keys = run.trace->grid().keys(tile.j);
  const Window& window = run.problem.settings().window;
  const std::int64_t firstSeen = queries.begin + run.problem.offset() - window.left;
  const std::int64_t lastSeen = queries.last() + run.problem.offset() + window.right;
  if (window.left != Window::Unbounded && keys.last() < firstSeen) {
    return tr("Tile %1 was skipped: its last key %2 comes before key %3, where the window of query %4 begins.")
        .arg(tilePlace(tile), grouped(keys.last()), grouped(firstSeen), grouped(queries.begin));
  }
  if (window.right != Window::Unbounded && keys.begin > lastSeen && lastSeen >= 0) {
    return tr("Tile %1 was skipped: its first key %2 comes after key %3, where the window of query %4 ends.")
        .arg(tilePlace(tile), grouped(keys.begin), grouped(lastSeen), grouped(queries.last()));
  }
  return tr("Tile %1 was skipped: no key of it lies in the window of a query of it.").arg(tilePlace(tile));
}

}  // namespace

QString skipSentence(const Run& run, const Event& event) {
  const TileIndex tile{event.i.value_or(0), event.j.value_or(0)};
  switch (event.why.value_or(SkipReason::Causal)) {
    case SkipReason::Causal: return causalSentence(run, tile);
    case SkipReason::Window: return windowSentence(run, tile);
    case SkipReason::Documents:
      return tr("Tile %1 was skipped: its queries and its keys share no document.").arg(tilePlace(tile));
    case SkipReason::BlockMask: return tr("Tile %1 was skipped: the block mask leaves it out.").arg(tilePlace(tile));
    case SkipReason::Combination:
      return tr("Tile %1 was skipped: no mask alone, but all together leave no entry of it.").arg(tilePlace(tile));
  }
  return {};
}

}  // namespace tilewise

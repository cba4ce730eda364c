// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/block_sentence.h"

#include "app/models/amount_text.h"
#include "app/models/strip_names.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

const Strip& stripAt(const Run& run, std::int64_t position) {
  return run.trace->schedule().strip(run.trace->stripOf(position));
}

QString titleAt(const Run& run, std::int64_t position) { return stripTitle(stripAt(run, position), run.pass()); }

/// "queries 384–511", "key 7"; empty for strips of loads.
QString members(const Run& run, const Strip& strip) {
  const bool isLoads = !visitsTiles(strip.kind) && strip.kind != StripKind::RowTerms;
  if (isLoads) return {};
  const TileGrid& grid = run.trace->grid();
  const bool ofKeys = isColumn(strip.kind);
  const Range indices = ofKeys ? grid.keys(strip.block) : grid.queries(strip.block);
  const QString pattern = ofKeys ? (indices.size() == 1 ? tr("key %1") : tr("keys %1"))
                                 : (indices.size() == 1 ? tr("query %1") : tr("queries %1"));
  return pattern.arg(range(indices.begin, indices.last()));
}

/// What is set to its start when a block begins.
QString cleared(StripKind kind) {
  switch (kind) {
    case StripKind::QueryBlock: return tr(": *m*\u00A0=\u00A0−∞, *l*\u00A0=\u00A0" "0 and *O~*\u00A0=\u00A0" "0");
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock:
    case StripKind::KeyValueGradients: return tr(": d*K*\u00A0=\u00A0" "0 and d*V*\u00A0=\u00A0" "0");
    case StripKind::ValueGradientColumns: return tr(": d*V*\u00A0=\u00A0" "0");
    case StripKind::KeyGradientColumns: return tr(": d*K*\u00A0=\u00A0" "0");
    case StripKind::GradientQueryBlock:
    case StripKind::QueryGradients:
    case StripKind::QueryGradientRows: return tr(": d*Q*\u00A0=\u00A0" "0");
    case StripKind::OutputRows: return tr(": *O*\u00A0=\u00A0" "0");
    default: return {};
  }
}

struct TileCounts {
  std::int64_t visited = 0;
  std::int64_t skipped = 0;
};

TileCounts tilesOf(const Run& run, const Strip& strip) {
  TileCounts counts;
  std::optional<TileIndex> last;
  run.trace->schedule().forEachEvent(strip, [&](const Event& event) {
    if (!event.i || !event.j) return true;
    const TileIndex tile{*event.i, *event.j};
    if (last != tile) ++(event.kind == EventKind::TileSkipped ? counts.skipped : counts.visited);
    last = tile;
    return true;
  });
  return counts;
}

QString written(const Problem& problem, const Totals& whole) {
  Amount written = amountOf(problem, Tensor::O, whole.stored(Tensor::O).values);
  written += amountOf(problem, Tensor::lse, whole.stored(Tensor::lse).values);
  return amountText(problem, written);
}

QString forwardEnded(const Run& run) {
  const Totals& whole = run.trace->wholeRun();
  const QString moved = amountText(run.problem, amountOf(run.problem, whole));
  switch (run.problem.algorithm()) {
    case Algorithm::FlashAttention2:
      return tr("*O* and lse were written: %1; the whole run moved %2").arg(written(run.problem, whole), moved);
    case Algorithm::FlashAttention1:
      return tr("*O*, *m* and *l* are in HBM, after %1 visits of a row block; the whole run moved %2")
          .arg(grouped(whole.tilesComputed), moved);
    case Algorithm::Standard: break;
  }
  const std::int64_t squares = whole.loaded(Tensor::S).values + whole.loaded(Tensor::P).values +
                               whole.stored(Tensor::S).values + whole.stored(Tensor::P).values;
  return tr("*O* was written: %1; of %2 that the whole run moved, %3 were of *S* and *P*")
      .arg(written(run.problem, whole), moved, amountNumber(run.problem, amountOf(run.problem, Tensor::S, squares)));
}

}  // namespace

QString blockBegan(const Run& run, std::int64_t position) {
  const Strip& strip = stripAt(run, position);
  return tr("%1 began with %2%3.").arg(titleAt(run, position), members(run, strip), cleared(strip.kind));
}

QString blockEnded(const Run& run, std::int64_t position) {
  const Strip& strip = stripAt(run, position);
  const Range positions = run.trace->positionsOf(run.trace->stripOf(position));
  const Amount before = amountOf(run.problem, run.trace->totals(positions.begin));
  const Amount after = amountOf(run.problem, run.trace->totals(positions.end));
  const QString moved = amountText(run.problem, {after.values - before.values, after.bytes - before.bytes});
  if (!goesByTiles(strip.kind)) {
    return tr("%1 ended: %2 moved.").arg(titleAt(run, position), moved);
  }
  const TileCounts tiles = tilesOf(run, strip);
  const QString text = tiles.visited == 1 ? tr("%1 ended: %2 tile was visited, %3 skipped, and %4 moved.")
                                          : tr("%1 ended: %2 tiles were visited, %3 skipped, and %4 moved.");
  return text.arg(titleAt(run, position), grouped(tiles.visited), grouped(tiles.skipped), moved);
}

QString blockReached(const Run& run, std::int64_t position, const Totals& totals) {
  const QString indices = members(run, stripAt(run, position));
  const QString place = indices.isEmpty() ? tr("%1 was reached").arg(titleAt(run, position))
                                          : tr("%1 was reached, %2").arg(titleAt(run, position), indices);
  return tr("%1: %2 of %3 moved.").arg(place, amountNumber(run.problem, amountOf(run.problem, totals)),
           amountText(run.problem, amountOf(run.problem, run.trace->wholeRun())));
}

QString passEnded(const Run& run) {
  const QString text = run.pass() == Pass::Forward ? forwardEnded(run)
                                                   : tr("d*Q*, d*K* and d*V* are in HBM; the backward pass moved %1")
                                                         .arg(amountText(run.problem, amountOf(run.problem, run.trace->wholeRun())));
  const std::int64_t blind = run.trace->grid().mask().rowsWithoutKeys({0, run.problem.Tq()});
  if (blind == 0) {
    return text + fullStop();
  }
  const QString rows = blind == 1 ? tr("; %1 row saw no key.") : tr("; %1 rows saw no key.");
  return text + rows.arg(grouped(blind));
}

}  // namespace tilewise

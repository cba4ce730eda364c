// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/tile_words.h"

#include <QStringList>

#include "app/session/notation.h"
#include "app/views/look/numbers.h"
#include "app/views/inspector/skip_text.h"
#include "app/views/stage/hbm_plan.h"
#include "app/views/stage/stage_names.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString kindAndState(const StageFacts& facts, const StageScene& scene, TileIndex tile) {
  const TileKind kind = facts.grid.kind(tile);
  // Standard attention computes all tiles, and masks their entries afterwards.
  const bool computed = kind == TileKind::Skipped && facts.problem.isStandard();
  return StageWords::tr("%1, %2").arg(computed ? StageWords::tr("all masked, computed all the same") : kindName(kind),
                                      stateName(scene.tileState(tile, kind)));
}

/// "414", or "414 “named”" where rows or columns have names.
QString numberAndName(std::int64_t number, const QStringList& longNames, const QStringList& names) {
  const QStringList& from = number < longNames.size() ? longNames : names;
  return number < from.size() ? StageWords::tr("%1 “%2”").arg(grouped(number), from[number]) : grouped(number);
}

QString plainName(Tensor tensor, std::int64_t block) {
  return StageWords::tr("%1 block %2").arg(letterText(tensor).remove(u'*')).arg(shownBlock(block));
}

/// Of an entry whose tile is not at hand, or holds no values yet.
QString elsewhere(const StageScene& scene, TileIndex tile, TileKind kind, const MadeAnew& anew) {
  const bool isMatrix = !scene.facts->form.matrices.isEmpty();
  const bool isComputed = isMatrix ? scene.matrixPlace(anew.what, tile) != BlockPlace::NotWritten
                                   : scene.tileState(tile, kind) == TileState::Done;
  if (!isComputed) return StageWords::tr("not computed yet");
  if (!anew.value) return StageWords::tr("computed, but not at hand at this step");
  const QString value = fixed(*anew.value, MaximumDecimals);
  return (anew.what == Tensor::P ? StageWords::tr("weight %1, made anew from Q, K and lse")
                                 : StageWords::tr("score %1, made anew from Q and K"))
      .arg(value);
}

QString entryLine(const StageFacts& facts, const StageScene& scene, TileIndex tile, GridPlace::Entry entry,
                  const TileHeat* heat, const MadeAnew& anew) {
  const AxisTexts& labels = facts.labels;
  const QString where = StageWords::tr("row %1, column %2")
                            .arg(numberAndName(entry.query, labels.rowsLong, labels.rows),
                                 numberAndName(entry.key, labels.columnsLong, labels.columns));
  if (!facts.grid.mask().visible(entry.query, entry.key)) return StageWords::tr("%1: masked").arg(where);
  const bool isMatrix = !facts.form.matrices.isEmpty();
  const bool isAtHand = heat != nullptr && heat->queries.contains(entry.query) && heat->keys.contains(entry.key) &&
                        (!isMatrix || heat->what == anew.what);
  if (!isAtHand) {
    return StageWords::tr("%1: %2").arg(where, elsewhere(scene, tile, facts.grid.kind(tile), anew));
  }
  const QString value = fixed(heat->value(entry.query, entry.key), MaximumDecimals);
  switch (heat->what) {
    case Tensor::P:
      return heat->normalised ? StageWords::tr("%1: weight %2").arg(where, value)
                              : StageWords::tr("%1: weight, not normalised, %2").arg(where, value);
    case Tensor::dP: return StageWords::tr("%1: dP %2").arg(where, value);
    case Tensor::dS: return StageWords::tr("%1: dS %2").arg(where, value);
    default: return StageWords::tr("%1: score %2").arg(where, value);
  }
}

bool isAlongQueries(Tensor tensor) {
  switch (tensor) {
    case Tensor::K:
    case Tensor::V:
    case Tensor::dK:
    case Tensor::dV: return false;
    default: return true;
  }
}

}  // namespace

QString tileName(const StageFacts& facts, const StageScene& scene, std::optional<TileIndex> tile) {
  if (!tile) return StageWords::tr("Score grid, %1 × %2 tiles").arg(grouped(facts.nr()), grouped(facts.nc()));
  return StageWords::tr("Tile (%1, %2), %3").arg(shownBlock(tile->i)).arg(shownBlock(tile->j)).arg(kindAndState(facts, scene, *tile));
}

QString tileTip(const StageFacts& facts, const StageScene& scene, TileIndex tile, std::optional<GridPlace::Entry> entry,
                const TileHeat* heat, const MadeAnew& anew) {
  const Range queries = facts.grid.queries(tile.i);
  const Range keys = facts.grid.keys(tile.j);
  QStringList lines{
      tileName(facts, scene, tile),
      StageWords::tr("queries %1, keys %2").arg(range(queries.begin, queries.last()), range(keys.begin, keys.last()))};
  if (const auto why = facts.grid.mask().skipReason(queries, keys)) {
    lines.append(facts.problem.isStandard() ? StageWords::tr("all entries masked: %1").arg(reasonName(*why))
                                            : whySkipped(facts.problem, facts.grid, queries, keys));
  } else if (facts.grid.kind(tile) == TileKind::Partial) {
    const std::int64_t visible = facts.grid.mask().visibleEntries(queries, keys);
    lines.append((visible == 1 ? StageWords::tr("%1 of %2 entries is visible") : StageWords::tr("%1 of %2 entries are visible"))
                     .arg(grouped(visible), grouped(queries.size() * keys.size())));
  }
  if (!facts.form.summed.isEmpty()) {
    const Tensor tensor = facts.form.summed.first();
    const Share share = scene.share(tensor, facts.form.keysOutside ? tile.i : tile.j);
    lines.append(
        StageWords::tr("%1: %2 of %3 parts summed")
            .arg(plainName(tensor, facts.form.keysOutside ? tile.i : tile.j), grouped(share.done), grouped(share.all)));
  }
  if (entry) lines.append(entryLine(facts, scene, tile, *entry, heat, anew));
  return lines.join(u'\n');
}

QString whyNot(const StageFacts& facts, std::optional<TileIndex> tile) {
  if (!tile) return {};
  const auto why = facts.grid.mask().skipReason(facts.grid.queries(tile->i), facts.grid.keys(tile->j));
  if (!why) return {};
  return (facts.problem.isStandard() ? StageWords::tr("All its entries are masked: %1.")
                                     : StageWords::tr("It is skipped: %1."))
      .arg(reasonName(*why));
}

QString stripTip(const StageFacts& facts, const StageScene& scene, Tensor tensor, std::int64_t block,
                 std::optional<StripEntry> entry) {
  const bool keys = !isAlongQueries(tensor);
  const Range rows = keys ? facts.grid.keys(block) : facts.grid.queries(block);
  const std::int64_t width = shapeOf(tensor, facts.problem).columns;
  const QString size = width == 1 ? values(rows.size()) : u"%1 × %2"_s.arg(grouped(rows.size()), values(width));
  QStringList lines{StageWords::tr("%1, %2").arg(plainName(tensor, block), placeName(scene.blockPlace(tensor, block))),
                    (keys ? StageWords::tr("keys %1, %2") : StageWords::tr("queries %1, %2"))
                        .arg(range(rows.begin, rows.last()), size)};
  if (facts.form.isSummed(tensor)) {
    const Share share = scene.share(tensor, block);
    lines.append(StageWords::tr("%1 of %2 parts summed").arg(grouped(share.done), grouped(share.all)));
  }
  if (entry) {
    const AxisTexts& labels = facts.labels;
    const QString row = keys ? numberAndName(entry->row, labels.columnsLong, labels.columns)
                             : numberAndName(entry->row, labels.rowsLong, labels.rows);
    const QString where = width == 1 ? StageWords::tr("row %1").arg(row)
                                     : StageWords::tr("row %1, column %2").arg(row, grouped(entry->column));
    lines.append(entry->value ? u"%1: %2"_s.arg(where, fixed(*entry->value, MaximumDecimals)) : where);
  }
  return lines.join(u'\n');
}

}  // namespace tilewise

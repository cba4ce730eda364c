// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/tile_words.h"

#include <QStringList>

#include "app/views/look/numbers.h"
#include "app/views/stage/stage_names.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString kindAndState(const StageFacts& facts, const StageScene& scene, TileIndex tile) {
  const TileKind kind = facts.grid.kind(tile);
  return StageWords::tr("%1, %2").arg(kindName(kind), stateName(scene.tileState(tile, kind)));
}

/// "414", or "414 “named”" where rows or columns have names.
QString numberAndName(std::int64_t number, const QStringList& longNames, const QStringList& names) {
  const QStringList& from = number < longNames.size() ? longNames : names;
  return number < from.size() ? StageWords::tr("%1 “%2”").arg(grouped(number), from[number]) : grouped(number);
}

QString entryLine(const StageFacts& facts, GridPlace::Entry entry, const TileHeat* heat) {
  const AxisTexts& labels = facts.labels;
  const QString where = StageWords::tr("row %1, column %2")
                            .arg(numberAndName(entry.query, labels.rowsLong, labels.rows),
                                 numberAndName(entry.key, labels.columnsLong, labels.columns));
  if (!facts.grid.mask().visible(entry.query, entry.key)) return StageWords::tr("%1: masked").arg(where);
  if (heat == nullptr || !heat->queries.contains(entry.query) || !heat->keys.contains(entry.key)) return where;
  const QString value = fixed(heat->value(entry.query, entry.key), MaximumDecimals);
  return heat->weights ? StageWords::tr("%1: weight, not normalised, %2").arg(where, value)
                       : StageWords::tr("%1: score %2").arg(where, value);
}

}  // namespace

QString tileName(const StageFacts& facts, const StageScene& scene, std::optional<TileIndex> tile) {
  if (!tile) return StageWords::tr("Score grid, %1 × %2 tiles").arg(grouped(facts.nr()), grouped(facts.nc()));
  return StageWords::tr("Tile (%1, %2), %3").arg(tile->i).arg(tile->j).arg(kindAndState(facts, scene, *tile));
}

QString tileTip(const StageFacts& facts, const StageScene& scene, TileIndex tile, std::optional<GridPlace::Entry> entry,
                const TileHeat* heat) {
  const Range queries = facts.grid.queries(tile.i);
  const Range keys = facts.grid.keys(tile.j);
  QStringList lines{
      tileName(facts, scene, tile),
      StageWords::tr("queries %1, keys %2").arg(range(queries.begin, queries.last()), range(keys.begin, keys.last()))};
  if (const auto why = facts.grid.mask().skipReason(queries, keys)) {
    lines.append(StageWords::tr("skipped: %1").arg(reasonName(*why)));
  } else if (facts.grid.kind(tile) == TileKind::Partial) {
    lines.append(
        StageWords::tr("%1 of %2 entries are visible")
            .arg(grouped(facts.grid.mask().visibleEntries(queries, keys)), grouped(queries.size() * keys.size())));
  }
  if (entry) lines.append(entryLine(facts, *entry, heat));
  return lines.join(u'\n');
}

}  // namespace tilewise

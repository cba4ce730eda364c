// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_scene.h"

#include <algorithm>

#include "app/models/amount_text.h"
#include "app/views/stage/chip_walk.h"

namespace tilewise {

namespace {

bool isMove(const Event& event) { return event.kind == EventKind::Load || event.kind == EventKind::Store; }

/// Strips that only load, or make D: none of the tiles of the loop that follows has been visited.
bool isBeforeTiles(const StageScene& scene) { return scene.position == 0 || !visitsTiles(scene.kind); }

void countTiles(StageScene& scene) {
  const StageFacts& facts = *scene.facts;
  scene.now = scene.nowTile() ? 1 : 0;
  if (!isBeforeTiles(scene)) {
    const bool atItsEnd = scene.now == 1 && endsTile(*scene.event, facts.problem);
    scene.done = facts.order.visitedBefore(scene.strip) + scene.tilesEnded - (atItsEnd ? 1 : 0);
  }
  scene.toCome = facts.visited() - scene.done - scene.now;
}

void findWork(StageScene& scene) {
  const StageForm& form = scene.facts->form;
  if (!scene.event || form.work.items.isEmpty()) return;
  const WorkPlace place = workAt(form, scene.kind, *scene.event);
  scene.work = place.atWork;
  scene.workDone = place.done;
  const auto all = static_cast<int>(form.work.items.size());
  // Between the last tile of a block and the next block all products of a tile are done.
  const bool firstLoop = form.work.secondLoop > 0 && scene.kind != StripKind::QueryGradients;
  if (form.matrices.isEmpty() && scene.tilesLeft && scene.tilesEnded > 0 && visitsTiles(scene.kind)) {
    scene.workDone = firstLoop ? form.work.secondLoop : all;
  }
  if (scene.position == scene.facts->eventCount) {
    scene.work.reset();
    scene.workDone = all;
  }
}

}  // namespace

bool StageScene::uses(OnChipBox which) const {
  switch (kind) {
    case StripKind::KeyValueGradients: return which != OnChipBox::dQ;
    case StripKind::QueryGradients: return which != OnChipBox::dK && which != OnChipBox::dV;
    default: return true;
  }
}

TileState StageScene::tileState(TileIndex tile, TileKind kindOfTile) const {
  if (isBeforeTiles(*this)) return TileState::ToCome;
  const bool skipped = kindOfTile == TileKind::Skipped && !facts->problem.isStandard();
  const TileState behind = skipped ? TileState::Passed : TileState::Done;
  const std::int64_t its = facts->order.stripOf(outerOf(tile), strip);
  if (its != strip) return its < strip ? behind : TileState::ToCome;
  if (facts->problem.isStandard()) {
    if (nowTile() == tile) return TileState::Now;
    return innerOf(tile) < tilesEnded ? behind : TileState::ToCome;
  }
  if (tilesLeft) return behind;
  if (!i || !j) return TileState::ToCome;
  const std::int64_t atHand = innerOf({*i, *j});
  if (innerOf(tile) != atHand) return innerOf(tile) < atHand ? behind : TileState::ToCome;
  return skipped ? behind : TileState::Now;
}

std::int64_t StageScene::stateEnd(std::int64_t row, std::int64_t from, std::int64_t end) const {
  if (isBeforeTiles(*this)) return end;
  if (!isColumn(kind)) {
    // Within the row block at hand the state changes before and after the tile at hand, else nowhere.
    if (facts->order.stripOf(row, strip) != strip) return end;
    const std::optional<std::int64_t> atHand = facts->problem.isStandard() && !j ? std::optional(tilesEnded) : j;
    if (!atHand) return end;
    return from < *atHand ? std::min(end, *atHand) : from == *atHand ? from + 1 : end;
  }
  // Column blocks are before, at or behind the one at hand.
  const auto placeOf = [&](std::int64_t column) {
    const std::int64_t its = facts->order.stripOf(column, strip);
    return its < strip ? -1 : its == strip ? 0 : 1;
  };
  std::int64_t next = from + 1;
  while (next < end && placeOf(next) == placeOf(from)) ++next;
  return next;
}

std::optional<TileIndex> StageScene::nowTile() const {
  if (!i || !j || event->kind == EventKind::TileSkipped) return std::nullopt;
  return TileIndex{*i, *j};
}

Share StageScene::share(Tensor tensor, std::int64_t block) const {
  const VisitOrder& order = facts->order;
  // Sums are added to along the strips: keys outside add to rows, queries outside to columns.
  const bool rows = facts->form.keysOutside;
  Share share{0, rows ? order.visitedInRow(block) : order.visitedInColumn(block)};
  if (position == 0 || !sumsInHbm(kind)) return share;
  share.done = order.addedBefore(block, strip - order.phaseOf(strip).begin);
  const std::int64_t outer = (rows ? j : i).value_or(-1);
  const TileIndex tile = rows ? TileIndex{block, outer} : TileIndex{outer, block};
  if (outer < 0 || facts->grid.kind(tile) == TileKind::Skipped) return share;
  const std::optional<std::int64_t> inner = rows ? i : j;
  const bool behind = tilesLeft || (inner && block < *inner);
  if (behind || (inner == block && writtenInTile[static_cast<std::size_t>(tensor)])) ++share.done;
  return share;
}

std::optional<std::int64_t> StageScene::sumAtHand() const {
  if (position == 0 || !sumsInHbm(kind) || !nowTile()) return std::nullopt;
  return facts->form.keysOutside ? i : j;
}

BlockPlace StageScene::blockPlace(Tensor tensor, std::int64_t block) const {
  const auto n = static_cast<std::size_t>(tensor);
  const BlockPlace there = held[n] == block ? BlockPlace::AlsoOnChip : BlockPlace::InHbm;
  if (facts->form.isSummed(tensor)) {
    // Brought before the first addition it holds zeros.
    return held[n] == block || share(tensor, block).done > 0 ? there : BlockPlace::NotWritten;
  }
  const std::int64_t writer = facts->order.writer(tensor, block);
  if (writer < 0) return there;
  if (position == 0 || writer > strip) return BlockPlace::NotWritten;
  if (writer < strip) return there;
  return written[n] ? there : BlockPlace::NotWritten;
}

std::int64_t StageScene::writtenTiles(Tensor matrix, std::int64_t row) const {
  const std::int64_t writer = facts->order.writer(matrix, row);
  if (writer < 0) return facts->nc();
  if (position == 0 || writer > strip) return 0;
  return writer < strip ? facts->nc() : tilesEnded;
}

BlockPlace StageScene::matrixPlace(Tensor matrix, TileIndex tile) const {
  if (tile.j >= writtenTiles(matrix, tile.i)) return BlockPlace::NotWritten;
  const bool here = held[static_cast<std::size_t>(matrix)] == tile.i * facts->nc() + tile.j;
  return here ? BlockPlace::AlsoOnChip : BlockPlace::InHbm;
}

StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position,
                      const std::optional<Event>& event, const Totals& totals) {
  StageScene scene;
  scene.facts = &facts;
  scene.position = position;
  scene.event = event;
  scene.strip = trace.stripOf(std::max<std::int64_t>(position, 1));
  scene.kind = trace.schedule().strip(scene.strip).kind;
  ChipWalk walk(facts, scene);
  if (event) {
    scene.i = event->i;
    scene.j = event->j;
    std::int64_t at = trace.positionsOf(scene.strip).begin;
    trace.schedule().forEachEvent(trace.schedule().strip(scene.strip), [&](const Event& each) {
      walk.take(each);
      return ++at < position;
    });
    scene.lastMove = moveOf(*event, position);
    if (!scene.lastMove) {
      if (const auto k = trace.previous(position, isMove)) scene.lastMove = moveOf(trace.event(*k), *k);
    }
  }
  countTiles(scene);
  findWork(scene);
  scene.values = totals.values();
  scene.bytes = totals.bytes(facts.problem.settings().elementType);
  scene.loaded = totals.valuesLoaded();
  scene.stored = totals.valuesStored();
  scene.loadedBytes = loadedAmount(facts.problem, totals).bytes;
  scene.storedBytes = storedAmount(facts.problem, totals).bytes;
  return scene;
}

StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position) {
  const auto event = position > 0 ? std::optional(trace.event(position)) : std::nullopt;
  return stageScene(facts, trace, position, event, trace.totals(position));
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/launch_texts.h"

#include <cmath>

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString whatIsLaunched(const LaunchFacts& facts) {
  switch (facts.grid.partition) {
    case BlockPart::QueryBlock: return tr("one for each query block and head");
    case BlockPart::KeyBlock: return tr("one for each key block and head");
    case BlockPart::Head: return tr("one for each head");
  }
  return {};
}

/// Tile times are whole numbers.
QString tileTime(double time) { return grouped(std::llround(time)); }

QString tilesText(std::int64_t tiles) { return tiles == 1 ? tr("1 tile") : tr("%1 tiles").arg(grouped(tiles)); }

}  // namespace

QString partName(BlockPart part) {
  switch (part) {
    case BlockPart::QueryBlock: return tr("query block");
    case BlockPart::KeyBlock: return tr("key block");
    case BlockPart::Head: return tr("head");
  }
  return {};
}

QString launchText(const LaunchFacts& facts) {
  const auto count = static_cast<std::int64_t>(facts.grid.blocks.size());
  const QString blocks = count == 1 ? tr("1 thread block") : tr("%1 thread blocks").arg(grouped(count));
  const QString places =
      facts.blocksAtOnce == 1
          ? (facts.multiprocessors == 1 ? tr("%1 SM, one at a time on it") : tr("%1 SMs, one at a time on each"))
                .arg(grouped(facts.multiprocessors))
          : (facts.multiprocessors == 1 ? tr("%1 SM, %2 at once on it") : tr("%1 SMs, %2 at once on each"))
                .arg(grouped(facts.multiprocessors), grouped(facts.blocksAtOnce));
  QString text = tr("%1, %2; %3: %4 waves.").arg(blocks, whatIsLaunched(facts), places, fixed(facts.waves(), 2));
  const QString tiles = facts.isBalanced()
                            ? tr("%1 each").arg(tilesText(facts.mostTiles))
                            : tr("%1 to %2 tiles each").arg(grouped(facts.fewestTiles), grouped(facts.mostTiles));
  text += u' ' + tr("%1: the last place ends after %2, shared evenly it would be %3: %4 busy.")
                     .arg(tiles, tilesText(std::llround(facts.schedule.length)), fixed(facts.schedule.evenLength(), 1),
                          percent(facts.schedule.busyShare()));
  if (percent(facts.busyShareReversed) != percent(facts.schedule.busyShare())) {
    text += u' ' + tr("Started the other way round: %1 busy.").arg(percent(facts.busyShareReversed));
  }
  return text;
}

QString threadBlockText(const LaunchFacts& facts, std::int64_t block) {
  const ThreadBlock& what = facts.grid.blocks[static_cast<std::size_t>(block)];
  const BlockRun& run = facts.schedule.runs[static_cast<std::size_t>(block)];
  const QString part =
      facts.grid.partition == BlockPart::Head
          ? tr("head %1").arg(grouped(what.head))
          : tr("%1 %2 of head %3").arg(partName(facts.grid.partition), grouped(what.part), grouped(what.head));
  return tr("Thread block %1: %2, %3; on SM %4, from tile time %5 to %6.")
      .arg(grouped(block), part, tilesText(what.tiles), grouped(facts.multiprocessorOf(run)), tileTime(run.begin),
           tileTime(run.end));
}

}  // namespace tilewise

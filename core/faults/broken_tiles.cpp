// SPDX-License-Identifier: MIT
#include "core/faults/broken_tiles.h"

namespace tilewise {

namespace {

/// The problem that a broken run believes to compute.
Problem asRead(const Problem& problem, std::optional<Fault> fault) {
  if (fault != Fault::CausalCorner) return problem;
  ProblemSettings settings = problem.settings();
  const bool isTopLeft = settings.alignment == Alignment::TopLeft;
  settings.alignment = isTopLeft ? Alignment::BottomRight : Alignment::TopLeft;
  return Problem::make(std::move(settings)).value();
}

}  // namespace

BrokenTiles::BrokenTiles(const Problem& problem, std::optional<Fault> fault)
    : m_problem(asRead(problem, fault)), m_fault(fault), m_grid(m_problem), m_right(problem) {}

Range BrokenTiles::paddedKeys(std::int64_t j) const {
  const Range keys = m_grid.keys(j);
  return has(Fault::RaggedTail) ? Range{keys.begin, keys.begin + m_problem.Bc()} : keys;
}

bool BrokenTiles::startsAfterFirstQuery(TileIndex tile) const {
  return m_problem.settings().causal && keys(tile.j).begin > queries(tile.i).begin + m_problem.offset();
}

TileKind BrokenTiles::kind(TileIndex tile) const {
  const TileKind kind = m_grid.kind(tile);
  if (has(Fault::SkipFirstWithFirst) && startsAfterFirstQuery(tile)) return TileKind::Skipped;
  if (has(Fault::PartialTileSkipped) && kind == TileKind::Partial) return TileKind::Skipped;
  if (has(Fault::PartialTileNotMasked) && kind == TileKind::Partial) return TileKind::Full;
  return kind;
}

bool BrokenTiles::rowIsVisited(std::int64_t i) const {
  for (std::int64_t j = 0; j < nc(); ++j) {
    if (!skips({i, j})) return true;
  }
  return false;
}

bool BrokenTiles::columnIsVisited(std::int64_t j) const {
  for (std::int64_t i = 0; i < nr(); ++i) {
    if (!skips({i, j})) return true;
  }
  return false;
}

bool BrokenTiles::cameAcrossAKey(std::int64_t r) const {
  const std::int64_t i = m_grid.tileAt(r, 0).i;
  for (std::int64_t j = 0; j < nc(); ++j) {
    const TileKind kind = this->kind({i, j});
    if (kind == TileKind::Full) return true;
    if (kind == TileKind::Partial && m_grid.mask().seesAKey(r, keys(j))) return true;
  }
  return false;
}

bool BrokenTiles::weighsPadding(std::int64_t r, std::int64_t t) const {
  const ProblemSettings& settings = m_problem.settings();
  if (settings.documents) return false;  // padding belongs to no document
  const std::int64_t diagonal = r + m_problem.offset();
  const Window& window = settings.window;
  return (!settings.causal || t <= diagonal) && (window.right == Window::Unbounded || t <= diagonal + window.right) &&
         (window.left == Window::Unbounded || t >= diagonal - window.left);
}

bool BrokenTiles::weighs(std::int64_t r, std::int64_t t) const {
  const TileKind kind = this->kind(m_grid.tileAt(r, t));
  return kind == TileKind::Full || (kind == TileKind::Partial && m_grid.mask().visible(r, t));
}

TileFate BrokenTiles::fate(TileIndex tile) const {
  const bool isVisited = m_right.kind(tile) != TileKind::Skipped;
  if (skips(tile)) return isVisited ? TileFate::Lost : TileFate::Skipped;
  return isVisited ? TileFate::Computed : TileFate::InVain;
}

/// Entry by entry only where the two may differ.
void BrokenTiles::addPairs(TileIndex tile, BrokenTileCounts& counts) const {
  const Range queries = this->queries(tile.i), keys = this->keys(tile.j);
  const TileKind right = m_right.kind(tile), broken = kind(tile);
  const std::int64_t visible = right == TileKind::Skipped ? 0 : m_right.mask().visibleEntries(queries, keys);
  counts.visiblePairs += visible;
  if (broken == TileKind::Skipped) {
    counts.pairsLost += visible;
  } else if (broken == TileKind::Full) {
    counts.pairsAdded += queries.size() * keys.size() - visible;
  } else if (has(Fault::CausalCorner)) {
    for (std::int64_t r = queries.begin; r < queries.end; ++r) {
      for (std::int64_t t = keys.begin; t < keys.end; ++t) {
        const bool sees = m_right.mask().visible(r, t), weighed = m_grid.mask().visible(r, t);
        counts.pairsLost += sees && !weighed ? 1 : 0;
        counts.pairsAdded += weighed && !sees ? 1 : 0;
      }
    }
  }
  if (broken == TileKind::Skipped) return;
  for (std::int64_t t = keys.end; t < paddedKeys(tile.j).end; ++t) {
    for (std::int64_t r = queries.begin; r < queries.end; ++r) counts.paddedPairs += weighsPadding(r, t) ? 1 : 0;
  }
}

BrokenTileCounts BrokenTiles::counts() const {
  BrokenTileCounts counts;
  for (std::int64_t i = 0; i < nr(); ++i) {
    for (std::int64_t j = 0; j < nc(); ++j) {
      const TileFate fate = this->fate({i, j});
      counts.visited += fate == TileFate::Computed || fate == TileFate::Lost ? 1 : 0;
      counts.computed += fate == TileFate::Computed || fate == TileFate::InVain ? 1 : 0;
      counts.lost += fate == TileFate::Lost ? 1 : 0;
      counts.inVain += fate == TileFate::InVain ? 1 : 0;
      addPairs({i, j}, counts);
    }
  }
  return counts;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// Fills in what an event's kind, tile and tensor imply, and hands it on. Every call answers whether to go on.

#include <cstdint>
#include <optional>

#include "core/problem/tensor.h"
#include "core/trace/schedule.h"

namespace tilewise {

class StripWriter {
 public:
  StripWriter(const Problem& problem, const TileGrid& grid, Pass pass, const Schedule::Visit& visit)
      : m_problem(problem), m_grid(grid), m_pass(pass), m_visit(visit) {}

  const Problem& problem() const { return m_problem; }
  const TileGrid& grid() const { return m_grid; }

  // The place that the next events belong to.
  void atStart() { at({}, {}); }
  void atRow(std::int64_t i) { at(i, {}); }
  void atColumn(std::int64_t j) { at({}, j); }
  void atTile(TileIndex tile) { at(tile.i, tile.j); }

  bool plain(EventKind kind) { return write(start(kind)); }
  /// A tensor's block of the place: its rows are queries or keys as the tensor's are.
  bool load(Tensor tensor) { return move(EventKind::Load, tensor); }
  bool store(Tensor tensor) { return move(EventKind::Store, tensor); }
  bool skipped();
  /// The product of a tile with rows of this width.
  bool product(EventKind kind, std::int64_t width);
  bool rowTerms(std::int64_t width);
  bool masked(std::int64_t entries);
  /// Masks the tile of the place, where it is partial.
  bool maskTile();
  bool exponentials(EventKind kind, std::int64_t count);
  /// One a entry of the tile.
  bool tileExponentials(EventKind kind) { return exponentials(kind, rows() * keys()); }
  /// Normalised, lse written: with the rows of the place that see no key.
  bool finished(EventKind kind);

  std::int64_t rows() const { return m_grid.queries(*m_i).size(); }  ///< queries of the place
  std::int64_t keys() const { return m_grid.keys(*m_j).size(); }     ///< keys of the place

 private:
  void at(std::optional<std::int64_t> i, std::optional<std::int64_t> j) {
    m_i = i;
    m_j = j;
  }
  Event start(EventKind kind) const;
  bool move(EventKind kind, Tensor tensor);
  bool write(const Event& event) { return m_visit(event); }

  const Problem& m_problem;
  const TileGrid& m_grid;
  Pass m_pass;
  const Schedule::Visit& m_visit;
  std::optional<std::int64_t> m_i, m_j;
};

}  // namespace tilewise

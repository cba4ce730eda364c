// SPDX-License-Identifier: MIT
#pragma once

/// FlashAttention-2, forward, one query block at a time: executes the events of a strip on blocks in the arena.
/// Source: Dao 2023, "FlashAttention-2", Algorithm 1.

#include <span>

#include "core/attention/strip_machine.h"
#include "core/memory/arena.h"
#include "core/memory/hbm.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

template <class Real>
class Fa2Forward final : public StripMachine {
 public:
  Fa2Forward(const Problem& problem, Hbm<Real>& hbm);

  EventFigures apply(const Event& event) override;
  const TrafficCounter& counter() const override { return m_door.counter(); }
  Footprint onChipPeak() const override { return m_arena.peak(); }

  // What is on chip now, for replay. Rows are those of the current query block, columns those of the current key block.
  ConstBlock<Real> Q() const { return m_Q.topRows(m_queries.size()); }
  ConstBlock<Real> K() const { return m_K.topRows(m_keys.size()); }
  ConstBlock<Real> V() const { return m_V.topRows(m_keys.size()); }
  /// S before it is exponentiated, P after.
  ConstBlock<Real> weights() const { return m_S.topLeftCorner(m_queries.size(), m_keys.size()); }
  ConstBlock<Real> output() const { return m_O.topRows(m_queries.size()); }
  ConstBlock<Real> m() const { return m_m.topRows(m_queries.size()); }
  ConstBlock<Real> l() const { return m_l.topRows(m_queries.size()); }
  /// m' and f of the tile: registers of a kernel, not part of the on-chip set.
  ConstBlock<Real> mNew() const { return m_mNew.topRows(m_queries.size()); }
  ConstBlock<Real> factor() const { return m_factor.topRows(m_queries.size()); }
  ConstBlock<Real> lse() const { return m_lse.topRows(m_queries.size()); }

 private:
  void begin(const Event& event);
  void load(const Event& event);
  void store(const Event& event);
  void mask();
  EventFigures updateMaximum();
  void exponentiate();
  EventFigures rescale();
  void accumulate();
  void normalise();
  void writeLse();

  std::span<Real> weightRow(Index r);
  /// How many of the current keys row r of the block sees.
  std::int64_t visibleKeys(Index r) const;
  bool seesAKey(Index r) const;

  TileGrid m_grid;
  Real m_scale;
  HbmDoor<Real> m_door;
  Arena<Real> m_arena;
  typename Arena<Real>::Box m_Q, m_K, m_S, m_V, m_O, m_m, m_l;
  Matrix<Real> m_mNew, m_factor, m_lse;
  Range m_queries, m_keys;
  TileKind m_kind = TileKind::Full;
};

extern template class Fa2Forward<float>;
extern template class Fa2Forward<double>;

}  // namespace tilewise

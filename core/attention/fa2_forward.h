// SPDX-License-Identifier: MIT
#pragma once

/// FlashAttention-2, forward, one query block at a time: executes the events of a strip on blocks in the arena.
/// Source: Dao 2023, "FlashAttention-2", Algorithm 1.

#include "core/attention/strip_machine.h"
#include "core/attention/tile_rules.h"
#include "core/memory/arena.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

template <class Real>
class Fa2Forward final : public StripMachine {
 public:
  Fa2Forward(const Problem& problem, Hbm<Real>& hbm);

  EventFigures apply(const Event& event) override;
  const TrafficCounter& counter() const override { return m_door.counter(); }
  Footprint onChipPeak() const override { return m_arena.peak(); }
  Matrix<double> look(Look what) const override;

 private:
  void begin(const Event& event);
  void load(const Event& event);
  void store(const Event& event);
  EventFigures updateMaximum();
  void exponentiate();
  EventFigures rescale();
  void accumulate();
  void normalise();
  void writeLse();

  Index rows() const { return m_place.queries.size(); }
  Block<Real> S() { return m_S.topLeftCorner(rows(), m_place.keys.size()); }

  TileGrid m_grid;
  TileRules<Real> m_rules;
  HbmDoor<Real> m_door;
  Arena<Real> m_arena;
  typename Arena<Real>::Box m_Q, m_K, m_S, m_V, m_O, m_m, m_l;
  Matrix<Real> m_mNew, m_factor, m_lse;  ///< registers
  TilePlace m_place;
};

extern template class Fa2Forward<float>;
extern template class Fa2Forward<double>;

}  // namespace tilewise

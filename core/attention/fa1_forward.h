// SPDX-License-Identifier: MIT
#pragma once

/// FlashAttention (the first), forward, one key block at a time: the output of a query block goes out normalised and
/// comes in again at every visit, with its statistics m and l.
/// Source: Dao et al. 2022, "FlashAttention", Algorithm 1 (with the mask of Algorithm 2).

#include "core/attention/strip_machine.h"
#include "core/attention/tile_blocks.h"
#include "core/attention/tile_rules.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

template <class Real>
class Fa1Forward final : public StripMachine {
 public:
  Fa1Forward(const Problem& problem, Hbm<Real>& hbm);

  EventFigures apply(const Event& event) override;
  const TrafficCounter& counter() const override { return m_door.counter(); }
  Footprint onChipPeak() const override { return m_arena.peak(); }
  Matrix<double> look(Look what) const override;

 private:
  void load(const Event& event);
  void store(const Event& event);
  void score();
  EventFigures updateMaximum();
  EventFigures rescale();
  void accumulate();
  void normalise();

  Index rows() const { return m_place.queries.size(); }
  Index keys() const { return m_place.keys.size(); }
  Block<Real> S() { return m_S.topLeftCorner(rows(), keys()); }

  TileGrid m_grid;
  TileRules<Real> m_rules;
  HbmDoor<Real> m_door;
  const TileKernels<Real>& m_kernels;
  Arena<Real> m_arena;
  Box<Real> m_Q, m_Kt, m_S, m_V, m_O, m_m, m_l, m_mOld, m_lOld;  ///< K_j is held transposed
  Box<Real> m_mTile, m_factor, m_factorTile, m_sums, m_divisor, m_none;  ///< registers; the last is -inf in every row
  TilePlace m_place;
};

extern template class Fa1Forward<float>;
extern template class Fa1Forward<double>;

}  // namespace tilewise

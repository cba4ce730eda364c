// SPDX-License-Identifier: MIT
#pragma once

/// The backward pass by tiles, in any of its loop orders: executes the events of a strip on blocks in the arena. Which
/// blocks come and go, and when, is the schedule's; what is done to a tile is the same in all orders.
/// Source: Dao 2023, "FlashAttention-2", Algorithm 2; Dao et al. 2022, "FlashAttention", Algorithm 4 (FA-1).

#include "core/attention/strip_machine.h"
#include "core/attention/tile_blocks.h"
#include "core/attention/tile_rules.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

template <class Real>
class TileBackward final : public StripMachine {
 public:
  /// Requires: kind is one of RowTerms to QueryGradients.
  TileBackward(const Problem& problem, Hbm<Real>& hbm, StripKind kind);

  EventFigures apply(const Event& event) override;
  const TrafficCounter& counter() const override { return m_door.counter(); }
  /// Zero for the row terms: a pass of its own before the loops.
  Footprint onChipPeak() const override;
  Matrix<double> look(Look what) const override;

 private:
  using Box = typename Arena<Real>::Box;

  void begin(const Event& event);
  void load(const Event& event);
  void store(const Event& event);
  Box& boxOf(Tensor tensor);
  bool isOfKeys(Tensor tensor) const;
  void enterTile(const Event& event);
  void score();
  void recomputeWeights();
  void addDV();
  void makeDP();
  void makeDS();
  void makeRowTerms();
  void addDQ();
  void addDK();

  Index rows() const { return m_place.queries.size(); }
  Index keys() const { return m_place.keys.size(); }
  Block<Real> P() { return m_P.topLeftCorner(rows(), keys()); }
  Block<Real> dS() { return m_dS.topLeftCorner(rows(), keys()); }

  StripKind m_kind;
  TileGrid m_grid;
  TileRules<Real> m_rules;
  HbmDoor<Real> m_door;
  const TileKernels<Real>& m_kernels;
  Arena<Real> m_arena;
  Box m_Q, m_dO, m_O, m_K, m_Vt, m_P, m_dS, m_dQ, m_dK, m_dV, m_m, m_l, m_lse, m_D;  ///< V_j is held transposed
  Box m_Kt;                   ///< K_j once more, transposed: S takes it so, and dQ as it is
  Matrix<Real> m_capFactors;  ///< registers: 1 - (u/cap)² of the tile, with a soft cap
  TilePlace m_place;
};

extern template class TileBackward<float>;
extern template class TileBackward<double>;

}  // namespace tilewise

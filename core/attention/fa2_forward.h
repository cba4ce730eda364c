// SPDX-License-Identifier: MIT
#pragma once

/// FlashAttention-2, forward, one query block at a time: executes the events of a strip on blocks in the arena. The tile
/// is held transposed, with its queries along the vectors, and so is Q_i: maxima and sums of a query then need no work
/// across a vector, and K_j and V_j are used as they come.
/// Source: Dao 2023, "FlashAttention-2", Algorithm 1.

#include "core/attention/running_softmax.h"
#include "core/attention/strip_machine.h"
#include "core/attention/tile_blocks.h"
#include "core/attention/tile_rules.h"
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
  void score();
  void mask();
  EventFigures updateMaximum();
  EventFigures rescale();
  void accumulate();
  void normalise();
  void writeLse();

  Index rows() const { return m_place.queries.size(); }
  Index keys() const { return m_place.keys.size(); }
  /// Does to the tile what is written for tiles with one row a query.
  template <class Change>
  void byQueries(const Change& change);

  TileGrid m_grid;
  TileRules<Real> m_rules;
  HbmDoor<Real> m_door;
  const TileKernels<Real>& m_kernels;
  Arena<Real> m_arena;
  Box<Real> m_Qt, m_K, m_St, m_V, m_O, m_m, m_l;
  Box<Real> m_mNew, m_factor, m_sums, m_divisor, m_lse;  ///< registers
  Box<Real> m_tile;                                      ///< the tile with one row a query, while byQueries() runs
  ChangedRows m_changed;                                 ///< by the maximum of the tile, while figures are measured
  TilePlace m_place;
};

extern template class Fa2Forward<float>;
extern template class Fa2Forward<double>;

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// Standard attention, forward, in three passes with S and P in HBM: executes the events of its strips.
/// Source: Dao et al. 2022, "FlashAttention", Algorithm 0; pass structure of algorithms.md.

#include <span>

#include "core/attention/strip_machine.h"
#include "core/attention/tile_rules.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

template <class Real>
class StandardForward final : public StripMachine {
 public:
  StandardForward(const Problem& problem, Hbm<Real>& hbm, StandardResidents<Real>& residents);

  EventFigures apply(const Event& event) override;
  const TrafficCounter& counter() const override { return m_door.counter(); }
  Footprint onChipPeak() const override { return {}; }  ///< not modelled
  Matrix<double> look(Look what) const override;

 private:
  void begin(const Event& event);
  void load(const Event& event);
  void store(const Event& event);
  void enterTile(const Event& event);
  void exponentiate();
  void normalise();

  Index rows() const { return m_place.queries.size(); }
  Block<Real> tile() { return m_tile.topLeftCorner(rows(), m_place.keys.size()); }
  /// S_i, then P_i, over all keys.
  Block<Real> strip() { return m_strip.topRows(rows()); }
  TilePlace stripPlace() const { return {m_place.queries, {0, m_strip.cols()}, TileKind::Partial}; }

  TileGrid m_grid;
  TileRules<Real> m_rules;
  HbmDoor<Real> m_door;
  StandardResidents<Real>& m_residents;
  Matrix<Real> m_Q, m_tile, m_strip, m_O;
  Vector<Real> m_m, m_l;
  TilePlace m_place;
};

extern template class StandardForward<float>;
extern template class StandardForward<double>;

}  // namespace tilewise

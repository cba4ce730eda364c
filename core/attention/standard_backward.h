// SPDX-License-Identifier: MIT
#pragma once

/// Standard attention, backward, in five passes with P, dP and dS in HBM: executes the events of its strips.
/// Source: Dao et al. 2022, "FlashAttention", appendix B.2 (the memory-hungry form); pass structure of algorithms.md.

#include "core/attention/strip_machine.h"
#include "core/attention/tile_rules.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

template <class Real>
class StandardBackward final : public StripMachine {
 public:
  /// Requires: kind is one of OutputGradientLoads to KeyGradientColumns.
  StandardBackward(const Problem& problem, Hbm<Real>& hbm, StandardResidents<Real>& residents, StripKind kind);

  EventFigures apply(const Event& event) override;
  const TrafficCounter& counter() const override { return m_door.counter(); }
  Footprint onChipPeak() const override { return {}; }  ///< not modelled
  Matrix<double> look(Look what) const override;

 private:
  void begin(const Event& event);
  void load(const Event& event);
  void store(const Event& event);
  void enterTile(const Event& event);
  void makeDP();
  void makeRowTerms();
  void makeDS();

  Index rows() const { return m_place.queries.size(); }
  Index keys() const { return m_place.keys.size(); }
  Block<Real> tile() { return m_tile.topLeftCorner(rows(), keys()); }

  StripKind m_kind;
  TileGrid m_grid;
  TileRules<Real> m_rules;
  HbmDoor<Real> m_door;
  StandardResidents<Real>& m_residents;
  Matrix<Real> m_tile;                  ///< P, dP or dS of the tile at hand
  Matrix<Real> m_P, m_dP, m_capFactors;  ///< pass 3: rows over all keys; dP becomes dS
  Matrix<Real> m_dO, m_dQ, m_dK, m_dV;
  Vector<Real> m_D;
  TilePlace m_place;
};

extern template class StandardBackward<float>;
extern template class StandardBackward<double>;

}  // namespace tilewise

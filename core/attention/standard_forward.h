// SPDX-License-Identifier: MIT
#pragma once

/// Standard attention, forward, in three passes with S and P in HBM: executes the events of its strips.
/// Source: Dao et al. 2022, "FlashAttention", Algorithm 0; pass structure of algorithms.md.

#include <span>

#include "core/attention/strip_machine.h"
#include "core/memory/hbm.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

/// What passes 1 and 3 keep beside the strips: all of K, all of V (Algorithm 0 leaves residency open, so each crosses
/// once). Filled by the machine that runs the loads, read by all.
template <class Real>
struct StandardResidents {
  Matrix<Real> K;
  Matrix<Real> V;
  Vector<Real> lse;  ///< by the way: Algorithm 0 writes no lse, and none is counted
};

template <class Real>
class StandardForward final : public StripMachine {
 public:
  StandardForward(const Problem& problem, Hbm<Real>& hbm, StandardResidents<Real>& residents);

  EventFigures apply(const Event& event) override;
  const TrafficCounter& counter() const override { return m_door.counter(); }
  Footprint onChipPeak() const override { return {}; }  ///< not modelled

 private:
  void begin(const Event& event);
  void load(const Event& event);
  void store(const Event& event);
  void mask();
  void maximum();
  void exponentiate();
  void normalise();
  void accumulate(const Event& event);
  std::span<Real> row(Index r) { return {&m_strip(r, 0), static_cast<std::size_t>(m_strip.cols())}; }

  TileGrid m_grid;
  Real m_scale;
  HbmDoor<Real> m_door;
  StandardResidents<Real>& m_residents;
  Matrix<Real> m_Q, m_tile, m_strip, m_O;  ///< strip: S_i, then P_i, over all keys
  Vector<Real> m_m, m_l;
  Range m_queries;
};

extern template class StandardForward<float>;
extern template class StandardForward<double>;

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// FlashAttention-2, forward, with a switch at each line that a fault changes. One thread's.
/// Source: Dao 2023, "FlashAttention-2", Algorithm 1.

#include <cstdint>

#include "core/attention/tile_rules.h"
#include "core/faults/broken_tiles.h"
#include "core/memory/hbm.h"

namespace tilewise {

template <class Real>
class BrokenForward {
 public:
  /// Both outlive this.
  BrokenForward(const BrokenTiles& tiles, Hbm<Real>& hbm);

  /// Query block i against all key blocks.
  void queryBlock(std::int64_t i);

  const TrafficCounter& counter() const { return m_door.counter(); }
  std::int64_t tilesComputed() const { return m_tilesComputed; }

 private:
  bool has(Fault fault) const { return m_tiles.has(fault); }
  void tile(TileIndex tile);
  void loadKeys();
  void mask();
  void rescale();
  void finish();

  Index rows() const { return m_place.queries.size(); }
  Index keys() const { return m_place.keys.size(); }  ///< those past Tk not counted
  /// The tile, with the columns of keys past Tk where a fault weighs them.
  Block<Real> S() { return m_S.topLeftCorner(rows(), m_width); }
  Block<Real> ofKeys() { return m_S.topLeftCorner(rows(), keys()); }

  const BrokenTiles& m_tiles;
  TileRules<Real> m_rules;
  HbmDoor<Real> m_door;
  Matrix<Real> m_Q, m_K, m_V, m_S, m_O;
  Matrix<Real> m_m, m_mNew, m_l, m_lse;
  TilePlace m_place;
  Index m_width = 0;
  std::int64_t m_tilesComputed = 0;
};

extern template class BrokenForward<float>;
extern template class BrokenForward<double>;

}  // namespace tilewise

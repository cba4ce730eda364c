// SPDX-License-Identifier: MIT
#pragma once

/// FlashAttention-2, backward, with a switch at each line that a fault changes. One thread's.
/// Source: Dao 2023, "FlashAttention-2", Algorithm 2.

#include <cstdint>
#include <functional>

#include "core/attention/tile_rules.h"
#include "core/faults/broken_tiles.h"
#include "core/memory/hbm.h"

namespace tilewise {

template <class Real>
class BrokenBackward {
 public:
  /// Both outlive this.
  BrokenBackward(const BrokenTiles& tiles, Hbm<Real>& hbm);

  /// D of query block i, before the loop.
  void rowTerms(std::int64_t i);
  /// Key block j against all query blocks. inTurn(i, add) calls add() when it is this key block's turn to add to dQ_i,
  /// and is called for every query block.
  using InTurn = std::function<void(std::int64_t i, const std::function<void()>& add)>;
  void keyBlock(std::int64_t j, const InTurn& inTurn);

  const TrafficCounter& counter() const { return m_door.counter(); }

 private:
  bool has(Fault fault) const { return m_tiles.has(fault); }
  void load(Tensor tensor, Matrix<Real>& block);
  void store(Tensor tensor, const Matrix<Real>& block);
  Range rangeOf(Tensor tensor) const;
  void enterTile(TileIndex tile);
  void recomputeWeights();
  void addDV();
  void makeDS();
  void addDQ();
  void addDK();

  Index rows() const { return m_place.queries.size(); }
  Index keys() const { return m_place.keys.size(); }
  Block<Real> P() { return m_P.topLeftCorner(rows(), keys()); }
  Block<Real> dS() { return m_dS.topLeftCorner(rows(), keys()); }
  /// What dS is multiplied by on its way into dQ and dK.
  Real scale() const { return has(Fault::ScaleMissing) ? Real{1} : m_rules.scale(); }

  const BrokenTiles& m_tiles;
  TileRules<Real> m_rules;
  TileRules<Real> m_dropout;  ///< whose dropout mask is taken
  HbmDoor<Real> m_door;
  Matrix<Real> m_Q, m_dO, m_O, m_lse, m_D, m_dQ;
  Matrix<Real> m_K, m_V, m_dK, m_dV;
  Matrix<Real> m_P, m_dS, m_capFactors;
  TilePlace m_place;
};

extern template class BrokenBackward<float>;
extern template class BrokenBackward<double>;

}  // namespace tilewise

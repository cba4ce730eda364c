// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled once for each instruction set: TILEWISE_EIGEN names Eigen's namespace there, TILEWISE_EIGEN_PRODUCTS the function.
#include "tests/benchmarks/eigen_products.h"

#define Eigen TILEWISE_EIGEN
#include <Eigen/Core>

namespace tilewise {

namespace {

template <class Real>
void products(const TileArrays<Real>& tile, bool backward) {
  using Block = Eigen::Map<Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;
  Block Q(tile.Q, tile.queries, tile.d), K(tile.K, tile.keys, tile.d), V(tile.V, tile.keys, tile.d),
      O(tile.O, tile.queries, tile.d), S(tile.S, tile.queries, tile.keys);
  constexpr Real Little{1e-6F};
  S.noalias() = Little * (Q * K.transpose());
  O.noalias() += Little * (S * V);
  if (!backward) return;
  V.noalias() += Little * (S.transpose() * O);
  S.noalias() = Little * (O * V.transpose());
  K.noalias() += Little * (S.transpose() * Q);
}

}  // namespace

EigenProducts<float> TILEWISE_EIGEN_PRODUCTS(float) { return products<float>; }
EigenProducts<double> TILEWISE_EIGEN_PRODUCTS(double) { return products<double>; }

}  // namespace tilewise

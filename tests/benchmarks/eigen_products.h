// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Eigen's products of the shapes that a tile takes, compiled for each instruction set with names of their own: an inline
/// function of Eigen that uses AVX-512 must not become that of the engine in the same program.

#include <cstdint>

namespace tilewise {

/// The arrays of a tile, row-major and not padded. Shapes: Q, O: queries x d; K, V: keys x d; S: queries x keys.
template <class Real>
struct TileArrays {
  std::int64_t queries, keys, d;
  Real *Q, *K, *V, *O, *S;
};

/// The products of one tile: S = c Q K^T and O += S V; with `backward` three more, for dV += P^T dO, dP = dO V^T and
/// dK += dS^T Q. What the values are does not matter.
template <class Real>
using EigenProducts = void (*)(const TileArrays<Real>& tile, bool backward);

// The argument is of the type that is wanted. Those of AVX2 and AVX-512 exist on x86-64.
EigenProducts<float> eigenProductsBaseline(float);
EigenProducts<double> eigenProductsBaseline(double);
EigenProducts<float> eigenProductsAvx2(float);
EigenProducts<double> eigenProductsAvx2(double);
EigenProducts<float> eigenProductsAvx512(float);
EigenProducts<double> eigenProductsAvx512(double);

}  // namespace tilewise

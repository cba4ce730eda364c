// SPDX-License-Identifier: MIT
#pragma once

/// The two products of a tile, on blocks in on-chip memory.

#include <cstdint>

#include "core/base/matrix.h"

namespace tilewise {

/// S = scale Q K^T. Shapes: Q: r x d, K: c x d, S: r x c.
template <class Real>
void scoreProduct(ConstBlock<Real> Q, ConstBlock<Real> K, Real scale, Block<Real> S);

/// O += P V. Shapes: P: r x c, V: c x d, O: r x d.
template <class Real>
void accumulateProduct(ConstBlock<Real> P, ConstBlock<Real> V, Block<Real> O);

/// O_row += P_row V over the first `keys` keys only: what the others hold has no influence, whatever it is.
/// Shapes: P: 1 x c, V: c x d, O: 1 x d, keys <= c.
template <class Real>
void accumulateVisible(ConstBlock<Real> P, ConstBlock<Real> V, std::int64_t keys, Block<Real> O);

}  // namespace tilewise

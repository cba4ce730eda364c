// SPDX-License-Identifier: MIT
#pragma once

/// The products of a tile, on blocks in on-chip memory.

#include "core/base/matrix.h"
#include "core/base/range.h"

namespace tilewise {

/// C = factor A B^T. Shapes: A: r x d, B: c x d, C: r x c. S = c Q K^T, dP = dO V^T.
template <class Real>
void productTransposed(ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C);

/// C += factor A B. Shapes: A: r x c, B: c x d, C: r x d. O += P V, dQ += c dS K.
template <class Real>
void addProduct(ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C);

/// C += factor A^T B. Shapes: A: r x c, B: r x d, C: c x d. dV += P^T dO, dK += c dS^T Q.
template <class Real>
void addTransposedProduct(ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C);

// One row of the two, over some of the keys only: what the others hold has no influence, whatever it is.

/// C += factor a B over these rows of B. Shapes: a: 1 x c, B: c x d, C: 1 x d.
template <class Real>
void addRowProduct(ConstBlock<Real> a, ConstBlock<Real> B, Range keys, Real factor, Block<Real> C);

/// C_t += factor a_t b for these rows of C. Shapes: a: 1 x c, b: 1 x d, C: c x d.
template <class Real>
void addOuterProduct(ConstBlock<Real> a, ConstBlock<Real> b, Range keys, Real factor, Block<Real> C);

}  // namespace tilewise

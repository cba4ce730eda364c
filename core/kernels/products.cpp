// SPDX-License-Identifier: MIT
#include "core/kernels/products.h"

namespace tilewise {

template <class Real>
void productTransposed(ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C) {
  C.noalias() = A * B.transpose();
  if (factor != 1) C *= factor;
}

template <class Real>
void addProduct(ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C) {
  C.noalias() += factor * (A * B);
}

template <class Real>
void addTransposedProduct(ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C) {
  C.noalias() += factor * (A.transpose() * B);
}

template <class Real>
void addRowProduct(ConstBlock<Real> a, ConstBlock<Real> B, Range keys, Real factor, Block<Real> C) {
  for (std::int64_t t = keys.begin; t < keys.end; ++t) C.row(0) += (factor * a(0, t)) * B.row(t);
}

template <class Real>
void addOuterProduct(ConstBlock<Real> a, ConstBlock<Real> b, Range keys, Real factor, Block<Real> C) {
  for (std::int64_t t = keys.begin; t < keys.end; ++t) C.row(t) += (factor * a(0, t)) * b.row(0);
}

#define TILEWISE_PRODUCTS(Real)                                                                          \
  template void productTransposed<Real>(ConstBlock<Real>, ConstBlock<Real>, Real, Block<Real>);          \
  template void addProduct<Real>(ConstBlock<Real>, ConstBlock<Real>, Real, Block<Real>);                 \
  template void addTransposedProduct<Real>(ConstBlock<Real>, ConstBlock<Real>, Real, Block<Real>);       \
  template void addRowProduct<Real>(ConstBlock<Real>, ConstBlock<Real>, Range, Real, Block<Real>);       \
  template void addOuterProduct<Real>(ConstBlock<Real>, ConstBlock<Real>, Range, Real, Block<Real>);
TILEWISE_PRODUCTS(float)
TILEWISE_PRODUCTS(double)
#undef TILEWISE_PRODUCTS

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/kernels/products.h"

namespace tilewise {

template <class Real>
void scoreProduct(ConstBlock<Real> Q, ConstBlock<Real> K, Real scale, Block<Real> S) {
  S.noalias() = Q * K.transpose();
  S *= scale;
}

template <class Real>
void accumulateProduct(ConstBlock<Real> P, ConstBlock<Real> V, Block<Real> O) {
  O.noalias() += P * V;
}

template <class Real>
void accumulateVisible(ConstBlock<Real> P, ConstBlock<Real> V, std::int64_t keys, Block<Real> O) {
  for (std::int64_t t = 0; t < keys; ++t) O.row(0) += P(0, t) * V.row(t);
}

template void scoreProduct<float>(ConstBlock<float>, ConstBlock<float>, float, Block<float>);
template void scoreProduct<double>(ConstBlock<double>, ConstBlock<double>, double, Block<double>);
template void accumulateProduct<float>(ConstBlock<float>, ConstBlock<float>, Block<float>);
template void accumulateProduct<double>(ConstBlock<double>, ConstBlock<double>, Block<double>);
template void accumulateVisible<float>(ConstBlock<float>, ConstBlock<float>, std::int64_t, Block<float>);
template void accumulateVisible<double>(ConstBlock<double>, ConstBlock<double>, std::int64_t, Block<double>);

}  // namespace tilewise

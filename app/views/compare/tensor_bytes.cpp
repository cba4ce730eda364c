// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/tensor_bytes.h"

#include "app/views/sentence/sentence_parts.h"
#include "app/views/stage/strip_painter.h"

namespace tilewise {

namespace {

constexpr Tensor QueriesOutside[] = {Tensor::Q,  Tensor::dO, Tensor::K,  Tensor::V,   Tensor::S, Tensor::P,
                                     Tensor::dP, Tensor::dS, Tensor::O,  Tensor::lse, Tensor::m, Tensor::l,
                                     Tensor::D,  Tensor::dQ, Tensor::dK, Tensor::dV};
constexpr Tensor KeysOutside[] = {Tensor::K,  Tensor::V,  Tensor::Q,  Tensor::dO,  Tensor::S, Tensor::P,
                                  Tensor::dP, Tensor::dS, Tensor::O,  Tensor::lse, Tensor::m, Tensor::l,
                                  Tensor::D,  Tensor::dQ, Tensor::dK, Tensor::dV};

std::int64_t bytesOf(const Totals& totals, Tensor tensor, ElementType modelled) {
  return (totals.loaded(tensor).values + totals.stored(tensor).values) * elementBytes(tensor, modelled);
}

}  // namespace

QList<TensorBytes> tensorBytes(const Totals& soFar, const Totals& whole, ElementType modelled, bool keysFirst) {
  QList<TensorBytes> all;
  for (const Tensor tensor : keysFirst ? KeysOutside : QueriesOutside) {
    if (bytesOf(whole, tensor, modelled) == 0) continue;
    if (tensor == Tensor::l && !all.isEmpty() && all.last().name == tensorMarkup(Tensor::m)) {
      all.last().name += QStringLiteral(", ") + tensorMarkup(Tensor::l);
      all.last().bytes += bytesOf(soFar, tensor, modelled);
      continue;
    }
    all.append({tensorMarkup(tensor), hueOf(tensor), isGradient(tensor), bytesOf(soFar, tensor, modelled)});
  }
  return all;
}

}  // namespace tilewise

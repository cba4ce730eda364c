// SPDX-License-Identifier: MIT
#include "core/costs/layer_model.h"

#include "core/costs/bounded_census.h"

namespace tilewise {

namespace {

TileCensus censusOf(const LayerSetting& layer) { return sparseCensus(lengthsOf(layer), layer.blocks, layer.s); }

}  // namespace

Lengths lengthsOf(const LayerSetting& layer) { return {layer.N, layer.N, layer.d, layer.d}; }

Accesses layerAccesses(AttentionPass which, const LayerSetting& layer) {
  const Accesses head = accessesOf(which, lengthsOf(layer), censusOf(layer));
  return {head.elements * layer.heads, head.statistics * layer.heads};
}

std::int64_t layerBytes(AttentionPass which, const LayerSetting& layer) {
  return layerAccesses(which, layer).bytes(layer.elementBytes);
}

double layerFlops(AttentionPass which, const LayerSetting& layer) {
  const Arithmetic head = arithmeticOf(which, lengthsOf(layer), censusOf(layer));
  return static_cast<double>(head.flops) * static_cast<double>(layer.heads);
}

double reportedFlops(const LayerSetting& layer, Pass direction, bool causal) {
  const double N = static_cast<double>(layer.N);
  const double forward = 4 * N * N * static_cast<double>(layer.d) * static_cast<double>(layer.heads);
  return forward * (causal ? 0.5 : 1.0) * (direction == Pass::Backward ? 2.5 : 1.0);
}

double reportedFlopsOfBoth(const LayerSetting& layer, bool causal) {
  return reportedFlops(layer, Pass::Forward, causal) + reportedFlops(layer, Pass::Backward, causal);
}

double trainingFlops(double tokens, double parameters, double layers, double hidden) {
  return 6 * tokens * parameters + 12 * layers * hidden * tokens * tokens;
}

}  // namespace tilewise

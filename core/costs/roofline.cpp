// SPDX-License-Identifier: MIT
#include "core/costs/roofline.h"

#include <algorithm>

#include "core/costs/access_curves.h"

namespace tilewise {

std::optional<Roof> roofOf(const Device& device, ElementType type) {
  const DeviceRates& rates = device.rates;
  const bool isHalf = type == ElementType::Fp16 || type == ElementType::Bf16;
  if (!isHalf || !rates.tensorFlops || !rates.hbmBandwidth) return std::nullopt;
  return Roof{rates.tensorFlops->value, rates.hbmBandwidth->value, rates.exponentials()};
}

double RooflinePoint::seconds() const {
  return std::max({tensorSeconds, bandwidthSeconds, exponentialSeconds.value_or(0)});
}

Bound RooflinePoint::bound() const {
  if (tensorSeconds >= seconds()) return Bound::Tensor;
  return exponentialSeconds.value_or(0) >= seconds() ? Bound::Exponentials : Bound::Bandwidth;
}

double RooflinePoint::attainableOfTwo() const { return flops / std::max(tensorSeconds, bandwidthSeconds); }

RooflinePoint rooflinePoint(const Roof& roof, double flops, double bytes, double exponentials) {
  RooflinePoint point{flops, bytes, exponentials, flops / roof.tensorFlops, bytes / roof.bandwidth, {}};
  if (roof.exponentials) point.exponentialSeconds = exponentials / *roof.exponentials;
  return point;
}

RooflinePoint rooflinePoint(const Roof& roof, AttentionPass which, const Lengths& lengths, const TileCensus& census,
                            ElementType type) {
  const Arithmetic work = arithmeticOf(which, lengths, census);
  const std::int64_t bytes = accessesOf(which, lengths, census).bytes(bytesOf(type));
  return rooflinePoint(roof, static_cast<double>(work.flops), static_cast<double>(bytes),
                       static_cast<double>(work.exponentials));
}

RooflinePoint rooflinePoint(const Roof& roof, const Problem& problem, Pass direction) {
  return rooflinePoint(roof, attentionPassOf(problem, direction), lengthsOf(problem), takeCensus(problem),
                       problem.settings().elementType);
}

RooflinePoint eachTensorOnce(const Roof& roof, const Problem& problem, Pass direction) {
  const Lengths lengths = lengthsOf(problem);
  const Arithmetic work = arithmeticOf(attentionPassOf(problem, direction), lengths, takeCensus(problem));
  const std::int64_t bytes = floorValues(lengths, direction) * bytesOf(problem.settings().elementType);
  return rooflinePoint(roof, static_cast<double>(work.flops), static_cast<double>(bytes), 0);
}

}  // namespace tilewise

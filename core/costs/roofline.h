// SPDX-License-Identifier: MIT
#pragma once

/// Bounds of a pass on a device if every counted byte came from HBM: three times, each as if the others were free. A
/// model: nothing is measured, the second-level cache (which serves most re-reads) is left out, and the three overlap.
/// Units: FLOP in products, FLOP per counted byte, bytes and FLOP per second.

#include <cstdint>
#include <optional>

#include "core/costs/accesses.h"
#include "core/costs/device_table.h"

namespace tilewise {

/// The roofs of a device for a modelled type.
struct Roof {
  double tensorFlops = 0;              ///< FLOP/s, dense
  double bandwidth = 0;                ///< byte/s of HBM
  std::optional<double> exponentials;  ///< a second; absent where the vendor does not state what it needs

  double ridge() const { return tensorFlops / bandwidth; }  ///< FLOP per byte at which the two roofs meet
};

/// Absent where the device states no bandwidth or no such rate: the table has rates of 16-bit types alone.
std::optional<Roof> roofOf(const Device& device, ElementType type);

enum class Bound : std::uint8_t { Tensor, Exponentials, Bandwidth };

struct RooflinePoint {
  double flops = 0;
  double bytes = 0;
  double exponentials = 0;
  double tensorSeconds = 0;
  double bandwidthSeconds = 0;
  std::optional<double> exponentialSeconds;  ///< absent with the roof's rate

  double intensity() const { return flops / bytes; }  ///< FLOP per counted byte
  double seconds() const;                              ///< the longest of the three
  Bound bound() const;                                 ///< which that is; on a tie tensor, then exponentials
  double attainable() const { return flops / seconds(); }  ///< FLOP/s
  double attainableOfTwo() const;                          ///< FLOP/s under the tensor and the bandwidth roof alone
};

RooflinePoint rooflinePoint(const Roof& roof, double flops, double bytes, double exponentials);

/// The problem's pass in this direction, one head (all heads have the same intensity). The census of its mask counts.
/// Cost: takeCensus.
RooflinePoint rooflinePoint(const Roof& roof, const Problem& problem, Pass direction);
RooflinePoint rooflinePoint(const Roof& roof, AttentionPass which, const Lengths& lengths, const TileCensus& census,
                            ElementType type);

/// The same products with each input and output across HBM once (floorValues), no exponentials: the right-hand limit of
/// any choice of blocks.
RooflinePoint eachTensorOnce(const Roof& roof, const Problem& problem, Pass direction);

}  // namespace tilewise

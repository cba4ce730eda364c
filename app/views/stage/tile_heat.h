// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The values of the tile at hand, as the stage shows them when a person has zoomed in: scores, then weights, backward
/// then their gradients.

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

#include "app/views/look/heat_map.h"
#include "core/problem/mask.h"
#include "core/problem/tensor.h"
#include "core/replay/block_state.h"

namespace tilewise {

struct TileHeat {
  std::int64_t i = 0;
  std::int64_t j = 0;
  Range queries;
  Range keys;
  Tensor what = Tensor::S;  ///< S, P (forward by tiles: P̃), dP or dS
  bool normalised = false;  ///< of P
  HeatScale scale{0, 1};
  std::vector<double> values;         ///< row-major, queries x keys
  std::vector<std::uint8_t> visible;  ///< 0 where the mask has hidden the entry

  bool isWeights() const { return what == Tensor::P; }
  double value(std::int64_t query, std::int64_t key) const { return values[at(query, key)]; }
  bool isVisible(std::int64_t query, std::int64_t key) const { return visible[at(query, key)] != 0; }

 private:
  std::size_t at(std::int64_t query, std::int64_t key) const {
    return static_cast<std::size_t>((query - queries.begin) * keys.size() + key - keys.begin);
  }
};

/// Absent when the state holds no values of a tile yet.
std::optional<TileHeat> tileHeat(const BlockState& state, const Mask& mask);

/// A visible entry that is NaN or infinite.
bool holdsNotFinite(const TileHeat& heat);

/// Two digits, as short as they get: "0.46", "1.2", "−12"; with `tight` also without the zero before the point.
QString twoDigits(double value, bool tight = false);

}  // namespace tilewise

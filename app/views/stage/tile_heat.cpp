// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/tile_heat.h"

#include <algorithm>
#include <cmath>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

bool isForwardByTiles(StripKind kind) { return kind == StripKind::QueryBlock || kind == StripKind::KeyBlock; }

/// The values that were made last.
const Matrix<double>* latest(const BlockState& state, Tensor& what) {
  const auto take = [&what](Tensor tensor, const std::optional<Matrix<double>>& values) {
    what = tensor;
    return &*values;
  };
  if (state.dS) return take(Tensor::dS, state.dS);
  if (state.dP) return take(Tensor::dP, state.dP);
  if (state.P) return take(Tensor::P, state.P);
  if (state.S) return take(Tensor::S, state.S);
  return nullptr;
}

}  // namespace

std::optional<TileHeat> tileHeat(const BlockState& state, const Mask& mask) {
  TileHeat heat;
  const Matrix<double>* values = state.i && state.j && !state.keys.empty() ? latest(state, heat.what) : nullptr;
  if (values == nullptr || values->size() != state.queries.size() * state.keys.size()) return std::nullopt;
  heat.i = *state.i;
  heat.j = *state.j;
  heat.queries = state.queries;
  heat.keys = state.keys;
  heat.normalised = heat.isWeights() && !isForwardByTiles(state.strip.value_or(StripKind::QueryBlock));
  heat.values.assign(values->data(), values->data() + values->size());
  heat.visible.assign(heat.values.size(), 1);
  // Scores are all there until the mask has been applied; then the hidden ones are -inf.
  const bool masked = heat.what != Tensor::S || state.mNew ||
                      std::ranges::any_of(heat.values, [](double value) { return std::isinf(value) && value < 0; });
  double largest = 0;
  std::size_t at = 0;
  for (std::int64_t query = heat.queries.begin; query < heat.queries.end; ++query) {
    for (std::int64_t key = heat.keys.begin; key < heat.keys.end; ++key, ++at) {
      if (masked && !mask.visible(query, key)) heat.visible[at] = 0;
      if (heat.visible[at] != 0 && std::isfinite(heat.values[at]))
        largest = std::max(largest, std::abs(heat.values[at]));
    }
  }
  heat.scale = heat.isWeights() ? scaleFromZero(std::max(largest, 1e-300)) : symmetricScale(largest);
  return heat;
}

bool holdsNotFinite(const TileHeat& heat) {
  for (std::size_t at = 0; at < heat.values.size(); ++at) {
    if (heat.visible[at] != 0 && !std::isfinite(heat.values[at])) return true;
  }
  return false;
}

QString twoDigits(double value, bool tight) {
  const double size = std::abs(value);
  if (!std::isfinite(value)) return fixed(value, 0);
  QString text = fixed(value, size < 0.995 ? 2 : size < 9.95 ? 1 : 0);
  if (tight && size < 0.995) {
    const qsizetype zero = text.indexOf(u"0.");
    if (zero == 0 || zero == 1) text.remove(zero, 1);
  }
  return text;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/problem/storage_format.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace tilewise {

namespace {

/// e4m3: 3 bits after the leading one, smallest normal 2^-6, largest 448.
float roundedToE4m3(float x) {
  if (std::isnan(x) || x == 0) return x;
  const float clamped = std::clamp(x, -448.0F, 448.0F);
  const int exponent = std::max(std::ilogb(clamped), -6);
  const float step = std::ldexp(1.0F, exponent - 3);
  return std::nearbyint(clamped / step) * step;
}

}  // namespace

float rounded(Storage storage, float x) {
  switch (storage) {
    case Storage::None: return x;
    case Storage::Fp16: return static_cast<float>(Eigen::half(x));
    case Storage::Bf16: return static_cast<float>(Eigen::bfloat16(x));
    case Storage::Fp8: return roundedToE4m3(x);
  }
  return x;
}

template <class Real>
void roundAll(Storage storage, Block<Real> values) {
  if constexpr (std::is_same_v<Real, float>) {
    if (storage == Storage::None) return;
    for (Index r = 0; r < values.rows(); ++r) {
      for (Index c = 0; c < values.cols(); ++c) values(r, c) = rounded(storage, values(r, c));
    }
  }
}

template void roundAll<float>(Storage, Block<float>);
template void roundAll<double>(Storage, Block<double>);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// The rounding of a storage type, emulated in wider arithmetic.

#include "core/base/matrix.h"
#include "core/problem/words.h"

namespace tilewise {

/// x as the storage type would keep it.
/// Numerics: to nearest, ties to even. fp16, bf16: Eigen's types, beyond the largest value infinity. fp8 is e4m3
///           (OCP 8-bit formats, E4M3): beyond 448 it saturates, as the conversions of GPU kernels do; NaN stays.
float rounded(Storage storage, float x);

/// Rounds every value in place; does nothing for Storage::None or in float64 arithmetic.
template <class Real>
void roundAll(Storage storage, Block<Real> values);

}  // namespace tilewise

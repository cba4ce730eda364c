// SPDX-License-Identifier: MIT
#pragma once

/// The tables of all instruction sets; the argument is of the type that is wanted. Which of them there are follows from
/// the machine that the program is built for.

#include "core/kernels/tile_kernels.h"

namespace tilewise {

const TileKernels<float>& baselineKernels(float);
const TileKernels<double>& baselineKernels(double);
const TileKernels<float>& avx2Kernels(float);
const TileKernels<double>& avx2Kernels(double);
const TileKernels<float>& avx512Kernels(float);
const TileKernels<double>& avx512Kernels(double);

}  // namespace tilewise

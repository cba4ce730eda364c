// SPDX-License-Identifier: MIT
#define TILEWISE_KERNELS set_avx2
#include "core/kernels/sets/table.h"

#include "core/kernels/sets/tables.h"

namespace tilewise {

const TileKernels<float>& avx2Kernels(float) { return set_avx2::Table<float>; }
const TileKernels<double>& avx2Kernels(double) { return set_avx2::Table<double>; }

}  // namespace tilewise

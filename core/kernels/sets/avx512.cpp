// SPDX-License-Identifier: MIT
#define TILEWISE_KERNELS set_avx512
#include "core/kernels/sets/table.h"

#include "core/kernels/sets/tables.h"

namespace tilewise {

const TileKernels<float>& avx512Kernels(float) { return set_avx512::Table<float>; }
const TileKernels<double>& avx512Kernels(double) { return set_avx512::Table<double>; }

}  // namespace tilewise

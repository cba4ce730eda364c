// SPDX-License-Identifier: MIT
#define TILEWISE_KERNELS set_baseline
#include "core/kernels/sets/table.h"

#include "core/kernels/sets/tables.h"

namespace tilewise {

const TileKernels<float>& baselineKernels(float) { return set_baseline::Table<float>; }
const TileKernels<double>& baselineKernels(double) { return set_baseline::Table<double>; }

}  // namespace tilewise

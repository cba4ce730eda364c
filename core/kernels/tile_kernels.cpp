// SPDX-License-Identifier: MIT
#include "core/kernels/tile_kernels.h"

#include "core/kernels/sets/tables.h"

namespace tilewise {

namespace {

template <class Real>
const TileKernels<Real>& kernelsOf([[maybe_unused]] InstructionSet set) {
#ifdef TILEWISE_X86_KERNELS
  if (set == InstructionSet::Avx512) return avx512Kernels(Real{});
  if (set == InstructionSet::Avx2) return avx2Kernels(Real{});
#endif
  return baselineKernels(Real{});
}

}  // namespace

template <>
const TileKernels<float>& tileKernels<float>(InstructionSet set) {
  return kernelsOf<float>(set);
}

template <>
const TileKernels<double>& tileKernels<double>(InstructionSet set) {
  return kernelsOf<double>(set);
}

}  // namespace tilewise

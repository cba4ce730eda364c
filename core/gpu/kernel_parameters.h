// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

#include "core/gpu/cuda_driver.h"

namespace tilewise {

/// The argument of all kernels, field by field as in kernels/attention.cuh.
struct KernelParameters {
  cuda::Pointer Q, K, V, O;
  cuda::Pointer lse, m, l, O_sum;
  cuda::Pointer S, P;
  cuda::Pointer dO, D, dQ_sum, dQ, dK, dV;
  cuda::Pointer turns, scratch;
  cuda::Pointer rowBegin, rowTiles, columnBegin, columnTiles, columnTurns, tileKinds;
  cuda::Pointer documentsQ, documentsK, slopes;
  unsigned long long seed;
  double scale, softCap, keptFactor;
  int Tq, Tk, heads, kvHeads, batch;
  int below, above;
  int offset;
  unsigned dropLimit;
  int headsTogether, keyHeadsTogether;
};
static_assert(std::is_trivially_copyable_v<KernelParameters> && sizeof(KernelParameters) == 296);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// exp of a vector, by what suits the instruction set: powers of two from a register where lanes can be looked up in one,
/// a longer polynomial elsewhere. Numerics of both: tile_kernels.h.

#ifdef __AVX512F__
#include "core/kernels/sets/exponential_table.h"
#else
#include "core/kernels/sets/exponential_polynomial.h"
#endif

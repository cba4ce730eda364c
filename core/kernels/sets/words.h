// SPDX-License-Identifier: MIT
#pragma once

/// What the compilers' vector types lack, or what compilers make of it is slow, in the words of the instruction set:
///
///   larger(a, b), smaller(a, b)   a where it is the larger (smaller) one, b otherwise: b too where one of the two is NaN
///   SomeLanes                     some of the lanes of a vector
///     add(others)                 these and those
///     choose(a, b)                a in these lanes, b in the others
///   lanesWithNaN(a, b)            the lanes in which a or b is NaN
///   isAnyBeyond(x, low, high)     whether a lane is below low or above high; NaN is neither

#if defined(__AVX512F__)
#include "core/kernels/sets/words_avx512.h"
#elif defined(__AVX2__)
#include "core/kernels/sets/words_avx2.h"
#elif defined(__SSE2__)
#include "core/kernels/sets/words_sse2.h"
#else
#include "core/kernels/sets/words_any.h"
#endif

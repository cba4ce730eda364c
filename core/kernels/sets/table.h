// SPDX-License-Identifier: MIT
#pragma once

/// All kernels of the instruction set that the file is compiled for.

#include "core/kernels/sets/product.h"
#include "core/kernels/sets/rows.h"
#include "core/kernels/sets/softmax.h"
#include "core/kernels/sets/transpose.h"

namespace tilewise::TILEWISE_KERNELS {

template <class Real>
constexpr TileKernels<Real> Table{.product = product<Real>,
                                  .addProduct = addProduct<Real>,
                                  .copy = copy<Real>,
                                  .load = loadBlock<Real>,
                                  .transpose = transpose<Real>,
                                  .columnMaxima = columnMaxima<Real>,
                                  .exponentiateColumns = exponentiateColumns<Real>,
                                  .rowMaxima = rowMaxima<Real>,
                                  .exponentiateRows = exponentiateRows<Real>,
                                  .scoreGradients = scoreGradients<Real>,
                                  .isFinite = isFinite<Real>,
                                  .rescaleFactors = rescaleFactors<Real>,
                                  .scaleRows = scaleRows<Real>,
                                  .divideRows = divideRows<Real>,
                                  .rowDots = rowDots<Real>};

}  // namespace tilewise::TILEWISE_KERNELS

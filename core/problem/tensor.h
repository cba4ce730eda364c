// SPDX-License-Identifier: MIT
#pragma once

/// The tensors that cross between HBM and SRAM.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/problem/problem.h"

namespace tilewise {

enum class Tensor : std::uint8_t { Q, K, V, O, S, P, lse, m, l, D, dO, dQ, dK, dV, dP, dS };
inline constexpr std::size_t TensorCount = 16;
inline constexpr std::array<Tensor, TensorCount> AllTensors{
    Tensor::Q, Tensor::K, Tensor::V,  Tensor::O,  Tensor::S,  Tensor::P,  Tensor::lse, Tensor::m,
    Tensor::l, Tensor::D, Tensor::dO, Tensor::dQ, Tensor::dK, Tensor::dV, Tensor::dP,  Tensor::dS};

std::string_view word(Tensor tensor);  ///< Q K V O S P lse m l D dO dQ dK dV dP dS

/// Rows and columns of the whole tensor in one head.
struct TensorShape {
  std::int64_t rows;
  std::int64_t columns;
  std::int64_t values() const { return rows * columns; }
};
TensorShape shapeOf(Tensor tensor, const Problem& problem);

/// lse, m, l, D: one value a query, kept in 4 bytes.
bool isStatistic(Tensor tensor);

/// Bytes of one element: the modelled type, but 4 for the statistics.
std::int64_t elementBytes(Tensor tensor, ElementType modelled);

}  // namespace tilewise

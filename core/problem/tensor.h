// SPDX-License-Identifier: MIT
#pragma once

/// The tensors that cross between HBM and SRAM.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/problem/problem.h"

namespace tilewise {

enum class Tensor : std::uint8_t { Q, K, V, O, S, P, m, l, lse };
inline constexpr std::size_t TensorCount = 9;
inline constexpr std::array<Tensor, TensorCount> AllTensors{Tensor::Q, Tensor::K, Tensor::V, Tensor::O,  Tensor::S,
                                                            Tensor::P, Tensor::m, Tensor::l, Tensor::lse};

std::string_view word(Tensor tensor);  ///< Q K V O S P m l lse

/// Bytes of one element: the modelled type, but 4 for the statistics m, l and lse.
std::int64_t elementBytes(Tensor tensor, ElementType modelled);

/// Values of the whole tensor in one head.
std::int64_t valuesOf(Tensor tensor, const Problem& problem);

}  // namespace tilewise

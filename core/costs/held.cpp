// SPDX-License-Identifier: MIT
#include "core/costs/held.h"

#include "core/problem/tensor.h"

namespace tilewise {

namespace {

Footprint sized(std::int64_t values, Tensor tensor, const Problem& problem) {
  return {values, values * elementBytes(tensor, problem.settings().elementType)};
}

}  // namespace

HbmHeld hbmHeld(const Problem& problem) {
  const std::int64_t Tq = problem.Tq();
  const std::int64_t matrix = Tq * problem.Tk();
  switch (problem.algorithm()) {
    case Algorithm::Standard: return {sized(2 * matrix, Tensor::S, problem), sized(matrix, Tensor::P, problem)};
    case Algorithm::FlashAttention1: return {sized(2 * Tq, Tensor::m, problem), sized(2 * Tq, Tensor::m, problem)};
    case Algorithm::FlashAttention2: return {sized(Tq, Tensor::lse, problem), sized(Tq, Tensor::lse, problem)};
  }
  return {};
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/problem/tensor.h"

namespace tilewise {

std::string_view word(Tensor tensor) {
  constexpr std::array<std::string_view, TensorCount> Words{"Q", "K", "V",  "O",  "S",  "P",  "lse", "m",
                                                            "l", "D", "dO", "dQ", "dK", "dV", "dP",  "dS"};
  return Words[static_cast<std::size_t>(tensor)];
}

bool isStatistic(Tensor tensor) {
  return tensor == Tensor::lse || tensor == Tensor::m || tensor == Tensor::l || tensor == Tensor::D;
}

std::int64_t elementBytes(Tensor tensor, ElementType modelled) { return isStatistic(tensor) ? 4 : bytesOf(modelled); }

TensorShape shapeOf(Tensor tensor, const Problem& problem) {
  switch (tensor) {
    case Tensor::Q:
    case Tensor::dQ: return {problem.Tq(), problem.dk()};
    case Tensor::K:
    case Tensor::dK: return {problem.Tk(), problem.dk()};
    case Tensor::V:
    case Tensor::dV: return {problem.Tk(), problem.dv()};
    case Tensor::O:
    case Tensor::dO: return {problem.Tq(), problem.dv()};
    case Tensor::S:
    case Tensor::P:
    case Tensor::dP:
    case Tensor::dS: return {problem.Tq(), problem.Tk()};
    case Tensor::lse:
    case Tensor::m:
    case Tensor::l:
    case Tensor::D: return {problem.Tq(), 1};
  }
  return {0, 0};
}

}  // namespace tilewise

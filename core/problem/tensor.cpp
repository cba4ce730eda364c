// SPDX-License-Identifier: MIT
#include "core/problem/tensor.h"

namespace tilewise {

namespace {

bool isStatistic(Tensor tensor) { return tensor == Tensor::m || tensor == Tensor::l || tensor == Tensor::lse; }

}  // namespace

std::string_view word(Tensor tensor) {
  constexpr std::array<std::string_view, TensorCount> Words{"Q", "K", "V", "O", "S", "P", "m", "l", "lse"};
  return Words[static_cast<std::size_t>(tensor)];
}

std::int64_t elementBytes(Tensor tensor, ElementType modelled) { return isStatistic(tensor) ? 4 : bytesOf(modelled); }

std::int64_t valuesOf(Tensor tensor, const Problem& problem) {
  switch (tensor) {
    case Tensor::Q: return problem.Tq() * problem.dk();
    case Tensor::K: return problem.Tk() * problem.dk();
    case Tensor::V: return problem.Tk() * problem.dv();
    case Tensor::O: return problem.Tq() * problem.dv();
    case Tensor::S:
    case Tensor::P: return problem.Tq() * problem.Tk();
    case Tensor::m:
    case Tensor::l:
    case Tensor::lse: return problem.Tq();
  }
  return 0;
}

}  // namespace tilewise

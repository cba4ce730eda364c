// SPDX-License-Identifier: MIT
#include "core/lessons/answer_result.h"

#include <limits>

namespace tilewise {

RunResult resultOf(const Problem& problem, const Answer& answer) {
  const auto matrix = [&](Tensor tensor) -> Matrix<double> {
    if (const auto found = answer.outputs.find(tensor); found != answer.outputs.end()) return found->second;
    const TensorShape shape = shapeOf(tensor, problem);
    return Matrix<double>::Constant(shape.rows, shape.columns, std::numeric_limits<double>::quiet_NaN());
  };
  RunResult result;
  result.O = matrix(Tensor::O);
  result.lse = matrix(Tensor::lse).col(0);
  if (!problem.settings().backward) return result;
  result.backward.emplace();
  result.backward->gradients = {matrix(Tensor::dQ), matrix(Tensor::dK), matrix(Tensor::dV), {}};
  return result;
}

}  // namespace tilewise

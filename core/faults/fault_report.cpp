// SPDX-License-Identifier: MIT
#include "core/faults/fault_report.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilewise {

namespace {

/// One array twice, a vector as a column.
struct Pair {
  Matrix<double> broken;
  Matrix<double> right;
};

Pair arraysOf(Tensor tensor, const RunResult& result, const Reference& reference) {
  const Gradients none;
  const Gradients& broken = result.backward ? result.backward->gradients : none;
  const Gradients& right = reference.gradients ? *reference.gradients : none;
  switch (tensor) {
    case Tensor::lse: return {result.lse, reference.lse};
    case Tensor::dQ: return {broken.dQ, right.dQ};
    case Tensor::dK: return {broken.dK, right.dK};
    case Tensor::dV: return {broken.dV, right.dV};
    default: return {result.O, reference.O};
  }
}

/// Infinite where the two are not finite in the same way.
double errorOf(double broken, double right) {
  if (std::isfinite(broken) && std::isfinite(right)) return std::abs(broken - right);
  const bool isSame = std::isnan(right) ? std::isnan(broken) : broken == right;
  return isSame ? 0 : std::numeric_limits<double>::infinity();
}

Matrix<double> errorsOf(const Pair& pair) {
  return pair.broken.binaryExpr(pair.right, [](double broken, double right) { return errorOf(broken, right); });
}

ArrayFault compareArray(Tensor tensor, const Pair& pair, const ArrayAccuracy& held) {
  const Matrix<double> errors = errorsOf(pair);
  ArrayFault found;
  found.tensor = tensor;
  found.rows = errors.rows();
  found.bound = held.bound;
  found.errorOfRow.resize(static_cast<std::size_t>(errors.rows()));
  double squares = 0, worst = -1;
  std::int64_t finite = 0;
  for (Index r = 0; r < errors.rows(); ++r) {
    for (Index c = 0; c < errors.cols(); ++c) {
      const double error = errors(r, c);
      if (std::isinf(error)) ++found.notFinite;
      if (std::isfinite(error) && std::isfinite(pair.right(r, c))) {
        squares += error * error;
        ++finite;
        found.largest = std::max(found.largest, error);
      }
      if (error > worst) {
        worst = error;
        found.row = r;
        found.column = c;
      }
    }
    const double ofRow = errors.row(r).maxCoeff();
    found.errorOfRow[static_cast<std::size_t>(r)] = ofRow;
    if (ofRow > held.bound) ++found.rowsWrong;
  }
  found.rms = finite > 0 ? std::sqrt(squares / static_cast<double>(finite)) : 0;
  found.right = pair.right(found.row, found.column);
  found.broken = pair.broken(found.row, found.column);
  // A ratio test excuses what is not finite in the standard result either.
  if (held.pass) found.rowsWrong = found.notFinite = 0;
  return found;
}

Accuracy accuracyOf(const Problem& problem, const RunResult& result, const RightResults& right) {
  return right.standard ? compareByRatio(problem, result, *right.standard, right.reference)
                        : compare(problem, result, right.reference);
}

}  // namespace

const ArrayFault* FaultReport::firstWrong() const {
  const auto found = std::find_if(arrays.begin(), arrays.end(), [](const ArrayFault& each) { return each.isWrong(); });
  return found == arrays.end() ? nullptr : &*found;
}

Matrix<double> errorsOf(Tensor tensor, const RunResult& result, const Reference& reference) {
  return errorsOf(arraysOf(tensor, result, reference));
}

FaultReport faultReport(const Problem& problem, std::optional<Fault> fault, const RunResult& result,
                        const Reference& reference, const Accuracy& accuracy) {
  FaultReport report{fault, BrokenTiles(problem, fault).counts(), {}};
  const auto add = [&](Tensor tensor, const ArrayAccuracy& held) {
    report.arrays.push_back(compareArray(tensor, arraysOf(tensor, result, reference), held));
  };
  add(Tensor::O, accuracy.O);
  add(Tensor::lse, accuracy.lse);
  if (accuracy.dQ) add(Tensor::dQ, *accuracy.dQ);
  if (accuracy.dK) add(Tensor::dK, *accuracy.dK);
  if (accuracy.dV) add(Tensor::dV, *accuracy.dV);
  return report;
}

Expected<RightResults> rightResults(const Problem& problem, const Inputs& inputs, RunControl& control,
                                    unsigned threads) {
  auto reference = naiveAttention(problem, inputs, control, threads);
  if (!reference) return tl::unexpected(reference.error());
  RightResults right{std::move(*reference), {}};
  if (problem.settings().storage == Storage::None) return right;
  auto standard = run(withAlgorithm(problem, Algorithm::Standard), inputs, control, threads);
  if (!standard) return tl::unexpected(standard.error());
  right.standard = std::move(*standard);
  return right;
}

Expected<FaultTrial> tryFault(const Problem& problem, const Inputs& inputs, std::optional<Fault> fault,
                              const RightResults& right, RunControl& control, unsigned threads) {
  auto broken = runBroken(problem, inputs, fault, control, threads);
  if (!broken) return tl::unexpected(broken.error());
  const Accuracy accuracy = accuracyOf(problem, broken->result, right);
  FaultReport report = faultReport(problem, fault, broken->result, right.reference, accuracy);
  return FaultTrial{std::move(*broken), accuracy, std::move(report)};
}

}  // namespace tilewise

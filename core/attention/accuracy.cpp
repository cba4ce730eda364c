// SPDX-License-Identifier: MIT
#include "core/attention/accuracy.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

/// One array of the three that meet; the standard result only for the ratio test.
struct Compared {
  const Matrix<double>& found;
  const Matrix<double>& wanted;
  const Matrix<double>* standard = nullptr;
};

double epsilonOf(Precision precision) { return std::ldexp(1.0, precision == Precision::Float64 ? -52 : -23); }

bool sameNonFinite(double a, double b) { return std::isnan(a) ? std::isnan(b) : a == b; }

ArrayAccuracy differences(const Compared& arrays) {
  ArrayAccuracy accuracy;
  double squares = 0;
  for (Index r = 0; r < arrays.wanted.rows(); ++r) {
    for (Index c = 0; c < arrays.wanted.cols(); ++c) {
      const double a = arrays.found(r, c);
      const double b = arrays.wanted(r, c);
      if (!std::isfinite(a) || !std::isfinite(b)) {
        const bool excused = arrays.standard != nullptr && !std::isfinite((*arrays.standard)(r, c));
        accuracy.sameNonFinite = accuracy.sameNonFinite && (excused || sameNonFinite(a, b));
        ++accuracy.notFinite;
        continue;
      }
      const double difference = std::abs(a - b);
      squares += difference * difference;
      ++accuracy.compared;
      if (difference > accuracy.maxAbs) {
        accuracy.maxAbs = difference;
        accuracy.row = r;
        accuracy.column = c;
      }
    }
  }
  accuracy.rms = accuracy.compared > 0 ? std::sqrt(squares / static_cast<double>(accuracy.compared)) : 0;
  return accuracy;
}

/// The largest finite |value|, at least 1.
double magnitude(const Matrix<double>& wanted) {
  double largest = 1;
  for (Index n = 0; n < wanted.size(); ++n) {
    const double value = std::abs(wanted.data()[n]);
    if (std::isfinite(value)) largest = std::max(largest, value);
  }
  return largest;
}

ArrayAccuracy compareArrays(const Compared& arrays, double unit) {
  ArrayAccuracy accuracy = differences(arrays);
  accuracy.bound = unit * magnitude(arrays.wanted);
  if (arrays.standard != nullptr) {
    accuracy.standardMaxAbs = differences({*arrays.standard, arrays.wanted}).maxAbs;
    accuracy.bound += 2 * *accuracy.standardMaxAbs;
  }
  accuracy.pass = accuracy.sameNonFinite && accuracy.maxAbs <= accuracy.bound;
  return accuracy;
}

Accuracy compareAll(const Problem& problem, const RunResult& result, const RunResult* standard,
                    const Reference& reference) {
  const double unit = 16 * epsilonOf(problem.settings().precision) * std::max(1.0, reference.scoreMax);
  const auto column = [](const Vector<double>& vector) { return Matrix<double>(vector); };
  Accuracy accuracy;
  accuracy.O = compareArrays({result.O, reference.O, standard ? &standard->O : nullptr}, unit);
  const Matrix<double> standardLse = standard ? column(standard->lse) : Matrix<double>();
  accuracy.lse = compareArrays({column(result.lse), column(reference.lse), standard ? &standardLse : nullptr}, unit);
  if (!reference.gradients || !result.backward) return accuracy;

  const Gradients& found = result.backward->gradients;
  const Gradients* of = standard && standard->backward ? &standard->backward->gradients : nullptr;
  accuracy.dQ = compareArrays({found.dQ, reference.gradients->dQ, of ? &of->dQ : nullptr}, unit);
  accuracy.dK = compareArrays({found.dK, reference.gradients->dK, of ? &of->dK : nullptr}, unit);
  accuracy.dV = compareArrays({found.dV, reference.gradients->dV, of ? &of->dV : nullptr}, unit);
  return accuracy;
}

}  // namespace

Accuracy compare(const Problem& problem, const RunResult& result, const Reference& reference) {
  return compareAll(problem, result, nullptr, reference);
}

Accuracy compareByRatio(const Problem& problem, const RunResult& result, const RunResult& standard,
                        const Reference& reference) {
  return compareAll(problem, result, &standard, reference);
}

Expected<Accuracy> check(const Problem& problem, const Inputs& inputs, const RunResult& result, RunControl& control,
                         unsigned threads) {
  const bool byRatio = problem.settings().storage != Storage::None;
  const Problem standardProblem = withAlgorithm(problem, Algorithm::Standard);
  if (byRatio) {
    // Before the reference is computed, which takes longer than to find this out.
    if (const auto fits = checkRunnable(standardProblem, inputs); !fits) return tl::unexpected(fits.error());
  }
  const auto reference = naiveAttention(problem, inputs, control, threads);
  if (!reference) return tl::unexpected(reference.error());
  if (!byRatio) return compare(problem, result, *reference);
  if (problem.isStandard()) return compareByRatio(problem, result, result, *reference);

  const auto standard = run(standardProblem, inputs, control, threads);
  if (!standard) return tl::unexpected(standard.error());
  return compareByRatio(problem, result, *standard, *reference);
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/attention/finite_differences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <new>
#include <vector>

#include "core/attention/naive_rows.h"
#include "core/attention/shared_rows.h"
#include "core/base/contract.h"
#include "core/base/philox.h"

namespace tilewise {

namespace {

constexpr double Epsilon64 = 0x1p-52;
constexpr double Epsilon32 = 0x1p-23;

/// A number that marks the counter of these draws apart from those of inputs, dropout, block masks and shuffles.
constexpr std::uint32_t SampleStream = 4;

struct Entry {
  Tensor tensor;
  Index row;
  Index column;
};

const Matrix<double>& gradientOf(const Gradients& gradients, Tensor tensor) {
  return tensor == Tensor::dQ ? gradients.dQ : tensor == Tensor::dK ? gradients.dK : gradients.dV;
}

Matrix<double>& inputOf(Inputs& inputs, Tensor gradient) {
  return gradient == Tensor::dQ ? inputs.Q : gradient == Tensor::dK ? inputs.K : inputs.V;
}

Entry drawn(const Gradients& gradients, std::int64_t number, std::uint64_t seed) {
  constexpr std::array<Tensor, 3> Tensors{Tensor::dQ, Tensor::dK, Tensor::dV};
  const Tensor tensor = Tensors[static_cast<std::size_t>(number % 3)];
  const Matrix<double>& gradient = gradientOf(gradients, tensor);
  const auto words = philox4x32({static_cast<std::uint32_t>(number), 0, 0, SampleStream},
                                {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
  return {tensor, static_cast<Index>(words[0]) % gradient.rows(), static_cast<Index>(words[1]) % gradient.cols()};
}

/// 2^-14 beside numbers up to 1, more in proportion beside larger ones, so that x + h loses nothing of h.
double stepAt(double x) {
  const double size = std::max(1.0, std::abs(x));
  return std::isfinite(size) ? std::ldexp(1.0, std::ilogb(size) - 14) : 0x1p-14;
}

/// One thread's quotients.
class Quotients {
 public:
  Quotients(const Problem& problem, const Inputs& inputs, const Gradients& gradients, const RunControl& control)
      : m_problem(problem),
        m_mask(problem),
        m_plus(inputs),
        m_minus(inputs),
        m_gradients(gradients),
        m_control(control) {
    m_Oplus.resize(problem.dv());
    m_Ominus.resize(problem.dv());
  }

  DifferenceQuotient at(Entry entry) {
    const Matrix<double>& gradient = gradientOf(m_gradients, entry.tensor);
    const double h = stepAt(inputOf(m_plus, entry.tensor)(entry.row, entry.column));
    const Change wide = change(entry, 2 * h);
    const Change change = this->change(entry, h);
    DifferenceQuotient result{entry.tensor, entry.row, entry.column, gradient(entry.row, entry.column)};
    result.quotient = change.ofObjective / change.step;
    const double scores = std::max(1.0, change.scoreMax);
    const double truncation = std::abs(wide.ofObjective / wide.step - result.quotient);
    const double rounding =
        16 * Epsilon64 * scores * std::max(1.0, change.largestO) * std::sqrt(change.squaresOfdO) / change.step;
    const double epsilon = m_problem.settings().precision == Precision::Float64 ? Epsilon64 : Epsilon32;
    result.bound = truncation + rounding + 16 * epsilon * scores * std::max(1.0, largest(gradient));
    return result;
  }

 private:
  /// How sum(dO o O) changes between x - h and x + h, and the sizes that its roundings depend on.
  struct Change {
    double ofObjective = 0;
    double step = 0;
    double scoreMax = 0;
    double largestO = 0;
    double squaresOfdO = 0;
  };

  static double largest(const Matrix<double>& matrix) {
    double found = 0;
    for (Index n = 0; n < matrix.size(); ++n) {
      const double value = std::abs(matrix.data()[n]);
      if (std::isfinite(value)) found = std::max(found, value);
    }
    return found;
  }

  Change change(Entry entry, double h) {
    double& plus = inputOf(m_plus, entry.tensor)(entry.row, entry.column);
    double& minus = inputOf(m_minus, entry.tensor)(entry.row, entry.column);
    const double x = plus;
    plus = x + h;
    minus = x - h;
    Change change;
    change.step = plus - minus;
    const NaiveScores plusScores(m_problem, m_plus.Q, m_plus.K);
    const NaiveScores minusScores(m_problem, m_minus.Q, m_minus.K);
    NaiveRows plusRows(m_problem, m_plus.V, plusScores);
    NaiveRows minusRows(m_problem, m_minus.V, minusScores);
    // The other rows are the same bits on both sides.
    const bool isQuery = entry.tensor == Tensor::dQ;
    for (Index r = isQuery ? entry.row : 0; r < (isQuery ? entry.row + 1 : m_problem.Tq()); ++r) {
      if (m_control.cancel) break;
      if (isQuery || m_mask.visible(r, entry.row)) add(r, plusRows, minusRows, change);
    }
    plus = minus = x;
    return change;
  }

  void add(Index r, NaiveRows& plusRows, NaiveRows& minusRows, Change& change) {
    change.scoreMax = std::max(change.scoreMax, plusRows.row(r, m_Oplus).scoreMax);
    minusRows.row(r, m_Ominus);
    const auto dO = m_plus.dO.row(r);
    change.ofObjective += dO.dot(m_Oplus - m_Ominus);
    change.largestO = std::max(change.largestO, m_Oplus.cwiseAbs().maxCoeff());
    change.squaresOfdO += dO.squaredNorm();
  }

  const Problem& m_problem;
  Mask m_mask;
  Inputs m_plus, m_minus;
  const Gradients& m_gradients;
  const RunControl& m_control;
  Eigen::RowVectorXd m_Oplus, m_Ominus;
};

/// The part of its bound that a difference takes up; infinite for a gradient that is no number.
double share(const DifferenceQuotient& each) {
  const double part = each.difference() / each.bound;
  return std::isnan(part) ? std::numeric_limits<double>::infinity() : part;
}

FiniteDifferences summed(const std::vector<DifferenceQuotient>& quotients) {
  FiniteDifferences sum;
  for (const DifferenceQuotient& each : quotients) {
    if (!std::isfinite(each.quotient) || !std::isfinite(each.bound)) {
      ++sum.notFinite;
      continue;
    }
    if (sum.entries++ == 0 || share(each) > share(sum.worst)) sum.worst = each;
    sum.pass = sum.pass && each.pass();
  }
  return sum;
}

}  // namespace

double DifferenceQuotient::difference() const { return std::abs(gradient - quotient); }

Expected<FiniteDifferences> checkByDifferences(const Problem& problem, const Inputs& inputs, const Gradients& gradients,
                                               std::int64_t samples, std::uint64_t seed, RunControl& control,
                                               unsigned threads) {
  TILEWISE_EXPECTS(problem.settings().backward);
  if (const auto fits = checkShapes(problem, inputs); !fits) return tl::unexpected(fits.error());
  try {
    control.stripsDone = 0;
    control.stripsTotal = samples;
    std::vector<DifferenceQuotient> quotients(static_cast<std::size_t>(samples));
    shareRows(samples, 1, threads, control, [&] {
      return [&, mine = Quotients(problem, inputs, gradients, control)](Range numbers) mutable {
        for (std::int64_t n = numbers.begin; n < numbers.end; ++n) {
          quotients[static_cast<std::size_t>(n)] = mine.at(drawn(gradients, n, seed));
        }
      };
    });
    if (control.cancel) return failure({ErrorCode::Cancelled, "the check", "", ""});
    return summed(quotients);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the check", "", ""});
  }
}

}  // namespace tilewise

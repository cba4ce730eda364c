// SPDX-License-Identifier: MIT
#include "core/problem/inputs.h"

#include <array>
#include <cstdint>

#include <fmt/format.h>

#include "core/base/contract.h"
#include "core/base/philox.h"
#include "core/problem/made_array.h"

namespace tilewise {

namespace {

/// One made-up array: every entry a pure function of (seed, tensor, entry number). Heads follow each other in an array.
class Maker {
 public:
  Maker(InputKind kind, std::uint64_t seed, MadeArray tensor) : m_kind(kind), m_seed(seed), m_tensor(tensor) {}

  Matrix<double> matrix(std::int64_t head, std::int64_t rows, std::int64_t columns) const {
    Matrix<double> made(rows, columns);
    for (std::int64_t r = 0; r < rows; ++r) {
      for (std::int64_t c = 0; c < columns; ++c) made(r, c) = entry(head * rows * columns + r * columns + c, r, c);
    }
    return made;
  }

 private:
  double entry(std::int64_t number, std::int64_t r, std::int64_t c) const {
    if (m_kind == InputKind::Ramp) return static_cast<double>((r + 3 * c) % 17 - 8) / 8.0;
    const auto n = static_cast<std::uint32_t>(number);
    double x = normal(n, 0);
    if (m_kind == InputKind::Outliers && words(n, 3)[0] < OutlierLimit) {
      x = static_cast<double>(static_cast<float>(x + 10.0 * normal(n, 4)));
    }
    return x;
  }

  /// Twelve uniform words summed: mean 0, variance 1. The sum is exact, the only rounding is the one to float32.
  double normal(std::uint32_t n, std::uint32_t firstCall) const {
    std::int64_t sum = 0;
    for (std::uint32_t call = firstCall; call < firstCall + 3; ++call) {
      for (const std::uint32_t word : words(n, call)) sum += word;
    }
    const double exact = static_cast<double>(sum - (std::int64_t{6} << 32)) / 4294967296.0;
    return static_cast<double>(static_cast<float>(exact));
  }

  std::array<std::uint32_t, 4> words(std::uint32_t n, std::uint32_t call) const {
    return philox4x32({n, call, static_cast<std::uint32_t>(m_tensor), 1},
                      {static_cast<std::uint32_t>(m_seed), static_cast<std::uint32_t>(m_seed >> 32)});
  }

  static constexpr std::uint32_t OutlierLimit = 4294967;  ///< floor(2^32 / 1000)
  InputKind m_kind;
  std::uint64_t m_seed;
  MadeArray m_tensor;
};

std::string shapeText(const Matrix<double>& matrix) { return fmt::format("{} x {}", matrix.rows(), matrix.cols()); }

}  // namespace

Matrix<double> makeArray(const Problem& problem, MadeArray array) {
  const ProblemSettings& settings = problem.settings();
  const bool isOwn = settings.inputKind == InputKind::Own;
  TILEWISE_EXPECTS(!isOwn || array == MadeArray::dO);
  const Maker maker(isOwn ? InputKind::Normal : settings.inputKind, settings.seed, array);
  switch (array) {
    case MadeArray::Q: return maker.matrix(settings.head, problem.Tq(), problem.dk());
    case MadeArray::K: return maker.matrix(problem.kvHead(), problem.Tk(), problem.dk());
    case MadeArray::V: return maker.matrix(problem.kvHead(), problem.Tk(), problem.dv());
    case MadeArray::dO: return maker.matrix(settings.head, problem.Tq(), problem.dv());
  }
  return {};
}

Inputs makeInputs(const Problem& problem) {
  return {makeArray(problem, MadeArray::Q), makeArray(problem, MadeArray::K), makeArray(problem, MadeArray::V),
          problem.settings().backward ? makeArray(problem, MadeArray::dO) : Matrix<double>()};
}

Matrix<double> makeOutputGradient(const Problem& problem) { return makeArray(problem, MadeArray::dO); }

Expected<void> checkShapes(const Problem& problem, const Inputs& inputs) {
  struct Wanted {
    const char* name;
    const Matrix<double>& matrix;
    std::int64_t rows;
    std::int64_t columns;
  };
  const std::array<Wanted, 4> all{Wanted{"q", inputs.Q, problem.Tq(), problem.dk()},
                                  Wanted{"k", inputs.K, problem.Tk(), problem.dk()},
                                  Wanted{"v", inputs.V, problem.Tk(), problem.dv()},
                                  Wanted{"do", inputs.dO, problem.Tq(), problem.dv()}};
  for (const Wanted& each : all) {
    if (&each.matrix == &inputs.dO && !problem.settings().backward) continue;
    if (each.matrix.rows() != each.rows || each.matrix.cols() != each.columns) {
      return failure(
          {ErrorCode::Shape, each.name, shapeText(each.matrix), fmt::format("{} x {}", each.rows, each.columns)});
    }
  }
  return {};
}

ProblemSettings sizedFor(ProblemSettings settings, const Inputs& inputs) {
  settings.Tq = inputs.Q.rows();
  settings.dk = inputs.Q.cols();
  settings.Tk = inputs.K.rows();
  settings.dv = inputs.V.cols();
  settings.inputKind = InputKind::Own;
  return settings;
}

}  // namespace tilewise

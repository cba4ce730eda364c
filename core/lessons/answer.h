// SPDX-License-Identifier: MIT
#pragma once

/// What a student's program left behind: results, the trace of what it moved, and what it held. docs/file-formats.md is
/// the user's page on it. Nothing of it is ever run.

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/base/matrix.h"
#include "core/problem/tensor.h"

namespace tilewise {

/// A block that crossed between HBM and SRAM.
struct AnsweredMove {
  Pass pass = Pass::Forward;
  bool isLoad = true;
  Tensor tensor = Tensor::Q;
  std::int64_t block = 0;
  std::int64_t values = 0;

  bool operator==(const AnsweredMove&) const = default;
};

struct MatrixSize {
  std::int64_t rows = 0;
  std::int64_t columns = 0;
};

/// One row of the exercise on access formulas.
struct FormulaAnswer {
  std::int64_t T = 0, d = 0, Br = 0, Bc = 0;
  double standard = 0;  ///< what the student's formulas give
  double fa2 = 0;
};

struct Answer {
  std::string place;                         ///< the file or folder, for messages
  std::map<Tensor, Matrix<double>> outputs;  ///< of O, lse, dQ, dK, dV those that there are; lse has one column
  std::vector<AnsweredMove> moves;           ///< loads and stores of the trace, in its order
  std::array<std::int64_t, 2> onChip{};      ///< most values held on chip, forward and backward; 0 where nothing was
  std::optional<MatrixSize> held;            ///< the largest matrix made of data from HBM outside the counter's SRAM
  std::vector<FormulaAnswer> formulas;       ///< empty but for that exercise
};

/// Limits of what is read.
inline constexpr std::uint64_t LargestTraceBytes = std::uint64_t{256} << 20;
inline constexpr std::int64_t MostFormulaRows = 1000;

/// Reads an .npz, or a folder of .npy files with trace.jsonl. Nothing larger than the problem allows is unpacked.
/// Shapes: the outputs are those of the problem.
/// Errors: FileNotFound; those of parseNpz, parseNpyHeader and parseTraceLine; ElementType (an output that is no
///         number, a trace that is no bytes); Shape; TooLarge (an entry or the trace); OutOfRange (a size or count);
///         EntryMissing (none of the outputs; formulas without sizes).
[[nodiscard]] Expected<Answer> readAnswer(const std::filesystem::path& path, const Problem& problem);

/// The same from an archive in memory; `place` names it in errors.
[[nodiscard]] Expected<Answer> parseAnswer(std::vector<std::byte> archive, const std::string& place,
                                           const Problem& problem);

}  // namespace tilewise

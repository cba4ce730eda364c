// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The problem as a program, beside its pseudo-code.

#include <cstdint>
#include <optional>
#include <vector>

#include <QString>

#include "core/lessons/listing.h"
#include "core/problem/problem.h"

namespace tilewise {

enum class AlgorithmText : std::uint8_t { PseudoCode, Numpy, Torch, Triton, Cuda };

inline constexpr AlgorithmText AlgorithmTexts[] = {AlgorithmText::PseudoCode, AlgorithmText::Numpy,
                                                   AlgorithmText::Torch, AlgorithmText::Triton, AlgorithmText::Cuda};

/// "Pseudo-code", "NumPy", ...
QString nameOf(AlgorithmText text);

/// Its word in settings: "pseudo-code", "numpy", ... and back; absent for a word of another version.
QString algorithmTextWord(AlgorithmText text);
std::optional<AlgorithmText> algorithmTextOf(const QString& word);

struct AlgorithmCode {
  /// One program a source file: in CUDA a pass may take several. Each is shown where the pass has come to it.
  std::vector<Listing> programs;
  QString remark;  ///< one sentence: why there is no program, or what it leaves out of the steps; else empty
};

/// What `tilewise-cli code` writes for the problem. In CUDA: the sources that are compiled for its last pass.
/// Requires: not the pseudo-code.
AlgorithmCode codeOf(const Problem& problem, AlgorithmText text);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// What is asked for: shapes, blocks, mask, scale, algorithm, arithmetic, made-up data. ProblemSettings is what a
/// person edits; Problem is the same after validation and is what every engine, model and view takes. The arrays
/// themselves are Inputs (inputs.h).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/expected.h"
#include "core/problem/words.h"

namespace tilewise {

struct ProblemSettings {
  std::int64_t Tq = 1024;  ///< queries
  std::int64_t Tk = 1024;  ///< keys
  std::int64_t dk = 64;    ///< width of a query or key row
  std::int64_t dv = 64;    ///< width of a value or output row
  std::int64_t Br = 128;   ///< rows of a query block; may exceed Tq
  std::int64_t Bc = 64;    ///< rows of a key/value block; may exceed Tk

  Algorithm algorithm = Algorithm::FlashAttention2;
  bool causal = false;
  Alignment alignment = Alignment::TopLeft;
  std::optional<double> scale;  ///< 1/sqrt(dk) when absent

  ElementType elementType = ElementType::Fp16;  ///< what the byte counters assume
  Precision precision = Precision::Float32;     ///< arithmetic of the CPU engine
  InputKind inputKind = InputKind::Normal;      ///< made-up data, unless arrays are given
  std::uint64_t seed = 1;

  std::string device = "H200";            ///< whose on-chip memory the blocks are held against
  std::optional<std::int64_t> sramBytes;  ///< the same as a number of bytes; takes the place of the device

  bool operator==(const ProblemSettings&) const = default;
};

/// Limits of the sizes: entry numbers of a tensor must fit 32 bits (Philox counters).
inline constexpr std::int64_t MaximumTokens = 1 << 20;
inline constexpr std::int64_t MaximumWidth = 1 << 12;

class Problem {
 public:
  /// Errors: OutOfRange (sizes, blocks, scale not finite, sramBytes). The place of the error is the option's name
  ///         ("--br").
  [[nodiscard]] static Expected<Problem> make(ProblemSettings settings);

  const ProblemSettings& settings() const { return m_settings; }
  std::int64_t Tq() const { return m_settings.Tq; }
  std::int64_t Tk() const { return m_settings.Tk; }
  std::int64_t dk() const { return m_settings.dk; }
  std::int64_t dv() const { return m_settings.dv; }
  std::int64_t Br() const { return m_settings.Br; }
  std::int64_t Bc() const { return m_settings.Bc; }
  Algorithm algorithm() const { return m_settings.algorithm; }

  /// The factor c of the scores.
  double scale() const;
  /// `off` of algorithms.md: query r sees keys t <= r + off when causal.
  std::int64_t offset() const;

  bool operator==(const Problem&) const = default;

 private:
  explicit Problem(ProblemSettings settings) : m_settings(std::move(settings)) {}
  ProblemSettings m_settings;
};

/// The same problem under another algorithm; never fails, since all algorithms take all sizes.
Problem withAlgorithm(const Problem& problem, Algorithm algorithm);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// Seeded problems for properties that hold for all of them: the same ones in every run and on every machine.

#include <QString>

#include <cstdint>
#include <random>

#include "core/problem/problem.h"

namespace tilewise::testing {

class RandomSettings {
 public:
  /// `largest` bounds the numbers of tokens.
  explicit RandomSettings(std::uint32_t seed, std::int64_t largest = 70) : m_random(seed), m_largest(largest) {}

  /// Few and many tokens, equal numbers and not, narrow and wide rows, blocks of 1, ragged ones and ones larger than
  /// the matrix, no mask and causal ones of both corners.
  ProblemSettings next() {
    ProblemSettings settings;
    settings.Tq = between(1, m_largest);
    settings.Tk = oneIn(3) ? settings.Tq : between(1, m_largest);
    settings.dk = between(1, 20);
    settings.dv = oneIn(2) ? settings.dk : between(1, 20);
    settings.Br = blockFor(settings.Tq);
    settings.Bc = blockFor(settings.Tk);
    settings.causal = !oneIn(3);
    settings.alignment = oneIn(2) ? Alignment::TopLeft : Alignment::BottomRight;
    if (oneIn(4)) settings.scale = static_cast<double>(between(-8, 8)) / 8;
    settings.precision = oneIn(2) ? Precision::Float64 : Precision::Float32;
    settings.seed = m_random();
    return settings;
  }

  /// Range: first to last, both included.
  std::int64_t between(std::int64_t first, std::int64_t last) {
    return first + static_cast<std::int64_t>(m_random() % static_cast<std::uint32_t>(last - first + 1));
  }
  bool oneIn(std::uint32_t n) { return m_random() % n == 0; }

 private:
  std::int64_t blockFor(std::int64_t tokens) {
    switch (between(0, 4)) {
      case 0: return 1;
      case 1: return 3;
      case 2: return tokens + between(0, 5);
      default: return between(1, tokens);
    }
  }

  std::mt19937 m_random;
  std::int64_t m_largest;
};

/// The settings as the options that would ask for them, for messages.
inline QString text(const ProblemSettings& s) {
  const auto view = [](std::string_view word) {
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
  };
  QString options = QString("--tq %1 --tk %2 --dk %3 --dv %4 --br %5 --bc %6 --align %7 --algorithm %8 --precision %9")
                        .arg(s.Tq)
                        .arg(s.Tk)
                        .arg(s.dk)
                        .arg(s.dv)
                        .arg(s.Br)
                        .arg(s.Bc)
                        .arg(view(word(s.alignment)), view(word(s.algorithm)), view(word(s.precision)));
  if (s.causal) options += " --causal";
  if (s.scale) options += QString(" --scale %1").arg(*s.scale);
  return options + QString(" --seed %1").arg(s.seed);
}

}  // namespace tilewise::testing

// SPDX-License-Identifier: MIT
#pragma once

/// Seeded problems for properties that hold for all of them: the same ones in every run and on every machine.

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "core/problem/problem.h"

namespace tilewise::testing {

class RandomSettings {
 public:
  /// `largest` bounds the numbers of tokens.
  explicit RandomSettings(std::uint32_t seed, std::int64_t largest = 70) : m_random(seed), m_largest(largest) {}

  /// Few and many tokens, equal numbers and not, narrow and wide rows, blocks of 1, ragged ones and ones larger than
  /// the matrix, no mask and causal ones of both corners. Sizes and blocks may be changed afterwards.
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

  /// That with all four masks in any combination, heads, soft cap, ALiBi, dropout, and any algorithm, pass and backward
  /// order. Documents and block masks belong to the sizes and blocks drawn.
  ProblemSettings nextOfFamily() {
    ProblemSettings settings = next();
    drawMasks(settings);
    drawScores(settings);
    drawHeads(settings);
    settings.algorithm = static_cast<Algorithm>(between(0, 2));
    settings.backward = oneIn(2);
    settings.backwardOrder = static_cast<BackwardOrder>(between(0, 3));
    if (oneIn(3)) settings.shuffle = m_random();
    if (oneIn(6)) settings.inputKind = oneIn(2) ? InputKind::Ramp : InputKind::Outliers;
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

  void drawMasks(ProblemSettings& settings) {
    if (oneIn(2)) settings.causal = false;  // the others come more often alone
    if (oneIn(3)) settings.window = {between(-1, m_largest / 3), between(-1, m_largest / 3)};
    if (oneIn(3)) settings.documents = documents(settings.Tq, settings.Tk);
    if (oneIn(3)) {
      settings.blockMask = blocks((settings.Tq + settings.Br - 1) / settings.Br,  //
                                  (settings.Tk + settings.Bc - 1) / settings.Bc);
    }
  }

  /// One document after the other as they are packed, or labels in no order, some with queries or keys alone.
  Documents documents(std::int64_t Tq, std::int64_t Tk) {
    if (oneIn(2)) {
      std::vector<std::int64_t> labels(static_cast<std::size_t>(std::max(Tq, Tk)));
      for (std::size_t n = 1; n < labels.size(); ++n) labels[n] = labels[n - 1] + (oneIn(9) ? 1 : 0);
      const auto end = [&labels](std::int64_t tokens) { return labels.begin() + tokens; };
      return {{labels.begin(), end(Tq)}, {labels.begin(), end(Tk)}};
    }
    const std::int64_t most = between(0, 3);
    const auto labels = [this, most](std::int64_t tokens) {
      std::vector<std::int64_t> drawn(static_cast<std::size_t>(tokens));
      for (std::size_t n = 0; n < drawn.size(); ++n) drawn[n] = n > 0 && !oneIn(3) ? drawn[n - 1] : between(-1, most);
      return drawn;
    };
    std::vector<std::int64_t> queries = labels(Tq);
    return {std::move(queries), labels(Tk)};
  }

  BlockMask blocks(std::int64_t nr, std::int64_t nc) {
    switch (between(0, 5)) {
      case 0: return bandedBlocks(nr, nc, between(0, 3));
      case 1: return stridedBlocks(nr, nc, between(1, 4));
      case 2: return globalBlocks(nr, nc, between(0, 2));
      default: return randomBlocks(nr, nc, static_cast<double>(between(0, 4)) / 4, m_random());
    }
  }

  void drawScores(ProblemSettings& settings) {
    constexpr std::array<double, 3> Caps{0.5, 2.5, 30}, Chances{0.1, 0.5, 0.875};
    if (oneIn(3)) settings.softCap = Caps[static_cast<std::size_t>(between(0, 2))];
    if (oneIn(3)) settings.dropout = Chances[static_cast<std::size_t>(between(0, 2))];
    if (oneIn(3)) settings.alibi = {static_cast<double>(between(-4, 16)) / 32};
  }

  void drawHeads(ProblemSettings& settings) {
    if (!oneIn(3)) return;
    settings.batch = between(1, 3);
    settings.heads = between(1, 6);
    std::int64_t kvHeads = between(1, settings.heads);
    while (settings.heads % kvHeads != 0) --kvHeads;
    if (!oneIn(3)) settings.kvHeads = kvHeads;
    settings.head = between(0, settings.batch * settings.heads - 1);
    if (settings.alibi.empty() || oneIn(3)) return;
    settings.alibi.clear();
    for (int head = 1; head <= settings.heads; ++head) settings.alibi.push_back(0.5 / head);
  }

  std::mt19937 m_random;
  std::int64_t m_largest;
};

/// The settings as the options that would ask for them, for messages; documents and block masks by their contents.
inline QString text(const ProblemSettings& s) {
  const auto view = [](std::string_view word) {
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
  };
  const auto list = [](const auto& values) {
    QStringList numbers;
    for (const auto each : values) numbers += QString::number(each);
    return numbers.join(',');
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
  if (s.window.isBounded()) options += QString(" --window %1,%2").arg(s.window.left).arg(s.window.right);
  if (s.documents) {
    options += QString(" --documents %1, of keys %2").arg(list(s.documents->queries()), list(s.documents->keys()));
  }
  if (s.blockMask) {
    options += " --block-mask ";
    for (std::int64_t i = 0; i < s.blockMask->rows(); ++i) {
      for (std::int64_t j = 0; j < s.blockMask->columns(); ++j) options += s.blockMask->visible(i, j) ? '1' : '0';
      options += '/';
    }
  }
  if (s.scale) options += QString(" --scale %1").arg(*s.scale);
  if (s.softCap > 0) options += QString(" --softcap %1").arg(s.softCap);
  if (!s.alibi.empty()) options += " --alibi " + list(s.alibi);
  if (s.dropout > 0) options += QString(" --dropout %1").arg(s.dropout);
  if (s.batch * s.heads > 1) {
    options += QString(" --batch %1 --heads %2 --kv-heads %3 --head %4")
                   .arg(s.batch)
                   .arg(s.heads)
                   .arg(s.kvHeads.value_or(s.heads))
                   .arg(s.head);
  }
  if (s.backward) options += " --pass backward --backward-order " + view(word(s.backwardOrder));
  if (s.shuffle) options += QString(" --shuffle %1").arg(*s.shuffle);
  if (s.storage != Storage::None) options += " --storage " + view(word(s.storage));
  if (s.inputKind != InputKind::Normal) options += " --inputs " + view(word(s.inputKind));
  return options + QString(" --seed %1").arg(s.seed);
}

}  // namespace tilewise::testing

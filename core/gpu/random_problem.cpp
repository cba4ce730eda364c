// SPDX-License-Identifier: MIT
#include "core/gpu/random_problem.h"

#include <algorithm>
#include <array>

namespace tilewise {

std::int64_t RandomProblems::between(std::int64_t first, std::int64_t last) {
  // By remainder: the library's distributions differ from one standard library to the next.
  return first + static_cast<std::int64_t>(m_random() % static_cast<std::uint64_t>(last - first + 1));
}

std::int64_t RandomProblems::oneOf(std::span<const std::int64_t> values) {
  return values[static_cast<std::size_t>(between(0, static_cast<std::int64_t>(values.size()) - 1))];
}

std::int64_t RandomProblems::block(std::int64_t tokens) {
  constexpr std::array<std::int64_t, 6> Usual{16, 32, 48, 64, 96, 128};
  switch (between(0, 5)) {
    case 0: return between(1, 20);
    case 1: return std::min<std::int64_t>(between(1, tokens + 5), 160);
    default: return oneOf(Usual);
  }
}

RandomProblem RandomProblems::next() {
  constexpr std::array<std::int64_t, 7> Widths{16, 32, 64, 64, 96, 128, 256};
  constexpr std::array<std::int64_t, 4> Tokens{64, 128, 256, 384};
  RandomProblem problem;
  ProblemSettings& settings = problem.settings;
  settings.Tq = oneIn(3) ? oneOf(Tokens) : between(1, 330);
  settings.Tk = oneIn(3) ? settings.Tq : between(1, 330);
  settings.dk = oneIn(4) ? between(1, 72) : oneOf(Widths);
  settings.dv = oneIn(5) ? between(1, 72) : settings.dk;
  settings.Br = block(settings.Tq);
  settings.Bc = block(settings.Tk);
  settings.seed = static_cast<std::uint64_t>(between(0, 1 << 30));
  if (oneIn(4)) settings.scale = static_cast<double>(between(-8, 8)) / 32;
  if (oneIn(6)) settings.inputKind = oneIn(2) ? InputKind::Ramp : InputKind::Outliers;
  drawMasks(settings);
  drawScores(settings);
  drawHeads(settings);

  constexpr std::array<ElementType, 6> Types{ElementType::Fp16, ElementType::Fp16, ElementType::Bf16,
                                             ElementType::Bf16, ElementType::Fp32, ElementType::Fp64};
  settings.elementType = Types[static_cast<std::size_t>(between(0, 5))];
  const bool isExact = settings.elementType == ElementType::Fp32 || settings.elementType == ElementType::Fp64;
  settings.algorithm = static_cast<Algorithm>(between(isExact ? 1 : 0, 2));
  settings.backward = settings.algorithm != Algorithm::Standard && !oneIn(3);
  settings.precision = settings.elementType == ElementType::Fp64 ? Precision::Float64 : Precision::Float32;
  settings.storage = isExact                                     ? Storage::None
                     : settings.elementType == ElementType::Bf16 ? Storage::Bf16
                                                                 : Storage::Fp16;
  problem.isDeterministic = oneIn(2);
  return problem;
}

void RandomProblems::drawMasks(ProblemSettings& settings) {
  settings.causal = oneIn(3);
  settings.alignment = oneIn(2) ? Alignment::TopLeft : Alignment::BottomRight;
  if (oneIn(4)) settings.window = {between(-1, 100), between(-1, 100)};
  if (oneIn(4)) {
    const auto labels = [this](std::int64_t tokens) {
      std::vector<std::int64_t> drawn(static_cast<std::size_t>(tokens), 0);
      for (std::size_t n = 1; n < drawn.size(); ++n) drawn[n] = oneIn(25) ? between(0, 5) : drawn[n - 1];
      return drawn;
    };
    std::vector<std::int64_t> queries = labels(settings.Tq);
    settings.documents = Documents(std::move(queries), labels(settings.Tk));
  }
  if (oneIn(4)) {
    settings.blockMask =
        randomBlocks((settings.Tq + settings.Br - 1) / settings.Br, (settings.Tk + settings.Bc - 1) / settings.Bc,
                     static_cast<double>(between(1, 4)) / 4, m_random());
  }
}

void RandomProblems::drawScores(ProblemSettings& settings) {
  constexpr std::array<double, 3> Caps{2.5, 10, 30}, Chances{0.1, 0.5, 0.875};
  if (oneIn(4)) settings.softCap = Caps[static_cast<std::size_t>(between(0, 2))];
  if (oneIn(4)) settings.dropout = Chances[static_cast<std::size_t>(between(0, 2))];
  if (oneIn(4)) settings.alibi = {static_cast<double>(between(-4, 16)) / 32};
}

void RandomProblems::drawHeads(ProblemSettings& settings) {
  settings.batch = between(1, 2);
  settings.heads = between(1, 6);
  std::int64_t kvHeads = between(1, settings.heads);
  while (settings.heads % kvHeads != 0) --kvHeads;
  if (!oneIn(3)) settings.kvHeads = kvHeads;
  settings.head = between(0, settings.batch * settings.heads - 1);
  if (settings.alibi.empty() || oneIn(3)) return;
  settings.alibi.clear();
  for (std::int64_t head = 1; head <= settings.heads; ++head) settings.alibi.push_back(0.5 / static_cast<double>(head));
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/left_behind.h"

#include "app/session/words.h"
#include "core/problem/tensor.h"

namespace tilewise {

namespace {

constexpr std::int64_t SeedBytes = 8;

LeftBehind tensorLeft(const Problem& problem, Tensor tensor, const QString& name, const QString& why) {
  const std::int64_t values = shapeOf(tensor, problem).values();
  return {name, why, {values, values * elementBytes(tensor, problem.settings().elementType)}};
}

}  // namespace

QList<LeftBehind> leftBehind(const Problem& problem) {
  QList<LeftBehind> left{tensorLeft(problem, Tensor::O, tr("O"), tr("the output"))};
  const bool drops = problem.settings().dropout > 0;
  const QString again = tr("to make P again, tile by tile");
  switch (problem.algorithm()) {
    case Algorithm::Standard:
      left << tensorLeft(problem, Tensor::P, tr("P"), tr("the backward pass reads it"));
      if (drops) {
        const std::int64_t entries = shapeOf(Tensor::P, problem).values();
        left << LeftBehind{tr("dropout mask"), tr("which weights were dropped, a byte each"), {entries, entries}};
      }
      return left;
    case Algorithm::FlashAttention1:
      left << tensorLeft(problem, Tensor::m, tr("m"), again) << tensorLeft(problem, Tensor::l, tr("ℓ"), again);
      break;
    case Algorithm::FlashAttention2: left << tensorLeft(problem, Tensor::lse, tr("lse"), again); break;
  }
  if (drops) left << LeftBehind{tr("dropout seed"), tr("to draw the same mask again"), {1, SeedBytes}};
  return left;
}

QList<LeftBehind> leftBehindByStandard(const Problem& problem) {
  return leftBehind(withAlgorithm(problem, Algorithm::Standard));
}

}  // namespace tilewise

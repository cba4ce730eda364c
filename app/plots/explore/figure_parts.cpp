// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/figure_parts.h"

#include <cmath>
#include <map>

#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/form_choice.h"
#include "core/costs/residency.h"

namespace tilewise {

namespace {

FigureLine deviceLine(std::int64_t M, const QStringList& names) {
  FigureLine line;
  line.at = static_cast<double>(M);
  line.stroke = Stroke::OnChip;
  line.words = {names.join(QStringLiteral(", "))};
  line.place = FigureLine::Words::Rotated;
  return line;
}

}  // namespace

Stroke strokeOf(AttentionPass which) {
  switch (which) {
    case AttentionPass::StandardForward:
    case AttentionPass::StandardBackward: return Stroke::Standard;
    case AttentionPass::Fa1Forward:
    case AttentionPass::Fa1Backward: return Stroke::FlashAttention1;
    case AttentionPass::Fa2Forward:
    case AttentionPass::Fa2Backward: return Stroke::FlashAttention2;
    case AttentionPass::QueryOuterBackward: return Stroke::QueryOuter;
    case AttentionPass::TwoLoopsBackward: return Stroke::TwoLoops;
  }
  return Stroke::FlashAttention2;
}

QList<AttentionPass> passesBeside(AttentionPass which) {
  if (directionOf(which) == Pass::Forward) return {ForwardPasses.begin(), ForwardPasses.end()};
  return {BackwardPasses.begin(), BackwardPasses.end()};
}

QString blocksText(std::int64_t Br, std::int64_t Bc) { return tr("%1 × %2").arg(grouped(Br), grouped(Bc)); }

QString typeName(ElementType type) { return textOf(word(type)); }

FigureAxis tokenAxis(const QString& label, double first, double last, int most) {
  FigureAxis axis;
  axis.label = label;
  axis.scale = FigureScale::Log;
  axis.first = first;
  axis.last = last;
  axis.ticks = tokenTicks(first, last, most);
  axis.format = tellCount;
  return axis;
}

FigureAxis countAxis(const QString& label, double least, double most) {
  FigureAxis axis;
  axis.label = label;
  axis.scale = FigureScale::Log;
  axis.first = least * 0.7;
  axis.last = most * 1.6;
  axis.ticks = countTicks(axis.first, axis.last);
  axis.format = tellCount;
  return axis;
}

OnChipRange onChipRange(const ExploreCase& at) {
  const std::int64_t T = std::max(at.problem.Tq(), at.problem.Tk());
  const std::int64_t d = std::max(at.problem.dk(), at.problem.dv());
  // Beyond T d nothing changes any more; the chip at hand is shown all the same, with room for its name beside, and so is
  // what the present blocks take, which may be more.
  constexpr double Beside = 2.5;
  const auto M = static_cast<double>(at.M);
  const auto set = static_cast<double>(
      onChipValues(at.which, lengthsOf(at.problem), {at.problem.Br(), at.problem.Bc()}));
  const double first = set > 0 ? std::min({static_cast<double>(d), M, set}) : std::min(static_cast<double>(d), M);
  return {first, std::max({static_cast<double>(std::max(T * d, d + 1)), Beside * M, Beside * set})};
}

QList<FigureLine> deviceLines(const ExploreCase& at) {
  const ElementType type = at.settings.problem.elementType;
  std::map<std::int64_t, QStringList> others;
  QList<FigureLine> lines;
  QStringList alike;
  for (const Device& device : devices()) {
    const bool isChosen = &device == at.device && !at.settings.problem.sramBytes;
    if (onChipOf(device, type) != at.M) {
      others[onChipOf(device, type)] << textOf(device.name);
    } else if (!isChosen) {
      alike << textOf(device.name);
    }
  }
  const bool asSet = at.settings.problem.sramBytes || at.device == nullptr;
  FigureLine chosen = deviceLine(at.M, {});
  chosen.isStrong = true;
  chosen.words = {asSet ? tr("*M* as set: %1").arg(grouped(at.M))
                        : tr("%1, %2: %3").arg(textOf(at.device->name), typeName(type), grouped(at.M))};
  if (!asSet) chosen.shortWords << tr("%1: %2").arg(textOf(at.device->name), grouped(at.M));
  if (!alike.isEmpty()) {
    for (QStringList* words : {&chosen.words, &chosen.shortWords}) {
      if (!words->isEmpty()) *words << tr("as %1").arg(alike.join(QStringLiteral(", ")));
    }
  }
  lines << chosen;
  for (const auto& [M, names] : others) lines << deviceLine(M, names);
  return lines;
}

QString tellCount(double value) { return grouped(std::llround(value)); }

QString tellShare(double value) { return percent(value / 100); }

QString tellTimes(double value) { return ratio(value); }

}  // namespace tilewise

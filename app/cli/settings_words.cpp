// SPDX-License-Identifier: MIT
#include "app/cli/settings_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/contract.h"

namespace tilewise {

namespace {

std::string sizes(const ProblemSettings& s) {
  std::string words = s.Tq == s.Tk ? fmt::format("--t {}", s.Tq) : fmt::format("--tq {} --tk {}", s.Tq, s.Tk);
  words += s.dk == s.dv ? fmt::format(" --d {}", s.dk) : fmt::format(" --dk {} --dv {}", s.dk, s.dv);
  words += fmt::format(" --br {} --bc {}", s.Br, s.Bc);
  const ProblemSettings byDefault;
  if (s.batch != byDefault.batch) words += fmt::format(" --batch {}", s.batch);
  if (s.heads != byDefault.heads) words += fmt::format(" --heads {}", s.heads);
  if (s.kvHeads) words += fmt::format(" --kv-heads {}", *s.kvHeads);
  if (s.head != byDefault.head) words += fmt::format(" --head {}", s.head);
  return words;
}

std::string scores(const ProblemSettings& s) {
  std::string words;
  if (s.causal) words += " --causal";
  if (s.alignment != Alignment::TopLeft) words += fmt::format(" --align {}", word(s.alignment));
  if (s.window.isBounded()) words += fmt::format(" --window {},{}", s.window.left, s.window.right);
  if (s.scale) words += fmt::format(" --scale {}", *s.scale);
  if (s.softCap > 0) words += fmt::format(" --softcap {}", s.softCap);
  if (!s.alibi.empty()) words += fmt::format(" --alibi {}", fmt::join(s.alibi, ","));
  if (s.dropout > 0) words += fmt::format(" --dropout {}", s.dropout);
  return words;
}

std::string passes(const ProblemSettings& s) {
  const ProblemSettings byDefault;
  std::string words;
  if (s.algorithm != byDefault.algorithm) words += fmt::format(" --algorithm {}", word(s.algorithm));
  if (s.backward) words += " --backward";
  if (s.backwardOrder != byDefault.backwardOrder) words += fmt::format(" --backward-order {}", word(s.backwardOrder));
  if (s.shuffle) words += fmt::format(" --shuffle {}", *s.shuffle);
  return words;
}

std::string arithmetic(const ProblemSettings& s) {
  const ProblemSettings byDefault;
  std::string words;
  if (s.elementType != byDefault.elementType) words += fmt::format(" --dtype {}", word(s.elementType));
  if (s.precision != byDefault.precision) words += fmt::format(" --precision {}", word(s.precision));
  if (s.storage != byDefault.storage) words += fmt::format(" --storage {}", word(s.storage));
  if (s.inputKind != byDefault.inputKind) words += fmt::format(" --init {}", word(s.inputKind));
  if (s.seed != byDefault.seed) words += fmt::format(" --seed {}", s.seed);
  if (s.sramBytes) words += fmt::format(" --sram {}", *s.sramBytes);
  if (!s.sramBytes && s.device != byDefault.device) words += fmt::format(" --device {}", s.device);
  return words;
}

}  // namespace

std::string settingsWords(const ProblemSettings& settings) {
  TILEWISE_EXPECTS(!settings.documents && !settings.blockMask && settings.inputKind != InputKind::Own);
  return sizes(settings) + scores(settings) + passes(settings) + arithmetic(settings);
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/kernels/instruction_set.h"

#include <cstdlib>
#include <optional>
#include <string>

namespace tilewise {

std::string_view word(InstructionSet set) {
  switch (set) {
    case InstructionSet::Avx2: return "avx2";
    case InstructionSet::Avx512: return "avx512";
    case InstructionSet::Baseline: break;
  }
#ifdef __aarch64__
  return "neon";
#else
  return "baseline";
#endif
}

const std::vector<InstructionSet>& availableInstructionSets() {
  static const std::vector<InstructionSet> available = [] {
    std::vector<InstructionSet> sets{InstructionSet::Baseline};
#ifdef TILEWISE_X86_KERNELS
    const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
    if (hasAvx2) sets.push_back(InstructionSet::Avx2);
    const bool hasAvx512 = __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
                           __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vl") != 0;
    if (hasAvx2 && hasAvx512) sets.push_back(InstructionSet::Avx512);
#endif
    return sets;
  }();
  return available;
}

namespace {

constexpr const char* Variable = "TILEWISE_ISA";

/// What the environment asks for; empty when it does not.
std::string_view wantedName() {
  const char* wanted = std::getenv(Variable);
  return wanted == nullptr ? std::string_view() : wanted;
}

std::optional<InstructionSet> wanted() {
  for (const InstructionSet each : availableInstructionSets()) {
    if (word(each) == wantedName()) return each;
  }
  return std::nullopt;
}

}  // namespace

Expected<void> checkWantedInstructionSet() {
  if (wantedName().empty() || wanted()) return {};
  std::string accepted;
  for (const InstructionSet each : availableInstructionSets()) {
    accepted += (accepted.empty() ? "" : ", ") + std::string(word(each));
  }
  return failure({ErrorCode::UnknownName, Variable, std::string(wantedName()), accepted});
}

InstructionSet instructionSet() {
  static const InstructionSet chosen = wanted().value_or(availableInstructionSets().back());
  return chosen;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/problem/problem.h"

#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace tilewise {

namespace {

struct SizeRule {
  std::string_view option;
  std::int64_t value;
  std::int64_t maximum;
};

std::string grouped(std::int64_t value) {
  std::string digits = std::to_string(value);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
    digits.insert(static_cast<std::size_t>(at), 1, ',');
  }
  return digits;
}

}  // namespace

Expected<Problem> Problem::make(ProblemSettings settings) {
  const SizeRule rules[] = {
      {"--tq", settings.Tq, MaximumTokens}, {"--tk", settings.Tk, MaximumTokens}, {"--dk", settings.dk, MaximumWidth},
      {"--dv", settings.dv, MaximumWidth},  {"--br", settings.Br, MaximumTokens}, {"--bc", settings.Bc, MaximumTokens},
  };
  for (const SizeRule& rule : rules) {
    if (rule.value < 1 || rule.value > rule.maximum) {
      return failure({ErrorCode::OutOfRange, std::string(rule.option), std::to_string(rule.value),
                      "1 to " + grouped(rule.maximum)});
    }
  }
  if (settings.scale && !std::isfinite(*settings.scale)) {
    return failure({ErrorCode::OutOfRange, "--scale", fmt::format("{}", *settings.scale), "a finite number"});
  }
  if (settings.sramBytes && *settings.sramBytes < 1) {
    return failure({ErrorCode::OutOfRange, "--sram", std::to_string(*settings.sramBytes), "1 byte or more"});
  }
  return Problem(std::move(settings));
}

double Problem::scale() const { return m_settings.scale.value_or(1.0 / std::sqrt(static_cast<double>(m_settings.dk))); }

std::int64_t Problem::offset() const {
  return m_settings.alignment == Alignment::BottomRight ? m_settings.Tk - m_settings.Tq : 0;
}

Problem withAlgorithm(const Problem& problem, Algorithm algorithm) {
  ProblemSettings settings = problem.settings();
  settings.algorithm = algorithm;
  return *Problem::make(std::move(settings));
}

}  // namespace tilewise

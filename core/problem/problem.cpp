// SPDX-License-Identifier: MIT
#include "core/problem/problem.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "core/base/grouped.h"

namespace tilewise {

namespace {

struct NumberRule {
  std::string_view option;
  std::int64_t value;
  std::int64_t minimum;
  std::int64_t maximum;
};

Expected<void> check(std::initializer_list<NumberRule> rules) {
  for (const NumberRule& rule : rules) {
    if (rule.minimum <= rule.value && rule.value <= rule.maximum) continue;
    return failure({ErrorCode::OutOfRange, std::string(rule.option), std::to_string(rule.value),
                    grouped(rule.minimum) + " to " + grouped(rule.maximum)});
  }
  return {};
}

Expected<void> checkSizes(const ProblemSettings& s) {
  return check({{"--tq", s.Tq, 1, MaximumTokens},
                {"--tk", s.Tk, 1, MaximumTokens},
                {"--dk", s.dk, 1, MaximumWidth},
                {"--dv", s.dv, 1, MaximumWidth},
                {"--br", s.Br, 1, MaximumTokens},
                {"--bc", s.Bc, 1, MaximumTokens}});
}

Expected<void> checkHeads(const ProblemSettings& s) {
  const auto counts = check({{"--batch", s.batch, 1, MaximumHeads}, {"--heads", s.heads, 1, MaximumHeads}});
  if (!counts) return counts;
  const std::int64_t kvHeads = s.kvHeads.value_or(s.heads);
  if (kvHeads < 1 || s.heads % kvHeads != 0) {
    return failure({ErrorCode::OutOfRange, "--kv-heads", std::to_string(kvHeads),
                    s.heads == 1 ? std::string("1, as there is one head") : fmt::format("a number that divides the {} heads", s.heads)});
  }
  const auto head = check({{"--head", s.head, 0, s.batch * s.heads - 1}});
  if (!head) return head;
  const std::int64_t largest = std::max(s.Tq, s.Tk) * std::max(s.dk, s.dv);
  const std::int64_t most = (std::int64_t{1} << 32) / largest;
  if (s.head < most) return {};
  return failure({ErrorCode::OutOfRange, "--head", std::to_string(s.head),
                  fmt::format("0 to {}: entry numbers of a tensor fit 32 bits", grouped(most - 1))});
}

Expected<void> checkMasks(const ProblemSettings& s) {
  const auto window = check({{"--window", s.window.left, Window::Unbounded, MaximumTokens},
                             {"--window", s.window.right, Window::Unbounded, MaximumTokens}});
  if (!window) return window;
  if (s.documents && (s.documents->queryCount() != s.Tq || s.documents->keyCount() != s.Tk)) {
    return failure({ErrorCode::Shape, "--documents",
                    fmt::format("{} queries and {} keys", s.documents->queryCount(), s.documents->keyCount()),
                    fmt::format("{} queries and {} keys", s.Tq, s.Tk)});
  }
  const std::int64_t nr = (s.Tq + s.Br - 1) / s.Br;
  const std::int64_t nc = (s.Tk + s.Bc - 1) / s.Bc;
  if (s.blockMask && (s.blockMask->rows() != nr || s.blockMask->columns() != nc)) {
    return failure({ErrorCode::Shape, "--block-mask",
                    fmt::format("{} x {}", s.blockMask->rows(), s.blockMask->columns()),
                    fmt::format("{} x {}, the number of tiles", nr, nc)});
  }
  return {};
}

Expected<void> outOfRange(const char* option, double value, const char* accepted) {
  return failure({ErrorCode::OutOfRange, option, fmt::format("{}", value), accepted});
}

Expected<void> checkScores(const ProblemSettings& s) {
  if (s.scale && !std::isfinite(*s.scale)) return outOfRange("--scale", *s.scale, "a finite number");
  if (!std::isfinite(s.softCap) || s.softCap < 0) {
    return outOfRange("--softcap", s.softCap, "a finite number above 0, or 0 for none");
  }
  for (const double slope : s.alibi) {
    if (!std::isfinite(slope)) return outOfRange("--alibi", slope, "finite slopes");
  }
  const auto slopes = static_cast<std::int64_t>(s.alibi.size());
  if (slopes > 1 && slopes != s.heads) {
    return failure({ErrorCode::Shape, "--alibi", fmt::format("{} slopes", slopes),
                    s.heads == 1 ? std::string("one slope") : fmt::format("one slope, or one for each of {} heads", s.heads)});
  }
  if (!(s.dropout >= 0 && s.dropout < 1)) return outOfRange("--dropout", s.dropout, "0 or more, below 1");
  return {};
}

/// In float32 arithmetic a factor that float32 does not have would silently be another one.
Expected<void> checkFloat32(const ProblemSettings& s) {
  if (s.precision == Precision::Float64) return {};
  const auto check = [](const char* option, double value) -> Expected<void> {
    constexpr double Smallest = std::numeric_limits<float>::min();
    constexpr double Largest = std::numeric_limits<float>::max();
    if (value == 0 || (std::abs(value) >= Smallest && std::abs(value) <= Largest)) return {};
    return outOfRange(option, value, "0, or 1.2e-38 to 3.4e38 in size, with --precision f32");
  };
  Expected<void> fine = check("--scale", s.scale.value_or(0));
  if (fine) fine = check("--softcap", s.softCap);
  for (const double slope : s.alibi) {
    if (fine) fine = check("--alibi", slope);
  }
  return fine;
}

Expected<void> checkArithmetic(const ProblemSettings& s) {
  if (s.sramBytes && *s.sramBytes < 1) {
    return failure({ErrorCode::OutOfRange, "--sram", std::to_string(*s.sramBytes), "1 byte or more"});
  }
  if (s.storage != Storage::None && s.precision == Precision::Float64) {
    return failure({ErrorCode::Conflict, "--storage", "--precision f64",
                    "--precision f32: storage is emulated beside float32 arithmetic"});
  }
  return {};
}

}  // namespace

Expected<Problem> Problem::make(ProblemSettings settings) {
  for (const auto& part : {checkSizes, checkHeads, checkMasks, checkScores, checkFloat32, checkArithmetic}) {
    if (const auto fine = part(settings); !fine) return tl::unexpected(fine.error());
  }
  return Problem(std::move(settings));
}

std::int64_t Problem::kvHead() const {
  const std::int64_t batch = m_settings.head / m_settings.heads;
  const std::int64_t query = m_settings.head % m_settings.heads;
  return batch * kvHeads() + query / (m_settings.heads / kvHeads());
}

double Problem::scale() const { return m_settings.scale.value_or(1.0 / std::sqrt(static_cast<double>(m_settings.dk))); }

std::int64_t Problem::offset() const {
  return m_settings.alignment == Alignment::BottomRight ? m_settings.Tk - m_settings.Tq : 0;
}

double Problem::alibiSlope() const {
  if (m_settings.alibi.empty()) return 0;
  if (m_settings.alibi.size() == 1) return m_settings.alibi.front();
  return m_settings.alibi[static_cast<std::size_t>(m_settings.head % m_settings.heads)];
}

Problem withAlgorithm(const Problem& problem, Algorithm algorithm) {
  ProblemSettings settings = problem.settings();
  settings.algorithm = algorithm;
  return *Problem::make(std::move(settings));
}

}  // namespace tilewise

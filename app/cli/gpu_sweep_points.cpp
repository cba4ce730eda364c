// SPDX-License-Identifier: MIT
#include "app/cli/gpu_sweep_points.h"

#include <array>
#include <utility>

#include "app/cli/option_values.h"

namespace tilewise {

namespace {

/// Options that a sweep takes lists of: commas, or FIRST:LAST:STEP; the last varies fastest.
constexpr std::array<const char*, 8> Swept{"--algorithm", "--dtype", "--heads", "--batch",
                                           "--t",         "--d",     "--br",    "--bc"};
constexpr std::size_t MostPoints = 100000;

Expected<std::vector<std::string>> valuesOf(const std::string& option, const std::string& text) {
  if (text.find(':') == std::string::npos) return commaParts(text);
  std::vector<std::int64_t> numbers;
  std::string rest = text;
  for (std::string::size_type colon = 0; colon != std::string::npos;) {
    colon = rest.find(':');
    const auto number = wholeNumber(option, rest.substr(0, colon));
    if (!number) return tl::unexpected(number.error());
    numbers.push_back(*number);
    if (colon != std::string::npos) rest = rest.substr(colon + 1);
  }
  const bool isRange = numbers.size() == 3 && numbers[2] > 0 && numbers[0] <= numbers[1] &&
                       (numbers[1] - numbers[0]) / numbers[2] < static_cast<std::int64_t>(MostPoints);
  if (!isRange) return failure({ErrorCode::OutOfRange, option, text, "FIRST:LAST:STEP, ascending"});
  std::vector<std::string> values;
  for (std::int64_t each = numbers[0]; each <= numbers[1]; each += numbers[2]) values.push_back(std::to_string(each));
  return values;
}

}  // namespace

Expected<SweepShard> readShard(const std::optional<std::string>& text) {
  if (!text) return SweepShard{};
  const auto slash = text->find('/');
  const auto index = wholeNumber("--shard", text->substr(0, slash));
  const auto count = wholeNumber("--shard", slash == std::string::npos ? "" : text->substr(slash + 1));
  if (!index || !count || *index < 0 || *index >= *count) {
    return failure({ErrorCode::OutOfRange, "--shard", *text, "K/N with 0 <= K < N"});
  }
  return SweepShard{*index, *count};
}

Expected<std::vector<ProblemOptions>> sweepPoints(const ProblemOptions& problem) {
  std::vector<ProblemOptions> points{problem};
  for (const char* option : Swept) {
    if (!problem.has(option)) continue;
    const auto values = valuesOf(option, problem.text(option));
    if (!values) return tl::unexpected(values.error());
    std::vector<ProblemOptions> more;
    for (const ProblemOptions& point : points) {
      for (const std::string& value : *values) {
        more.push_back(point);
        more.back().set(option, value);
      }
    }
    if (more.size() > MostPoints) {
      return failure(
          {ErrorCode::TooLarge, "the sweep", std::to_string(more.size()) + " points", std::to_string(MostPoints)});
    }
    points = std::move(more);
  }
  for (const ProblemOptions& point : points) {
    if (const auto request = point.resolve(); !request) return tl::unexpected(request.error());
  }
  return points;
}

}  // namespace tilewise

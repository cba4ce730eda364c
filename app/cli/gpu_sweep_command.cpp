// SPDX-License-Identifier: MIT
#include <array>
#include <cstdio>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_json.h"
#include "app/cli/gpu_record.h"
#include "app/cli/gpu_tools.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

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

/// All combinations.
Expected<std::vector<ProblemOptions>> pointsOf(const ProblemOptions& problem) {
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
  return points;
}

struct Shard {
  std::int64_t index = 0;
  std::int64_t count = 1;
};

Expected<Shard> readShard(const std::optional<std::string>& text) {
  if (!text) return Shard{};
  const auto slash = text->find('/');
  const auto index = wholeNumber("--shard", text->substr(0, slash));
  const auto count = wholeNumber("--shard", slash == std::string::npos ? "" : text->substr(slash + 1));
  if (!index || !count || *index < 0 || *index >= *count) {
    return failure({ErrorCode::OutOfRange, "--shard", *text, "K/N with 0 <= K < N"});
  }
  return Shard{*index, *count};
}

/// What tells a point from another: the problem, and what changes its numbers.
Json pointJson(const ProblemRequest& request, const Problem& problem, const GpuSweepOptions& options) {
  Json point = problemJson(request, problem);
  point["deterministic"] = options.isDeterministic;
  point["l2"] = options.isCold ? "cold" : "warm";
  return point;
}

/// The inputs on the card, kept as long as points have the same.
class InputsOfPoints {
 public:
  Expected<std::shared_ptr<const CardInputs>> of(const GpuTools& tools, const ProblemRequest& request,
                                                 const Problem& problem) {
    const ProblemSettings& s = problem.settings();
    const std::string key = fmt::format("{} {} {} {} {} {} {} {} {} {}", s.Tq, s.Tk, s.dk, s.dv, s.heads,
                                        problem.kvHeads(), s.batch, word(s.elementType), s.backward, s.seed);
    if (key == m_key) return m_inputs;
    m_inputs.reset();
    auto made = CardInputs::make(tools.card, problem, inputsOfRequest(request, problem));
    if (!made) return made;
    m_key = key;
    m_inputs = std::move(*made);
    return m_inputs;
  }

 private:
  std::string m_key;
  std::shared_ptr<const CardInputs> m_inputs;
};

/// A point that cannot be run stands in the record with its reason; only a card that fails ends the sweep.
Expected<Json> runPoint(const GpuTools& tools, const ProblemOptions& point, const TimingOptions& timing,
                        const GpuSweepOptions& options, InputsOfPoints& inputsOfPoints) {
  const auto request = point.resolve();
  if (!request) return tl::unexpected(request.error());
  const auto problem = problemOnCard(request->settings);
  if (!problem) return tl::unexpected(problem.error());
  Json entry{{"point", pointJson(*request, *problem, options)}};
  const GpuRunSettings settings{options.isDeterministic, timing};
  if (const auto plan = planOnCard(*tools.card, *problem, settings); !plan) {
    entry["problem"] = problemJson(*request, *problem);
    entry["refused"] = describe(plan.error());
    return entry;
  }
  const auto inputs = inputsOfPoints.of(tools, *request, *problem);
  if (!inputs) return tl::unexpected(inputs.error());
  auto run = runOnCard(tools.card, *tools.compiler, *problem, *inputs, settings);
  if (!run) return tl::unexpected(run.error());
  entry.update(gpuReportJson(*request, {*problem, std::move(*run)}));
  return entry;
}

std::string pointText(const Json& entry) {
  const Json& problem = entry["problem"];
  std::string text =
      fmt::format("{} {} {}x{} d {} blocks {}x{}: ", problem["algorithm"].get<std::string>(),
                  problem["dtype"].get<std::string>(), problem["tq"].get<int>(), problem["tk"].get<int>(),
                  problem["dk"].get<int>(), problem["br"].get<int>(), problem["bc"].get<int>());
  if (entry.contains("refused")) return text + entry["refused"].get<std::string>();
  const auto time = [](const Json& pass) {
    return fmt::format("{:.1f} us, {:.0f} TFLOP/s", pass["time"]["seconds"].get<double>() * 1e6,
                       pass["time"]["tflops"].get<double>());
  };
  text += time(entry);
  return entry.contains("backward") ? text + "; backward " + time(entry["backward"]) : text;
}

Expected<ExitCode> mergeRecords(const GpuSweepOptions& options, ExistingFile existing) {
  std::vector<Json> records;
  for (const std::string& file : options.merge) {
    auto record = readRecord(file);
    if (!record) return tl::unexpected(record.error());
    records.push_back(std::move(*record));
  }
  const auto merged = mergedRecord(records);
  if (!merged) return tl::unexpected(merged.error());
  if (!options.record) {
    fmt::print("{}\n", jsonText(*merged));
    return ExitCode::Done;
  }
  if (const auto written = writeRecord(*options.record, *merged, existing); !written) {
    return tl::unexpected(written.error());
  }
  return ExitCode::Done;
}

}  // namespace

Expected<ExitCode> gpuSweepCommand(const ProblemOptions& problem, const GpuSweepOptions& options) {
  const ExistingFile existing = options.force || options.resume ? ExistingFile::Replace : ExistingFile::Refuse;
  if (!options.merge.empty()) return mergeRecords(options, existing);
  if (options.resume && !options.record) {
    return failure({ErrorCode::Missing, "--resume", "--record", "--resume with --record FILE"});
  }
  const auto points = pointsOf(problem);
  if (!points) return tl::unexpected(points.error());
  const auto shard = readShard(options.shard);
  if (!shard) return tl::unexpected(shard.error());
  const auto timing = timingOf(options);
  if (!timing) return tl::unexpected(timing.error());
  // A mistake in the options is found before the first point runs.
  for (const ProblemOptions& point : *points) {
    if (const auto request = point.resolve(); !request) return tl::unexpected(request.error());
  }
  if (options.record) {
    if (const auto fine = checkWritable(*options.record, existing); !fine) return tl::unexpected(fine.error());
  }
  const auto tools = GpuTools::open();
  if (!tools) return tl::unexpected(tools.error());

  Json record = newRecord(cardJson(tools->card->facts(), tools->compiler->nvrtc()), options.commandLine);
  if (options.resume && std::filesystem::exists(*options.record)) {
    auto earlier = readRecord(*options.record);
    if (!earlier) return tl::unexpected(earlier.error());
    record = std::move(*earlier);
  }
  InputsOfPoints inputs;
  const auto count = static_cast<std::int64_t>(points->size());
  for (std::int64_t n = shard->index; n < count; n += shard->count) {
    const ProblemOptions& point = (*points)[static_cast<std::size_t>(n)];
    const auto request = point.resolve();
    const auto made = request ? problemOnCard(request->settings) : tl::unexpected(request.error());
    if (!made) return tl::unexpected(made.error());
    if (hasRun(record, pointJson(*request, *made, options))) continue;
    const auto entry = runPoint(*tools, point, *timing, options, inputs);
    if (!entry) return tl::unexpected(entry.error());
    record["runs"].push_back(*entry);
    fmt::print(stderr, "{}/{}  {}\n", n + 1, count, pointText(*entry));
    // After each point, so that a sweep that ends early can be resumed.
    if (!options.record) continue;
    if (const auto written = writeRecord(*options.record, record, ExistingFile::Replace); !written) {
      return tl::unexpected(written.error());
    }
  }
  if (options.json || !options.record) fmt::print("{}\n", jsonText(record));
  return ExitCode::Done;
}

}  // namespace tilewise

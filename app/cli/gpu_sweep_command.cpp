// SPDX-License-Identifier: MIT
#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_counting.h"
#include "app/cli/gpu_point_inputs.h"
#include "app/cli/gpu_sweep_points.h"
#include "app/cli/gpu_text.h"
#include "app/cli/gpu_tools.h"
#include "core/gpu/card_reference.h"

namespace tilewise {

namespace {

/// A point that the record does not have.
struct OpenPoint {
  std::int64_t number = 0;
  ProblemRequest request;
  Problem problem;
};

Expected<std::vector<OpenPoint>> openPoints(const std::vector<ProblemOptions>& points, const SweepShard& shard,
                                            const GpuRecord& record, const GpuSweepOptions& options) {
  std::vector<OpenPoint> todo;
  for (std::int64_t n = shard.index; n < static_cast<std::int64_t>(points.size()); n += shard.count) {
    auto request = points[static_cast<std::size_t>(n)].resolve();
    if (!request) return tl::unexpected(request.error());
    auto problem = problemOnCard(request->settings);
    if (!problem) return tl::unexpected(problem.error());
    if (record.find(pointOf(*request, *problem, options)) != nullptr) continue;
    todo.push_back({n, std::move(*request), std::move(*problem)});
  }
  return todo;
}

class Sweep {
 public:
  Sweep(const GpuTools& tools, const GpuSweepOptions& options, const TimingOptions& timing)
      : m_tools(tools), m_options(options) {
    m_settings.isDeterministic = options.isDeterministic;
    if (!options.isUntimed) m_settings.timing = timing;
  }

  /// All kernels side by side; what fails is found at its point.
  void compile(const std::vector<OpenPoint>& points) {
    std::vector<KernelPlan> plans;
    for (const OpenPoint& point : points) {
      if (auto plan = planOnCard(*m_tools.card, point.problem, m_settings)) plans.push_back(std::move(*plan));
    }
    m_tools.compiler->compileAhead(plans);
  }

  /// A point that cannot be run stands in the record with its reason; only a card that fails ends the sweep.
  Expected<RecordedRun> run(const ProblemRequest& request, const Problem& problem) {
    RunPoint point = pointOf(request, problem, m_options);
    if (const auto plan = planOnCard(*m_tools.card, problem, m_settings); !plan) {
      return RecordedRun{std::move(point), plan.error()};
    }
    const auto inputs = m_inputs.of(m_tools, request, problem);
    if (!inputs) return tl::unexpected(inputs.error());
    const auto run = runOnCard(m_tools.card, *m_tools.compiler, problem, *inputs, m_settings);
    if (!run) return tl::unexpected(run.error());
    RecordedRun recorded = recordedRun(problem, std::move(point), *run);
    if (!m_options.check) return recorded;
    if (!m_reference || !m_reference->isOf(problem)) {
      const Inputs ofHead = inputsOfRequest(request, problem)(problem.settings().head);
      auto reference = CardReference::make(problem, ofHead, request.threads);
      if (!reference) return tl::unexpected(reference.error());
      m_reference = std::move(*reference);
    }
    recorded.accuracy = m_reference->compare(problem, run->result).ofCard;
    return recorded;
  }

 private:
  const GpuTools& m_tools;
  const GpuSweepOptions& m_options;
  GpuRunSettings m_settings;
  GpuPointInputs m_inputs;
  std::optional<CardReference> m_reference;
};

std::string passText(const RecordedPass& pass) {
  if (!pass.report.time) return "ran";
  const std::string text = fmt::format("{:.1f} us, {:.0f} TFLOP/s", pass.report.time->seconds * 1e6, pass.teraflops);
  return pass.predicted ? text + ", " + predictionText(pass) : text;
}

std::string runText(const RecordedRun& run) {
  const ProblemSettings& s = run.point.settings;
  std::string text = fmt::format("{} {} {}x{} d {} blocks {}x{}: ", word(s.algorithm), word(s.elementType), s.Tq, s.Tk,
                                 s.dk, s.Br, s.Bc);
  if (run.refusal) return text + describe(*run.refusal);
  text += passText(*run.forward);
  if (run.backward) text += "; backward " + passText(*run.backward);
  return run.accuracy ? text + (run.accuracy->pass() ? "; agrees" : "; DOES NOT AGREE") : text;
}

/// Counts all runs of the record at once: the profiler takes its time to start.
void countRuns(GpuRecord& record, const GpuSweepOptions& options) {
  std::vector<RecordedPass*> passes;
  for (RecordedRun& run : record.runs) {
    if (run.forward) passes.push_back(&*run.forward);
    if (run.backward) passes.push_back(&*run.backward);
  }
  countPasses(passes, options.countingWords);
  if (!passes.empty() && !passes.front()->notCounted.empty()) {
    fmt::print(stderr, "not measured: {}\n", passes.front()->notCounted);
  }
}

/// Into the file, if one is asked for.
Expected<void> keep(const GpuRecord& record, const GpuSweepOptions& options) {
  return options.record ? writeRecord(*options.record, record, ExistingFile::Replace) : Expected<void>();
}

Expected<ExitCode> mergeRecords(const GpuSweepOptions& options, ExistingFile existing) {
  std::vector<GpuRecord> records;
  for (const std::string& file : options.merge) {
    auto record = readRecord(file);
    if (!record) return tl::unexpected(record.error());
    records.push_back(std::move(*record));
  }
  auto merged = mergedRecord(std::move(records));
  if (!merged) return tl::unexpected(merged.error());
  // By this version's model, whichever made the parts.
  for (RecordedRun& run : merged->runs) addPredictions(run, merged->card);
  if (!options.record) {
    fmt::print("{}", recordText(*merged));
    return ExitCode::Done;
  }
  const auto written = writeRecord(*options.record, *merged, existing);
  if (!written) return tl::unexpected(written.error());
  return ExitCode::Done;
}

/// The record to go on with: that of the file, or one without runs.
Expected<GpuRecord> beginRecord(const GpuTools& tools, const GpuSweepOptions& options) {
  if (options.resume && std::filesystem::exists(*options.record)) return readRecord(*options.record);
  return tools.newRecord(options.commandLine, !options.isUntimed);
}

}  // namespace

Expected<ExitCode> gpuSweepCommand(const ProblemOptions& problem, const GpuSweepOptions& options) {
  const ExistingFile existing = options.force || options.resume ? ExistingFile::Replace : ExistingFile::Refuse;
  if (!options.merge.empty()) return mergeRecords(options, existing);
  if (options.resume && !options.record) {
    return failure({ErrorCode::Missing, "--resume", "--record", "--resume with --record FILE"});
  }
  // A mistake in the options is found before the first point runs.
  const auto points = sweepPoints(problem);
  if (!points) return tl::unexpected(points.error());
  const auto shard = readShard(options.shard);
  if (!shard) return tl::unexpected(shard.error());
  const auto timing = timingOf(options);
  if (!timing) return tl::unexpected(timing.error());
  if (options.record) {
    if (const auto fine = checkWritable(*options.record, existing); !fine) return tl::unexpected(fine.error());
  }
  const auto tools = GpuTools::open();
  if (!tools) return tl::unexpected(tools.error());
  auto record = beginRecord(*tools, options);
  if (!record) return tl::unexpected(record.error());

  const auto todo = openPoints(*points, *shard, *record, options);
  if (!todo) return tl::unexpected(todo.error());
  Sweep sweep(*tools, options, *timing);
  sweep.compile(*todo);
  bool agrees = true;
  for (const OpenPoint& point : *todo) {
    auto run = sweep.run(point.request, point.problem);
    if (!run) return tl::unexpected(run.error());
    addPredictions(*run, record->card);
    agrees = agrees && (!run->accuracy || run->accuracy->pass());
    fmt::print(stderr, "{}/{}  {}\n", point.number + 1, points->size(), runText(*run));
    record->runs.push_back(std::move(*run));
    // After each point, so that a sweep that ends early can be resumed.
    if (const auto kept = keep(*record, options); !kept) return tl::unexpected(kept.error());
  }
  const PredictionTally tally = tallyPredictions(*record);
  if (tally.all > 0) {
    fmt::print(stderr, "{} of {} passes are predicted within {:.0f} %\n", tally.within, tally.all,
               PredictionTolerance * 100);
  }
  if (options.counters) {
    countRuns(*record, options);
    if (const auto kept = keep(*record, options); !kept) return tl::unexpected(kept.error());
  }
  if (options.json || !options.record) fmt::print("{}", recordText(*record));
  return agrees ? ExitCode::Done : ExitCode::CheckFailed;
}

}  // namespace tilewise

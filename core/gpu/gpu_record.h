// SPDX-License-Identifier: MIT
#pragma once

/// Records of runs on a card: files that are shown where there is no card. docs/file-formats.md is the user's page on
/// them.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/attention/accuracy.h"
#include "core/base/expected.h"
#include "core/files/write_file.h"
#include "core/gpu/card.h"
#include "core/gpu/card_rates.h"
#include "core/gpu/gpu_run.h"
#include "core/gpu/kernel_counts.h"
#include "core/gpu/pass_bytes.h"
#include "core/gpu/predicted_time.h"

namespace tilewise {

/// The card of a record, and what stood between it and the kernels.
struct RecordedCard {
  CardFacts facts;
  std::string nvrtc;  ///< "13.0"
  std::optional<CardRates> rates{};
};

/// What makes a run another one than its neighbours in a record.
struct RunPoint {
  std::string name;  ///< of the problem: a preset, a file of arrays
  ProblemSettings settings;
  bool isDeterministic = false;  ///< the backward pass adds dQ in a fixed order
  bool isCold = false;           ///< timed with a second-level cache that holds something else

  bool operator==(const RunPoint&) const = default;
};

struct RecordedPass {
  PassReportOnCard report;
  double teraflops = 0;  ///< by the kernel engineers' rule; 0 without a time
  PassBytes model{};
  std::vector<KernelCounts> counts{};  ///< of each launch; none: not measured
  std::optional<Profiler> countedBy{};
  std::string notCounted{};            ///< why not; empty where nobody asked
  std::optional<PredictedTime> predicted{};
};

/// Either refused, or with a forward pass.
struct RecordedRun {
  RunPoint point;
  std::optional<Error> refusal{};  ///< why the card cannot do it
  bool isExact = false;
  std::optional<RecordedPass> forward{};
  std::optional<RecordedPass> backward{};
  std::optional<RepeatedDQ> repeated{};
  std::optional<Accuracy> accuracy{};  ///< of the head at hand, against float64
};

struct GpuRecord {
  std::string program;  ///< version of Tilewise that wrote it
  std::string date;     ///< of its first run, UTC: 2026-11-30T12:00:00Z
  std::string command;  ///< that made it; of joined records all, one a line
  RecordedCard card;
  std::vector<RecordedRun> runs;

  const RecordedRun* find(const RunPoint& point) const;  ///< nullptr: it has none
};

/// The largest record that is read, and the most runs in it.
inline constexpr std::size_t LargestRecord = std::size_t{64} << 20;
inline constexpr std::size_t MostRecordedRuns = 100'000;

/// A record without runs, of now.
GpuRecord newRecord(std::string program, RecordedCard card, std::string command);

/// What ran, with model bytes and TFLOP/s; counts, prediction and accuracy are added by who has them.
RecordedRun recordedRun(const Problem& problem, RunPoint point, const GpuRun& run);

/// Reads the text of a record. `place` names it in errors.
/// Errors: FileFormat, FileTruncated (no JSON, a member that is missing or of the wrong kind), NotAvailable (a newer version),
///         UnknownName (a member, a word), OutOfRange, TooLarge; those of readSettings().
[[nodiscard]] Expected<GpuRecord> parseRecord(std::span<const std::byte> text, const std::string& place);
/// The text that parseRecord() reads as an equal value.
std::string recordText(const GpuRecord& record);

/// Errors: also those of readFile().
[[nodiscard]] Expected<GpuRecord> readRecord(const std::filesystem::path& path);
/// Errors: those of writeFile().
[[nodiscard]] Expected<void> writeRecord(const std::filesystem::path& path, const GpuRecord& record,
                                         ExistingFile existing);

/// The runs of all, in their order; of the same point the first that was not refused stays. Card and date are those of
/// the first; rates, of the first that has them.
/// Errors: Conflict (cards of two names), Missing (no record).
[[nodiscard]] Expected<GpuRecord> mergedRecord(std::vector<GpuRecord> records);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// A setup of a lesson with everything that can be asked about it: index, tiles, states, results. Each is made when it is first
/// asked for, by the code that the rest of the program uses.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "core/attention/accuracy.h"
#include "core/attention/engine.h"
#include "core/faults/fault_report.h"
#include "core/files/input_arrays.h"
#include "core/files/lesson.h"
#include "core/memory/hbm_inputs.h"
#include "core/replay/replay.h"
#include "core/tiling/tile_census.h"
#include "core/trace/trace.h"

namespace tilewise {

/// Shared between who computes and who may end it.
struct LessonWatch {
  RunControl run;
  ReplayWatch replay;

  void cancel() {
    run.cancel = true;
    replay.cancel = true;
  }
};

class LessonStage {
 public:
  /// The largest grid that a lesson may step through.
  static constexpr std::int64_t MostTiles = std::int64_t{1} << 20;

  /// watch outlives this.
  /// Errors: TooLarge (more than MostTiles); Shape, OutOfRange (other sizes or heads than the preset's arrays have).
  [[nodiscard]] static Expected<std::unique_ptr<LessonStage>> make(const LessonSetup& setup, LessonWatch& watch);

  const Problem& problem() const { return m_problem; }
  Pass pass() const { return m_problem.lastPass(); }
  const Trace& trace() const { return m_trace; }
  const TileCensus& census() const { return m_census; }
  const Inputs& inputs();

  /// Range: 0 <= position <= events. The reference holds until the next call.
  const BlockState& stateAt(std::int64_t position);
  /// Errors of the next four: those of run(), check(), tryFault().
  [[nodiscard]] Expected<const RunResult*> result();
  [[nodiscard]] Expected<const Accuracy*> accuracy();
  [[nodiscard]] Expected<const FaultTrial*> trial(Fault fault);

 private:
  LessonStage(Problem problem, std::optional<InputArrays> arrays, LessonWatch& watch);

  LessonWatch& m_watch;
  Problem m_problem;
  std::optional<InputArrays> m_arrays;
  Trace m_trace;
  TileCensus m_census;
  std::optional<Inputs> m_inputs;
  std::optional<HbmInputs> m_hbm;
  std::optional<RunResult> m_result;
  std::unique_ptr<Replay> m_replay;
  std::optional<Accuracy> m_accuracy;
  std::optional<RightResults> m_right;
  std::map<Fault, FaultTrial> m_trials;
};

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_stage.h"

#include <tuple>
#include <utility>

#include "core/base/contract.h"
#include "core/base/grouped.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

/// The preset's own arrays, if they are what the setup steps.
Expected<std::optional<InputArrays>> arraysOf(const LessonSetup& setup) {
  if (!setup.ownData) return std::optional<InputArrays>();
  const Preset* preset = findPreset(setup.preset);
  TILEWISE_EXPECTS(preset != nullptr);
  auto arrays = presetInputs(*preset);
  if (!arrays) return tl::unexpected(arrays.error());
  const ProblemSettings sized = sizedFor(setup.settings, *arrays);
  for (const auto& [option, own, given] :
       {std::tuple{"--tq", sized.Tq, setup.settings.Tq}, {"--tk", sized.Tk, setup.settings.Tk},
        {"--dk", sized.dk, setup.settings.dk}, {"--dv", sized.dv, setup.settings.dv},
        {"--heads", sized.heads, setup.settings.heads}}) {
    if (own == given) continue;
    return failure({ErrorCode::Shape, option, std::to_string(given), std::to_string(own) + ", as the preset's arrays"});
  }
  if (setup.settings.head >= arrays->Q.heads) {
    return failure({ErrorCode::OutOfRange, "--head", std::to_string(setup.settings.head),
                    "0 to " + std::to_string(arrays->Q.heads - 1)});
  }
  return std::optional<InputArrays>(std::move(*arrays));
}

}  // namespace

Expected<std::unique_ptr<LessonStage>> LessonStage::make(const LessonSetup& setup, LessonWatch& watch) {
  auto problem = Problem::make(setup.settings);
  if (!problem) return tl::unexpected(problem.error());
  const std::int64_t tiles = TileGrid(*problem).tileCount();
  if (tiles > MostTiles) {
    return failure({ErrorCode::TooLarge, "the grid", grouped(tiles) + " tiles", "at most " + grouped(MostTiles)});
  }
  auto arrays = arraysOf(setup);
  if (!arrays) return tl::unexpected(arrays.error());
  return std::unique_ptr<LessonStage>(new LessonStage(std::move(*problem), std::move(*arrays), watch));
}

LessonStage::LessonStage(Problem problem, std::optional<InputArrays> arrays, LessonWatch& watch)
    : m_watch(watch),
      m_problem(std::move(problem)),
      m_arrays(std::move(arrays)),
      m_trace(m_problem, m_problem.lastPass()),
      m_census(takeCensus(m_problem)) {}

const Inputs& LessonStage::inputs() {
  if (!m_inputs) m_inputs = m_arrays ? inputsOfHead(*m_arrays, m_problem) : makeInputs(m_problem);
  return *m_inputs;
}

const BlockState& LessonStage::stateAt(std::int64_t position) {
  if (!m_replay) {
    m_hbm.emplace(m_problem, inputs());
    m_replay = makeReplay(m_problem, *m_hbm, m_result ? &*m_result : nullptr, m_trace);
  }
  return m_replay->stateAt(position, m_watch.replay);
}

Expected<const RunResult*> LessonStage::result() {
  if (!m_result) {
    auto computed = run(m_problem, inputs(), m_watch.run);
    if (!computed) return tl::unexpected(computed.error());
    m_result = std::move(*computed);
    if (m_replay) m_replay->setResult(*m_result);
  }
  return &*m_result;
}

Expected<const Accuracy*> LessonStage::accuracy() {
  if (!m_accuracy) {
    const auto computed = result();
    if (!computed) return tl::unexpected(computed.error());
    auto found = check(m_problem, inputs(), **computed, m_watch.run);
    if (!found) return tl::unexpected(found.error());
    m_accuracy = *found;
  }
  return &*m_accuracy;
}

Expected<const FaultTrial*> LessonStage::trial(Fault fault) {
  if (const auto known = m_trials.find(fault); known != m_trials.end()) return &known->second;
  if (!m_right) {
    auto right = rightResults(m_problem, inputs(), m_watch.run);
    if (!right) return tl::unexpected(right.error());
    m_right = std::move(*right);
  }
  auto tried = tryFault(m_problem, inputs(), fault, *m_right, m_watch.run);
  if (!tried) return tl::unexpected(tried.error());
  return &m_trials.emplace(fault, std::move(*tried)).first->second;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/lessons/check_answer.h"

#include <algorithm>

#include "core/attention/reference.h"
#include "core/costs/closed_forms.h"
#include "core/costs/device_table.h"
#include "core/lessons/answer_result.h"
#include "core/lessons/likely_fault.h"
#include "core/tiling/on_chip.h"
#include "core/trace/trace.h"

namespace tilewise {

namespace {

std::vector<Pass> passesOf(const Problem& problem) {
  if (problem.settings().backward) return {Pass::Forward, Pass::Backward};
  return {Pass::Forward};
}

void checkOutputs(const Problem& problem, const Reference& reference, const Answer& answer, AnswerReport& report) {
  const RunResult result = resultOf(problem, answer);
  const Accuracy accuracy = compare(problem, result, reference);
  const auto add = [&](Tensor tensor, const std::optional<ArrayAccuracy>& array) {
    if (!array) return;
    report.outputs.push_back({tensor, {}});
    if (answer.outputs.contains(tensor)) report.outputs.back().accuracy = array;
  };
  add(Tensor::O, accuracy.O);
  add(Tensor::lse, accuracy.lse);
  add(Tensor::dQ, accuracy.dQ);
  add(Tensor::dK, accuracy.dK);
  add(Tensor::dV, accuracy.dV);
}

AnsweredMove moveOf(const Event& event) {
  return {event.pass, event.kind == EventKind::Load, *event.tensor, event.block.value_or(0), event.values};
}

/// The moves of a pass against the schedule's, one by one.
std::optional<FirstDifference> firstDifference(const Schedule& schedule, const Answer& answer) {
  std::vector<AnsweredMove> answered;
  for (const AnsweredMove& move : answer.moves) {
    if (move.pass == schedule.pass()) answered.push_back(move);
  }
  std::optional<FirstDifference> found;
  std::size_t at = 0;
  std::int64_t number = 0;
  const auto visit = [&](const Event& event) {
    ++number;
    if (!event.tensor) return true;
    const AnsweredMove wanted = moveOf(event);
    if (at < answered.size() && answered[at] == wanted) {
      ++at;
      return true;
    }
    found = FirstDifference{schedule.pass(), static_cast<std::int64_t>(at) + 1, {}, wanted, event.i, event.j, number};
    if (at < answered.size()) found->answered = answered[at];
    return false;
  };
  for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
    if (!schedule.forEachEvent(schedule.strip(strip), visit)) return found;
  }
  if (at == answered.size()) return std::nullopt;
  return FirstDifference{schedule.pass(), static_cast<std::int64_t>(at) + 1, answered[at], {}, {}, {}, {}};
}

void checkMoves(const Problem& problem, const Answer& answer, AnswerReport& report) {
  for (const Pass pass : passesOf(problem)) {
    const Trace trace(problem, pass);
    const Totals wanted = trace.wholeRun();
    PassCheck whole{pass, 0, wanted.values(), answer.onChip[static_cast<std::size_t>(pass)],
                    onChipSize(problem, pass).values};
    for (const bool isLoad : {true, false}) {
      for (const Tensor tensor : AllTensors) {
        MoveCheck row{pass, isLoad, tensor, 0, (isLoad ? wanted.loaded(tensor) : wanted.stored(tensor)).values};
        for (const AnsweredMove& move : answer.moves) {
          if (move.pass == pass && move.isLoad == isLoad && move.tensor == tensor) row.answered += move.values;
        }
        whole.answered += row.answered;
        if (row.answered > 0 || row.wanted > 0) report.moves.push_back(row);
      }
    }
    report.passes.push_back(whole);
    if (!report.difference) report.difference = firstDifference(trace.schedule(), answer);
  }
}

void checkHeld(const Problem& problem, const Answer& answer, AnswerReport& report) {
  const auto bytes = sramCapacityBytes(problem);
  if (problem.isStandard() || !bytes) return;
  report.room = *bytes / bytesOf(problem.settings().elementType);
  // A problem whose own blocks do not fit still steps: then they are the room.
  for (const PassCheck& pass : report.passes) report.room = std::max(report.room, pass.onChipByRule);
  const auto isBeyond = [&](const MatrixSize& held) { return held.rows > 0 && held.columns > report.room / held.rows; };
  if (answer.held && isBeyond(*answer.held)) report.heldBeyondRoom = answer.held;
}

/// Standard attention and FlashAttention-2 for each row of sizes.
Expected<void> checkFormulas(const Answer& answer, AnswerReport& report) {
  for (const FormulaAnswer& row : answer.formulas) {
    ProblemSettings settings;
    settings.Tq = settings.Tk = row.T;
    settings.dk = settings.dv = row.d;
    settings.Br = row.Br;
    settings.Bc = row.Bc;
    const auto problem = Problem::make(settings);
    if (!problem) return tl::unexpected(problem.error());
    report.formulas.push_back({row, standardForwardValues(*problem), fa2ForwardValues(*problem, takeCensus(*problem))});
  }
  return {};
}

}  // namespace

Expected<AnswerReport> checkAnswer(const Problem& problem, const Inputs& inputs, const Answer& answer,
                                   RunControl& control, unsigned threads) {
  AnswerReport report;
  if (const auto checked = checkFormulas(answer, report); !checked) return tl::unexpected(checked.error());
  if (answer.outputs.empty()) return report;
  const auto reference = naiveAttention(problem, inputs, control, threads);
  if (!reference) return tl::unexpected(reference.error());
  checkOutputs(problem, *reference, answer, report);
  checkMoves(problem, answer, report);
  checkHeld(problem, answer, report);
  if (report.outputsRight()) return report;
  const auto fault = likelyFault(problem, inputs, answer, *reference, control, threads);
  if (!fault) return tl::unexpected(fault.error());
  report.likelyFault = *fault;
  return report;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// A student's answer held against the rules: outputs against float64 naive attention, moves against the schedule, what
/// was held against the on-chip memory.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/attention/accuracy.h"
#include "core/faults/fault.h"
#include "core/lessons/answer.h"

namespace tilewise {

/// One array; without accuracy it was not there.
struct OutputCheck {
  Tensor tensor = Tensor::O;
  std::optional<ArrayAccuracy> accuracy;

  bool pass() const { return accuracy && accuracy->pass; }
};

/// Values of one tensor in one direction.
struct MoveCheck {
  Pass pass = Pass::Forward;
  bool isLoad = true;
  Tensor tensor = Tensor::Q;
  std::int64_t answered = 0;
  std::int64_t wanted = 0;
};

/// One pass as a whole.
struct PassCheck {
  Pass pass = Pass::Forward;
  std::int64_t answered = 0;  ///< values moved
  std::int64_t wanted = 0;
  std::int64_t onChip = 0;        ///< most values held, as the counter saw it; 0 where nothing was
  std::int64_t onChipByRule = 0;  ///< 0 for standard attention
};

/// The first move that is not the one of the rules.
struct FirstDifference {
  Pass pass = Pass::Forward;
  std::int64_t number = 1;               ///< among the loads and stores of the pass, from 1
  std::optional<AnsweredMove> answered;  ///< absent: the answer ends before
  std::optional<AnsweredMove> wanted;    ///< absent: the rules end before
  std::optional<std::int64_t> i, j;      ///< the tile of the rules' move
  std::optional<std::int64_t> event;     ///< number of the rules' move among all events of the pass, from 1
};

/// One row of the exercise on access formulas.
struct FormulaCheck {
  FormulaAnswer answer;
  std::int64_t standard = 0;  ///< by closed form
  std::int64_t fa2 = 0;

  bool pass() const {
    return answer.standard == static_cast<double>(standard) && answer.fa2 == static_cast<double>(fa2);
  }
};

struct AnswerReport {
  std::vector<OutputCheck> outputs;  ///< empty for the exercise on formulas, as are the next three
  std::vector<MoveCheck> moves;      ///< of all tensors that either moves
  std::vector<PassCheck> passes;
  std::optional<FirstDifference> difference;
  std::int64_t room = 0;                     ///< values that the device's on-chip memory has room for; 0: not modelled
  std::optional<MatrixSize> heldBeyondRoom;  ///< a matrix outside the counter's SRAM that is larger
  std::vector<FormulaCheck> formulas;
  std::optional<Fault> likelyFault;  ///< whose broken run has the same wrong outputs

  bool outputsRight() const;
  bool countsRight() const;
  /// Nothing was held that the on-chip memory has no room for.
  bool fits() const;
  bool formulasRight() const;
  bool pass() const { return outputsRight() && countsRight() && fits() && formulasRight(); }

  /// "outputs right, count 0 instead of 1,180,672, a 1,024 x 1,024 matrix was held"
  std::string sentence() const;
};

/// Errors: those of naiveAttention(); Shape (no inputs of the problem).
/// Cost:   a float64 reference; when an output is wrong, a run for each fault that the problem can show.
/// Thread: any; starts `threads` of its own (0: as many as the machine has cores).
[[nodiscard]] Expected<AnswerReport> checkAnswer(const Problem& problem, const Inputs& inputs, const Answer& answer,
                                                 RunControl& control, unsigned threads = 0);

}  // namespace tilewise

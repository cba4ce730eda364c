// SPDX-License-Identifier: MIT
#pragma once

/// A step of a lesson, ready to be shown: where it stands, its texts with their values, what its question accepts.

#include <optional>
#include <string>
#include <vector>

#include "core/lessons/lesson_values.h"

namespace tilewise {

using LessonParagraph = std::vector<LessonPiece>;

/// What is said to an answer.
struct LessonVerdict {
  bool isRight = false;
  LessonParagraph reply;  ///< may be empty
  std::string go;         ///< id of the step that helps; empty: none
};

struct LessonQuestionFacts {
  LessonParagraph ask;
  // A number.
  double answer = 0;
  double accepted = 0;  ///< how far an answer may be off
  int decimals = 0;
  std::string unit;
  struct Wrong {
    double value;
    LessonVerdict verdict;
  };
  std::vector<Wrong> wrong;
  LessonVerdict otherwise;
  // Or choices.
  struct Choice {
    LessonParagraph text;
    LessonVerdict verdict;
  };
  std::vector<Choice> choices;
  LessonVerdict right;

  bool isChoice() const { return !choices.empty(); }
  /// Of a number.
  LessonVerdict judge(double answered) const;
  /// Of a choice. Range: 0 <= choice < choices.
  LessonVerdict judge(std::size_t choice) const { return choices[choice].verdict; }
  /// "56", "0.4615": the answer as it is shown; of choices the right one's text.
  std::string shownAnswer() const;
};

struct LessonStepFacts {
  std::int64_t position = 0;
  std::int64_t events = 0;  ///< of the setup's pass
  std::vector<LessonParagraph> text;
  std::optional<LessonQuestionFacts> question;
};

/// Errors: those of LessonValues.
[[nodiscard]] Expected<LessonStepFacts> factsOf(LessonValues& values, std::size_t step);

}  // namespace tilewise

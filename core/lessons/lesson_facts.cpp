// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_facts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace tilewise {

namespace {

/// Fills texts in and keeps the first failure.
class Filler {
 public:
  Filler(LessonValues& values, std::size_t step) : m_values(values), m_step(step), m_place(values.placeOf(step)) {}

  LessonParagraph text(const LessonText& written, const std::string& member) {
    auto filled = m_values.filled(written, m_step, m_place + ": " + member);
    if (filled) return std::move(*filled);
    keep(filled.error());
    return {};
  }
  double number(const Expression& expression, const std::string& member) {
    const auto value = m_values.value(expression, m_step, m_place + ": " + member);
    if (value) return *value;
    keep(value.error());
    return 0;
  }
  const std::optional<Error>& error() const { return m_error; }

 private:
  void keep(const Error& error) {
    if (!m_error) m_error = error;
  }
  LessonValues& m_values;
  std::size_t m_step;
  std::string m_place;
  std::optional<Error> m_error;
};

LessonQuestionFacts questionOf(const LessonQuestion& question, Filler& filler) {
  LessonQuestionFacts facts;
  facts.ask = filler.text(question.ask, "question: ask");
  facts.right = {true, filler.text(question.right, "question: right"), {}};
  facts.otherwise = {false, filler.text(question.otherwise, "question: otherwise"), question.go};
  facts.decimals = question.decimals;
  facts.accepted = question.accepted();
  facts.unit = question.unit;
  if (question.answer) facts.answer = filler.number(*question.answer, "question: answer");
  for (std::size_t n = 0; n < question.wrong.size(); ++n) {
    const LessonReply& each = question.wrong[n];
    const std::string member = fmt::format("question: wrong {}", n + 1);
    const double value = filler.number(each.value, member);
    facts.wrong.push_back({value, {false, filler.text(each.text, member), each.go}});
  }
  for (std::size_t n = 0; n < question.choices.size(); ++n) {
    const LessonChoice& each = question.choices[n];
    const std::string member = fmt::format("question: choice {}", n + 1);
    const bool holds = filler.number(each.holds, member) != 0;
    LessonVerdict verdict = holds                 ? facts.right
                            : each.reply.isEmpty() ? facts.otherwise
                                                   : LessonVerdict{false, filler.text(each.reply, member), {}};
    if (!holds && !each.go.empty()) verdict.go = each.go;
    facts.choices.push_back({filler.text(each.text, member), std::move(verdict)});
  }
  return facts;
}

}  // namespace

LessonVerdict LessonQuestionFacts::judge(double answered) const {
  // What is typed has few digits: rounding of the last of them is no fault.
  const auto fits = [this, answered](double value) {
    return std::abs(answered - value) <= accepted * (1 + 1e-9) + 1e-12 * std::abs(value);
  };
  if (fits(answer)) return right;
  for (const Wrong& each : wrong) {
    if (fits(each.value)) return each.verdict;
  }
  return otherwise;
}

std::string LessonQuestionFacts::shownAnswer() const {
  if (!isChoice()) return writtenNumber(answer, decimals);
  const auto rightOne =
      std::find_if(choices.begin(), choices.end(), [](const Choice& each) { return each.verdict.isRight; });
  std::string text;
  if (rightOne == choices.end()) return text;
  for (const LessonPiece& piece : rightOne->text) text += piece.isFormula ? plainText(piece.runs) : piece.words;
  return text;
}

Expected<LessonStepFacts> factsOf(LessonValues& values, std::size_t step) {
  const LessonStep& asked = values.lesson().steps[step];
  const auto stage = values.stageOf(step);
  if (!stage) return tl::unexpected(stage.error());
  const auto position = values.positionOf(step);
  if (!position) return tl::unexpected(position.error());
  LessonStepFacts facts;
  facts.position = *position;
  facts.events = (*stage)->trace().eventCount();
  Filler filler(values, step);
  for (std::size_t n = 0; n < asked.text.size(); ++n) {
    facts.text.push_back(filler.text(asked.text[n], asked.text.size() == 1 ? "text" : fmt::format("text {}", n + 1)));
  }
  if (asked.question) facts.question = questionOf(*asked.question, filler);
  if (filler.error()) return failure(*filler.error());
  return facts;
}

}  // namespace tilewise

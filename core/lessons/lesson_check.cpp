// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_check.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_text.h"
#include "core/lessons/lesson_facts.h"

namespace tilewise {

namespace {

bool isMoved(const Totals& totals, Tensor tensor) {
  return totals.loaded(tensor).times > 0 || totals.stored(tensor).times > 0;
}

/// How many blocks a tensor has; of S, P, dP, dS tiles.
std::int64_t blocksOf(Tensor tensor, const TileGrid& grid) {
  switch (tensor) {
    case Tensor::K:
    case Tensor::V:
    case Tensor::dK:
    case Tensor::dV: return grid.nc();
    case Tensor::S:
    case Tensor::P:
    case Tensor::dP:
    case Tensor::dS: return grid.tileCount();
    default: return grid.nr();
  }
}

/// What is wrong with a marked place.
std::optional<Error> faultOf(const LessonMark& mark, const LessonStage& stage, const std::string& place) {
  const TileGrid& grid = stage.trace().grid();
  const auto beyond = [&place](const char* what, std::int64_t value, std::int64_t count) -> std::optional<Error> {
    if (value < count) return std::nullopt;
    return Error{ErrorCode::OutOfRange, place + ": " + what, std::to_string(value), fmt::format("0 to {}", count - 1)};
  };
  const auto absent = [&place](const std::string& what) {
    return Error{ErrorCode::Missing, place, what, "what this pass moves or does"};
  };
  const Totals& whole = stage.trace().wholeRun();
  switch (mark.kind) {
    case LessonMark::Kind::Tile: {
      const auto row = beyond("query block", mark.first, grid.nr());
      return row ? row : beyond("key block", mark.second, grid.nc());
    }
    case LessonMark::Kind::QueryBlock: return beyond("query block", mark.first, grid.nr());
    case LessonMark::Kind::KeyBlock: return beyond("key block", mark.first, grid.nc());
    case LessonMark::Kind::Row: return beyond("row", mark.first, stage.problem().Tq());
    case LessonMark::Kind::Block:
      if (const auto block = beyond("block", mark.first, blocksOf(mark.tensor, grid))) return block;
      [[fallthrough]];
    case LessonMark::Kind::Tensor:
    case LessonMark::Kind::Ledger:
      if (!isMoved(whole, mark.tensor)) return absent("tensor " + std::string(word(mark.tensor)));
      return std::nullopt;
    case LessonMark::Kind::Line:
      if (stage.trace().next(0, [&mark](const Event& event) { return event.kind == mark.event; })) return std::nullopt;
      return absent("event " + std::string(word(mark.event)));
  }
  return std::nullopt;
}

void checkNumber(const LessonQuestion& question, const LessonQuestionFacts& facts, const std::string& place,
                 std::vector<Error>& faults) {
  if (facts.accepted == 0 && facts.answer != std::round(facts.answer)) {
    faults.push_back({ErrorCode::Conflict, place, "an answer of " + writtenNumber(facts.answer), "\"decimals\" or \"tolerance\" beside it"});
  }
  // Two answers are told apart when nothing that is typed can be both.
  const auto apart = [&facts](double a, double b) {
    return std::abs(a - b) > std::max(2 * facts.accepted, 1e-9 * std::abs(a));
  };
  for (std::size_t n = 0; n < facts.wrong.size(); ++n) {
    const double value = facts.wrong[n].value;
    const std::string own = fmt::format("{}: wrong {}", place, n + 1);
    if (!apart(value, facts.answer)) {
      faults.push_back({ErrorCode::Conflict, own, shownText(question.wrong[n].value.text) + " = " + writtenNumber(value),
                        "a value that the right answer does not accept"});
    }
    for (std::size_t other = 0; other < n; ++other) {
      if (apart(value, facts.wrong[other].value)) continue;
      faults.push_back({ErrorCode::Conflict, own, fmt::format("the value of wrong {}", other + 1), "another value"});
    }
  }
}

void checkChoices(const LessonQuestionFacts& facts, const std::string& place, std::vector<Error>& faults) {
  const auto right = std::count_if(facts.choices.begin(), facts.choices.end(),
                                   [](const LessonQuestionFacts::Choice& each) { return each.verdict.isRight; });
  if (right == 1) return;
  faults.push_back({ErrorCode::Conflict, place + ": choices", fmt::format("{} that hold", right), "exactly one that holds"});
}

/// Whether a text of the step, before it is answered, shows what is asked for.
void checkSecrecy(const LessonStep& step, const std::string& place, std::vector<Error>& faults) {
  if (!step.question->answer) return;
  const auto shows = [&step](const LessonText& text) {
    return std::any_of(text.values.begin(), text.values.end(), [&step](const FilledValue& each) {
      return each.expression.text == step.question->answer->text;
    });
  };
  if (!shows(step.question->ask) && std::none_of(step.text.begin(), step.text.end(), shows)) return;
  faults.push_back({ErrorCode::Conflict, place, fmt::format("{{{{{}}}}} in the text", shownText(step.question->answer->text)), "a text that does not show the answer"});
}

LessonStepReport reportOf(LessonValues& values, std::size_t n) {
  const LessonStep& step = values.lesson().steps[n];
  LessonStepReport report{step.id, step.title, step.aside};
  const std::string place = values.placeOf(n);
  const auto facts = factsOf(values, n);
  if (!facts) {
    report.faults.push_back(facts.error());
    return report;
  }
  report.position = facts->position;
  report.events = facts->events;
  const auto stage = values.stageOf(n);
  for (std::size_t mark = 0; mark < step.show.size(); ++mark) {
    if (auto fault = faultOf(step.show[mark], **stage, fmt::format("{}: show {}", place, mark + 1))) {
      report.faults.push_back(std::move(*fault));
    }
  }
  if (!facts->question) return report;
  report.answer = facts->question->shownAnswer();
  const std::string own = place + ": question";
  if (facts->question->isChoice()) {
    checkChoices(*facts->question, own, report.faults);
  } else {
    checkNumber(*step.question, *facts->question, own, report.faults);
    checkSecrecy(step, own, report.faults);
  }
  return report;
}

}  // namespace

bool LessonReport::pass() const {
  return std::all_of(steps.begin(), steps.end(), [](const LessonStepReport& step) { return step.pass(); });
}

Expected<LessonReport> checkLesson(const Lesson& lesson, const std::string& place, LessonWatch& watch) {
  LessonReport report;
  LessonValues values(lesson, watch, place);
  for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
    report.steps.push_back(reportOf(values, n));
    if (watch.run.cancel) return failure({ErrorCode::Cancelled, place, "", ""});
  }
  return report;
}

}  // namespace tilewise

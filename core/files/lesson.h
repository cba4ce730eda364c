// SPDX-License-Identifier: MIT
#pragma once

/// A lesson as a value: steps, each a configuration, a position, a text, marked places and perhaps a question. No number is part of
/// it: texts and answers name what is computed. docs/lessons.md is the author's page on it.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/files/lesson_text.h"
#include "core/problem/problem.h"
#include "core/problem/tensor.h"
#include "core/trace/event.h"

namespace tilewise {

/// What is stepped.
struct LessonSetup {
  std::string preset;  ///< whose settings were the beginning; empty: the defaults
  bool ownData = false;  ///< the arrays are the preset's own
  ProblemSettings settings;

  bool operator==(const LessonSetup&) const = default;
};

/// Where a step stands.
struct LessonPosition {
  enum class Kind : std::uint8_t {
    Keep,   ///< where the step before stands; at the start, where that has another setup
    Start,  ///< before the first event
    End,    ///< after the last
    Number,  ///< after `number` events
    Event,  ///< after the event that is described
  };
  Kind kind = Kind::Keep;
  std::int64_t number = 0;
  EventKind event = EventKind::RowBlockBegin;
  std::optional<std::int64_t> i, j;  ///< of the event; absent: any
  std::optional<Tensor> tensor;
  std::int64_t nth = 1;  ///< of the events that fit, from 1
  bool before = false;   ///< before that event, not after it

  bool operator==(const LessonPosition&) const = default;
};

/// A place that is marked.
struct LessonMark {
  enum class Kind : std::uint8_t {
    Tile,        ///< first, second: query block, key block
    QueryBlock,  ///< first: a row of tiles
    KeyBlock,    ///< first: a column of tiles
    Row,         ///< first: a query, chosen in the inspector
    Block,       ///< tensor, first: a block of it in HBM
    Tensor,      ///< tensor: all of it in HBM
    Ledger,      ///< tensor: its rows of the ledger
    Line,        ///< event: its lines of the algorithm
  };
  Kind kind = Kind::Tile;
  std::int64_t first = 0;
  std::int64_t second = 0;
  Tensor tensor = Tensor::Q;
  EventKind event = EventKind::RowBlockBegin;

  bool operator==(const LessonMark&) const = default;
};

/// A wrong number that is worth a reply of its own.
struct LessonReply {
  Expression value;
  LessonText text;
  std::string go;  ///< id of the step that helps; empty: none

  bool operator==(const LessonReply&) const = default;
};

/// An answer in words. `holds` is 1 for the right one, 0 for the others.
struct LessonChoice {
  LessonText text;
  Expression holds;
  LessonText reply;  ///< when it is wrong and chosen; may be empty
  std::string go;

  bool operator==(const LessonChoice&) const = default;
};

/// Either a number (answer) or choices.
struct LessonQuestion {
  LessonText ask;
  std::optional<Expression> answer;
  std::string unit;                 ///< behind the number: "tiles"; may be empty
  int decimals = 0;                 ///< of the answer as it is shown
  std::optional<double> tolerance;  ///< absolute; absent: 0 for whole answers, else one of the last decimal
  std::vector<LessonReply> wrong;
  std::vector<LessonChoice> choices;
  LessonText right;      ///< reply to the right answer, and shown when it is revealed; may be empty
  LessonText otherwise;  ///< reply to any other; may be empty
  std::string go;        ///< id of the step that helps then; empty: none

  /// How far an answer may be off.
  double accepted() const;
  bool operator==(const LessonQuestion&) const = default;
};

struct LessonStep {
  std::string id;
  std::string title;
  std::vector<LessonText> text;  ///< paragraphs
  std::size_t setup = 0;         ///< into Lesson::setups
  LessonPosition at;
  std::vector<LessonMark> show;
  std::string workspace;  ///< word of --workspace; empty: step
  std::optional<LessonQuestion> question;
  bool aside = false;  ///< reached from a wrong answer only; leads back to the question

  bool operator==(const LessonStep&) const = default;
};

struct LessonSource {
  std::string paper;  ///< "FlashAttention-2 (Dao, 2023)"
  std::string place;  ///< section, page, lines of an algorithm
  std::string link;   ///< https address; may be empty

  bool operator==(const LessonSource&) const = default;
};

struct Lesson {
  std::string name;   ///< short, for files: a to z, digits, hyphens
  std::string title;
  std::string about;  ///< one or two sentences: what is learnt
  std::vector<LessonSetup> setups;
  std::vector<LessonStep> steps;  ///< the first is not aside
  std::vector<LessonSource> sources;  ///< at least one

  /// The step of this id; absent when there is none.
  std::optional<std::size_t> stepOf(const std::string& id) const;
  /// Steps that are not aside.
  std::size_t mainSteps() const;
  bool operator==(const Lesson&) const = default;
};

}  // namespace tilewise

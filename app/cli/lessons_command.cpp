// SPDX-License-Identifier: MIT
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"
#include "core/files/lesson_file.h"
#include "core/lessons/lesson_check.h"
#include "core/lessons/shipped_lessons.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

/// A lesson and where it came from.
struct Named {
  std::string place;
  Lesson lesson;
};

void list(bool json) {
  if (!json) {
    for (const Lesson& each : shippedLessons()) fmt::print("{:<22} {}\n", each.name, each.title);
    return;
  }
  Json all = Json::array();
  for (const Lesson& each : shippedLessons()) {
    Json sources = Json::array();
    for (const LessonSource& source : each.sources) {
      Json object{{"paper", source.paper}, {"place", source.place}};
      if (!source.link.empty()) object["link"] = source.link;
      sources.push_back(std::move(object));
    }
    all.push_back({{"name", each.name},
                   {"title", each.title},
                   {"about", each.about},
                   {"steps", each.mainSteps()},
                   {"sources", std::move(sources)}});
  }
  fmt::print("{}\n", jsonText({{"schema", "tilewise.lessons/1"}, {"lessons", all}}));
}

Expected<std::vector<Named>> lessonsOf(const std::vector<std::string>& files) {
  std::vector<Named> lessons;
  if (files.empty()) {
    for (const Lesson& each : shippedLessons()) lessons.push_back({each.name, each});
    return lessons;
  }
  for (const std::string& file : files) {
    auto lesson = readLesson(file);
    if (!lesson) return tl::unexpected(lesson.error());
    lessons.push_back({file, std::move(*lesson)});
  }
  return lessons;
}

void printTable(const Named& named, const LessonReport& report) {
  fmt::print("{}: {}\n", named.place, named.lesson.title);
  for (std::size_t n = 0; n < report.steps.size(); ++n) {
    const LessonStepReport& step = report.steps[n];
    const std::string at = fmt::format("step {} of {}", grouped(step.position), grouped(step.events));
    fmt::print("  {:>3} {:<22} {:<24}{}\n", n + 1, step.id, at, step.answer.empty() ? "" : "answer: " + step.answer);
    for (const Error& each : step.faults) fmt::print("      does not hold: {}\n", describe(each));
  }
  fmt::print("{}: {} steps{}\n", report.pass() ? "pass" : "fail", named.lesson.mainSteps(),
             report.pass() ? "" : ", not all of which hold");
}

Json reportJson(const Named& named, const LessonReport& report) {
  Json steps = Json::array();
  for (const LessonStepReport& step : report.steps) {
    Json object{{"id", step.id},
                {"title", step.title},
                {"aside", step.isAside},
                {"pass", step.pass()},
                {"position", step.position},
                {"events", step.events}};
    if (!step.answer.empty()) object["answer"] = step.answer;
    for (const Error& each : step.faults) object["faults"].push_back(describe(each));
    steps.push_back(std::move(object));
  }
  return {{"file", named.place},
          {"name", named.lesson.name},
          {"title", named.lesson.title},
          {"pass", report.pass()},
          {"steps", std::move(steps)}};
}

}  // namespace

Expected<ExitCode> lessonsCommand(const LessonsOptions& options) {
  if (!options.check) {
    if (!options.files.empty()) {
      return failure({ErrorCode::UnknownName, "lessons", shownValue(options.files.front()), "--check before a file"});
    }
    list(options.json);
    return ExitCode::Done;
  }
  const auto lessons = lessonsOf(options.files);
  if (!lessons) return tl::unexpected(lessons.error());
  bool pass = true;
  Json reports = Json::array();
  for (const Named& each : *lessons) {
    LessonWatch watch;
    const auto report = checkLesson(each.lesson, each.place, watch);
    if (!report) return tl::unexpected(report.error());
    pass = pass && report->pass();
    if (options.json) {
      reports.push_back(reportJson(each, *report));
    } else {
      printTable(each, *report);
    }
  }
  if (options.json) {
    fmt::print("{}\n", jsonText({{"schema", "tilewise.lesson-check/1"}, {"pass", pass}, {"lessons", reports}}));
  }
  return pass ? ExitCode::Done : ExitCode::CheckFailed;
}

}  // namespace tilewise

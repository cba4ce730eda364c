// SPDX-License-Identifier: MIT
#include "core/files/lesson_file.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_text.h"
#include "core/files/lesson_json.h"
#include "core/files/read_file.h"
#include "core/files/session_file.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr std::string_view SchemaName = "tilewise.lesson/";
constexpr int Version = 1;
constexpr std::size_t LongestAbout = 400;
constexpr std::size_t LongestTitle = 100;

/// Names of files and steps: a to z, digits and hyphens.
Expected<std::string> takeSlug(const json& object, const char* name, const std::string& place) {
  auto text = takeLine(object, name, place, 40);
  if (!text) return text;
  constexpr std::string_view Letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  if (text->find_first_not_of(Letters) == std::string::npos) return text;
  return failure({ErrorCode::FileFormat, fmt::format("{}: {}", place, name), shownText(*text), "a to z, 0 to 9 and hyphens"});
}

Expected<std::vector<LessonText>> takeParagraphs(const json& member, const std::string& place) {
  const json list = member.is_string() ? json::array({member}) : member;
  if (!list.is_array() || list.empty()) {
    return failure({ErrorCode::FileFormat, place, shownText(member.dump()), "a paragraph, or a list of them"});
  }
  std::vector<LessonText> paragraphs;
  for (const json& each : list) {
    const std::string own = list.size() == 1 ? place : fmt::format("{} {}", place, paragraphs.size() + 1);
    auto text = parseLessonText(each.get<std::string>(), own);
    if (!text) return tl::unexpected(text.error());
    paragraphs.push_back(std::move(*text));
  }
  return paragraphs;
}

/// "lesson.json: step 3 (skip-test)"
std::string placeOfStep(const json& object, std::size_t number, const std::string& place) {
  const auto id = object.is_object() ? object.find("id") : object.end();
  const bool named = object.is_object() && id != object.end() && id->is_string();
  return fmt::format("{}: step {}{}", place, number, named ? " (" + shownText(id->get<std::string>()) + ")" : "");
}

Expected<void> takeStepParts(LessonStep& step, const json& object, const std::string& place) {
  if (object.contains("at")) {
    const auto at = takePosition(object.at("at"), place + ": at");
    if (!at) return tl::unexpected(at.error());
    step.at = *at;
  }
  if (object.contains("show")) {
    auto marks = takeMarks(object.at("show"), place + ": show");
    if (!marks) return tl::unexpected(marks.error());
    step.show = std::move(*marks);
  }
  if (object.contains("workspace")) {
    step.workspace = object.at("workspace").get<std::string>();
    if (std::find(WorkspaceWords.begin(), WorkspaceWords.end(), step.workspace) == WorkspaceWords.end()) {
      return failure({ErrorCode::UnknownName, place + ": workspace", shownText(step.workspace),
                      fmt::format("{}", fmt::join(WorkspaceWords, ", "))});
    }
  }
  if (object.contains("question")) {
    const std::string own = place + ": question";
    auto question = takeAt(own, [&] { return takeQuestion(object.at("question"), own); });
    if (!question) return tl::unexpected(question.error());
    step.question = std::move(*question);
  }
  return {};
}

Expected<LessonStep> takeStep(const json& object, const std::string& place) {
  if (const auto fit = checkMembers(
          object, {"id", "title", "text", "setup", "at", "show", "workspace", "question", "aside"}, place);
      !fit) {
    return tl::unexpected(fit.error());
  }
  LessonStep step;
  auto id = takeSlug(object, "id", place);
  if (!id) return tl::unexpected(id.error());
  step.id = std::move(*id);
  auto title = takeLine(object, "title", place, LongestTitle);
  if (!title) return tl::unexpected(title.error());
  step.title = std::move(*title);
  auto text = takeParagraphs(object.at("text"), place + ": text");
  if (!text) return tl::unexpected(text.error());
  step.text = std::move(*text);
  step.aside = object.contains("aside") && object.at("aside").get<bool>();
  if (const auto taken = takeStepParts(step, object, place); !taken) return tl::unexpected(taken.error());
  return step;
}

Expected<LessonSource> takeSource(const json& object, const std::string& place) {
  if (const auto fit = checkMembers(object, {"paper", "place", "link"}, place); !fit) return tl::unexpected(fit.error());
  LessonSource source;
  auto paper = takeLine(object, "paper", place);
  if (!paper) return tl::unexpected(paper.error());
  source.paper = std::move(*paper);
  auto where = takeLine(object, "place", place);
  if (!where) return tl::unexpected(where.error());
  source.place = std::move(*where);
  if (!object.contains("link")) return source;
  auto link = takeLine(object, "link", place);
  if (!link) return tl::unexpected(link.error());
  if (!link->starts_with("https://")) {
    return failure({ErrorCode::FileFormat, place + ": link", shownText(*link), "an address that begins with https://"});
  }
  source.link = std::move(*link);
  return source;
}

/// Where the question of a step can lead.
std::vector<std::string> targetsOf(const LessonStep& step) {
  std::vector<std::string> targets;
  if (!step.question) return targets;
  const auto add = [&targets](const std::string& go) {
    if (!go.empty()) targets.push_back(go);
  };
  add(step.question->go);
  for (const LessonReply& each : step.question->wrong) add(each.go);
  for (const LessonChoice& each : step.question->choices) add(each.go);
  return targets;
}

Expected<void> checkTargets(const Lesson& lesson, const std::string& place) {
  std::set<std::string> reached;
  for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
    const LessonStep& step = lesson.steps[n];
    const std::string own = fmt::format("{}: step {} ({})", place, n + 1, step.id);
    if (lesson.stepOf(step.id) != n) return failure({ErrorCode::Conflict, own, "another step of that id", "one"});
    for (const std::string& target : targetsOf(step)) {
      if (!lesson.stepOf(target) || target == step.id) {
        return failure({ErrorCode::UnknownName, own + ": go", shownText(target), "the id of another step"});
      }
      reached.insert(target);
    }
  }
  for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
    const LessonStep& step = lesson.steps[n];
    if (!step.aside || reached.count(step.id) > 0) continue;
    return failure({ErrorCode::Missing, fmt::format("{}: step {} ({})", place, n + 1, step.id),
                    "a question that leads to this aside", "\"go\" in a question"});
  }
  return {};
}

Expected<void> takeSteps(Lesson& lesson, const json& file, const std::string& place) {
  const json& steps = file.at("steps");
  if (!steps.is_array()) return failure({ErrorCode::FileFormat, place + ": steps", shownText(steps.dump()), "a list of steps"});
  if (steps.empty() || steps.size() > MostLessonSteps) {
    return failure({ErrorCode::OutOfRange, place + ": steps", std::to_string(steps.size()),
                    fmt::format("1 to {}", MostLessonSteps)});
  }
  for (const json& object : steps) {
    const std::string own = placeOfStep(object, lesson.steps.size() + 1, place);
    auto step = takeAt(own, [&] { return takeStep(object, own); });
    if (!step) return tl::unexpected(step.error());
    if (object.contains("setup")) {
      auto setup = takeAt(own + ": setup", [&] { return takeSetup(object.at("setup"), own + ": setup"); });
      if (!setup) return tl::unexpected(setup.error());
      lesson.setups.push_back(std::move(*setup));
    }
    if (lesson.steps.empty() && step->aside) {
      return failure({ErrorCode::Conflict, own, "aside", "a first step that everyone sees"});
    }
    step->setup = lesson.setups.size() - 1;
    lesson.steps.push_back(std::move(*step));
  }
  return checkTargets(lesson, place);
}

Expected<Lesson> takeLesson(const json& file, const std::string& place) {
  if (const auto fit = checkSchema(file, SchemaName, Version, place); !fit) return tl::unexpected(fit.error());
  if (const auto fit = checkMembers(file, {"schema", "name", "title", "about", "setup", "steps", "sources"}, place); !fit) {
    return tl::unexpected(fit.error());
  }
  Lesson lesson;
  auto name = takeSlug(file, "name", place);
  if (!name) return tl::unexpected(name.error());
  lesson.name = std::move(*name);
  auto title = takeLine(file, "title", place, LongestTitle);
  if (!title) return tl::unexpected(title.error());
  lesson.title = std::move(*title);
  auto about = takeLine(file, "about", place, LongestAbout);
  if (!about) return tl::unexpected(about.error());
  lesson.about = std::move(*about);
  auto setup = takeSetup(file.at("setup"), place + ": setup");
  if (!setup) return tl::unexpected(setup.error());
  lesson.setups.push_back(std::move(*setup));
  if (const auto taken = takeSteps(lesson, file, place); !taken) return tl::unexpected(taken.error());
  for (const json& each : file.at("sources")) {
    const std::string own = fmt::format("{}: source {}", place, lesson.sources.size() + 1);
    auto source = takeAt(own, [&] { return takeSource(each, own); });
    if (!source) return tl::unexpected(source.error());
    lesson.sources.push_back(std::move(*source));
  }
  if (lesson.sources.empty()) return failure({ErrorCode::Missing, place + ": sources", "a source", "one or more"});
  return lesson;
}

}  // namespace

Expected<Lesson> parseLesson(std::span<const std::byte> text, const std::string& place) {
  if (text.size() > LargestLesson) {
    return failure({ErrorCode::TooLarge, place, fmt::format("{} bytes", text.size()),
                    fmt::format("at most {} bytes", LargestLesson)});
  }
  return readJson(text, place, [&place](const json& file) { return takeLesson(file, place); });
}

Expected<Lesson> readLesson(const std::filesystem::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return parseLesson(*bytes, path.string());
}

bool looksLikeLesson(std::span<const std::byte> text) {
  constexpr std::size_t Head = 4096;
  const std::string_view head(reinterpret_cast<const char*>(text.data()), std::min(text.size(), Head));
  const auto first = head.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && head[first] == '{' &&
         head.find("\"" + std::string(SchemaName)) != std::string_view::npos;
}

}  // namespace tilewise

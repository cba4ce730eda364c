// SPDX-License-Identifier: MIT
// Texts and questions of a lesson file.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_text.h"
#include "core/files/lesson_json.h"

namespace tilewise {

namespace {

using nlohmann::json;

Expected<std::string> takeGo(const json& object, const std::string& place) {
  if (!object.contains("go")) return std::string();
  return takeLine(object, "go", place);
}

Expected<LessonReply> takeReply(const json& object, const std::string& place) {
  if (const auto fit = checkMembers(object, {"answer", "reply", "go"}, place); !fit) return tl::unexpected(fit.error());
  LessonReply reply;
  auto value = takeExpression(object, "answer", place);
  if (!value) return tl::unexpected(value.error());
  reply.value = std::move(*value);
  static_cast<void>(object.at("reply"));
  auto text = takeText(object, "reply", place);
  if (!text) return tl::unexpected(text.error());
  reply.text = std::move(*text);
  auto go = takeGo(object, place);
  if (!go) return tl::unexpected(go.error());
  reply.go = std::move(*go);
  return reply;
}

Expected<LessonChoice> takeChoice(const json& object, const std::string& place) {
  if (const auto fit = checkMembers(object, {"text", "holds", "reply", "go"}, place); !fit) {
    return tl::unexpected(fit.error());
  }
  LessonChoice choice;
  static_cast<void>(object.at("text"));
  auto text = takeText(object, "text", place);
  if (!text) return tl::unexpected(text.error());
  choice.text = std::move(*text);
  auto holds = takeExpression(object, "holds", place);
  if (!holds) return tl::unexpected(holds.error());
  choice.holds = std::move(*holds);
  auto reply = takeText(object, "reply", place);
  if (!reply) return tl::unexpected(reply.error());
  choice.reply = std::move(*reply);
  auto go = takeGo(object, place);
  if (!go) return tl::unexpected(go.error());
  choice.go = std::move(*go);
  return choice;
}

/// What belongs to a number.
Expected<void> takeNumberAsked(LessonQuestion& question, const json& object, const std::string& place) {
  auto answer = takeExpression(object, "answer", place);
  if (!answer) return tl::unexpected(answer.error());
  question.answer = std::move(*answer);
  if (object.contains("unit")) {
    auto unit = takeLine(object, "unit", place, 40);
    if (!unit) return tl::unexpected(unit.error());
    question.unit = std::move(*unit);
  }
  if (object.contains("decimals")) {
    const std::int64_t decimals = wholeNumber(object.at("decimals"));
    if (decimals < 0 || decimals > MostFilledDecimals) {
      return failure({ErrorCode::OutOfRange, place + ": decimals", shownText(object.at("decimals").dump()),
                      fmt::format("0 to {}", MostFilledDecimals)});
    }
    question.decimals = static_cast<int>(decimals);
  }
  if (object.contains("tolerance")) {
    const double tolerance = object.at("tolerance").get<double>();
    if (!(tolerance >= 0) || !std::isfinite(tolerance)) {
      return failure({ErrorCode::OutOfRange, place + ": tolerance", shownText(object.at("tolerance").dump()), "0 or more"});
    }
    question.tolerance = tolerance;
  }
  for (const json& each : object.value("wrong", json::array())) {
    auto reply = takeReply(each, fmt::format("{}: wrong {}", place, question.wrong.size() + 1));
    if (!reply) return tl::unexpected(reply.error());
    question.wrong.push_back(std::move(*reply));
  }
  return {};
}

Expected<void> takeChoices(LessonQuestion& question, const json& object, const std::string& place) {
  for (const char* each : {"unit", "decimals", "tolerance", "wrong"}) {
    if (object.contains(each)) {
      return failure({ErrorCode::Conflict, place + ": " + each, "choices", "the reply of each choice"});
    }
  }
  for (const json& each : object.at("choices")) {
    auto choice = takeChoice(each, fmt::format("{}: choice {}", place, question.choices.size() + 1));
    if (!choice) return tl::unexpected(choice.error());
    question.choices.push_back(std::move(*choice));
  }
  const auto count = question.choices.size();
  if (count >= 2 && count <= 6) return {};
  return failure({ErrorCode::OutOfRange, place + ": choices", std::to_string(count), "2 to 6"});
}

}  // namespace

Expected<std::string> takeLine(const json& object, const char* name, const std::string& place, std::size_t longest) {
  auto text = object.at(name).get<std::string>();
  if (!text.empty() && text.size() <= longest) return text;
  return failure({ErrorCode::OutOfRange, fmt::format("{}: {}", place, name), fmt::format("{} bytes", text.size()),
                  fmt::format("1 to {} bytes", longest)});
}

Expected<LessonText> takeText(const json& object, const char* name, const std::string& place) {
  if (!object.contains(name)) return LessonText();
  return parseLessonText(object.at(name).get<std::string>(), fmt::format("{}: {}", place, name));
}

Expected<Expression> takeExpression(const json& object, const char* name, const std::string& place) {
  const json& member = object.at(name);
  const std::string own = fmt::format("{}: {}", place, name);
  // A bare number may stand for itself: "answer": 64.
  return parseExpression(member.is_number() ? member.dump() : member.get<std::string>(), own);
}

Expected<LessonQuestion> takeQuestion(const json& object, const std::string& place) {
  if (const auto fit = checkMembers(object,
                                    {"ask", "answer", "unit", "decimals", "tolerance", "wrong", "choices", "right",
                                     "otherwise", "go"},
                                    place);
      !fit) {
    return tl::unexpected(fit.error());
  }
  LessonQuestion question;
  static_cast<void>(object.at("ask"));
  for (const auto& [name, text] : {std::pair{"ask", &question.ask}, std::pair{"right", &question.right},
                                   std::pair{"otherwise", &question.otherwise}}) {
    auto taken = takeText(object, name, place);
    if (!taken) return tl::unexpected(taken.error());
    *text = std::move(*taken);
  }
  auto go = takeGo(object, place);
  if (!go) return tl::unexpected(go.error());
  question.go = std::move(*go);
  if (object.contains("answer") == object.contains("choices")) {
    return failure({ErrorCode::Conflict, place, object.contains("answer") ? "both answer and choices" : "neither answer nor choices",
                    "either \"answer\" or \"choices\""});
  }
  const auto taken = object.contains("answer") ? takeNumberAsked(question, object, place) : takeChoices(question, object, place);
  if (!taken) return tl::unexpected(taken.error());
  return question;
}

}  // namespace tilewise

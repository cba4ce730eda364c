// SPDX-License-Identifier: MIT
#include "core/files/json_errors.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/files/shown_text.h"

namespace tilewise {

namespace {

// Of the library: https://json.nlohmann.me/home/exceptions/
constexpr int WrongKind = 302;
constexpr int WrongNumber = 303;
constexpr int NoMembers = 304;
constexpr int NoSuchEntry = 401;
constexpr int NoSuchMember = 403;
constexpr int NumberTooLarge = 406;

constexpr std::pair<std::string_view, std::string_view> Kinds[] = {
    {"null", "null"},     {"object", "an object"},        {"array", "a list"},
    {"string", "a text"}, {"boolean", "true or false"}, {"number", "a number"}};

std::string kindWords(std::string_view kind) {
  for (const auto& [own, words] : Kinds) {
    if (kind.starts_with(own)) return std::string(words);
  }
  return std::string(kind);
}

/// What stands between two parts of the library's text; empty where they are not there.
std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
  const auto begin = text.find(before);
  if (begin == std::string_view::npos) return {};
  const auto rest = text.substr(begin + before.size());
  return rest.substr(0, std::min(rest.find(after), rest.size()));
}

}  // namespace

Error jsonSyntaxError(const nlohmann::json::parse_error& reason, std::span<const std::byte> text,
                      const std::string& place) {
  const std::string_view all(reinterpret_cast<const char*>(text.data()), text.size());
  const std::size_t at = reason.byte == 0 ? 0 : reason.byte - 1;  // the library counts from 1
  const auto before = all.substr(0, at);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const auto lastEnd = before.rfind('\n');
  const auto column = lastEnd == std::string_view::npos ? at + 1 : at - lastEnd;
  const std::string where = fmt::format("{}: line {}, column {}", place, line, column);
  if (at >= all.size() && !all.empty()) return {ErrorCode::FileTruncated, where, "the text", "JSON that is whole"};
  const std::string found = all.empty() ? "an empty text" : fmt::format("\"{}\"", shownText(all.substr(at, 12)));
  return {ErrorCode::FileFormat, where, found, "JSON of the documented form"};
}

Error jsonFormError(const nlohmann::json::exception& reason, const std::string& place) {
  std::string_view text = reason.what();
  if (const auto own = text.find("] "); own != std::string_view::npos) text.remove_prefix(own + 2);
  const auto error = [&place](std::string found, std::string accepted) {
    return Error{ErrorCode::FileFormat, place, std::move(found), std::move(accepted)};
  };
  switch (reason.id) {
    case WrongKind:
      return error(kindWords(between(text, "but is ", "\n")), kindWords(between(text, "must be ", ",")));
    case WrongNumber: return error("a number of another kind", "a whole number");
    case NoMembers: return error(kindWords(between(text, " with ", "\n")), "an object or a list");
    case NoSuchEntry: return error("a list of too few entries", "a longer list");
    case NoSuchMember: {
      const std::string name = shownText(between(text, "key '", "' not found"));
      return error(fmt::format("an object without \"{}\"", name), fmt::format("an object with \"{}\"", name));
    }
    case NumberTooLarge: return error("a number too large for JSON", "smaller numbers");
    default: return error(shownText(text), "JSON of the documented form");
  }
}

}  // namespace tilewise

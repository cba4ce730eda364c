// SPDX-License-Identifier: MIT
#include "core/files/published.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/contract.h"
#include "core/files/embedded.h"
#include "core/files/json_head.h"
#include "core/files/json_text.h"
#include "core/files/settings_json.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr std::string_view SchemaName = "tilewise.published/";
constexpr int Version = 1;

std::optional<std::string> textOrNothing(const json& member) {
  if (member.is_null()) return std::nullopt;
  return member.get<std::string>();
}

class Reader {
 public:
  explicit Reader(std::string place) : m_place(std::move(place)) {}

  Expected<Published> take(const json& file) {
    if (const auto known = checkSchema(file, SchemaName, Version, m_place); !known) return tl::unexpected(known.error());
    if (auto known = checkMembers(file, {"schema", "texts", "groups", "results"}, m_place); !known) {
      return tl::unexpected(known.error());
    }
    m_published.groups = file.at("groups").get<std::vector<std::string>>();
    for (const json& entry : file.at("texts")) {
      if (auto taken = takeText(entry); !taken) return tl::unexpected(taken.error());
    }
    for (const json& entry : file.at("results")) {
      if (auto taken = takeResult(entry); !taken) return tl::unexpected(taken.error());
    }
    return std::move(m_published);
  }

 private:
  Expected<void> takeText(const json& entry) {
    if (auto known = checkMembers(entry, {"id", "name", "document"}, m_place); !known) return known;
    PublishedText text{entry.at("id").get<std::string>(), entry.at("name").get<std::string>(),
                       entry.at("document").get<std::string>()};
    if (m_published.text(text.id) != nullptr) return twice(text.id);
    m_published.texts.push_back(std::move(text));
    return {};
  }

  Expected<void> takeResult(const json& entry) {
    PublishedResult result;
    result.name = entry.at("name").get<std::string>();
    const std::string own = m_place + ": " + shownText(result.name);
    if (auto known = checkMembers(entry,
                                  {"name", "group", "place", "title", "claim", "rows_title", "rows", "columns",
                                   "setting", "problem", "remarks"},
                                  own);
        !known) {
      return known;
    }
    if (m_published.result(result.name) != nullptr) return twice(result.name);
    result.group = entry.at("group").get<std::string>();
    if (auto grouped = checkGroup(result.group, own); !grouped) return grouped;
    result.place = entry.at("place").get<std::string>();
    result.title = entry.at("title").get<std::string>();
    result.claim = entry.at("claim").get<std::string>();
    result.rowsTitle = entry.at("rows_title").get<std::string>();
    result.rows = entry.at("rows").get<std::vector<std::string>>();
    result.remarks = entry.at("remarks").get<std::vector<std::string>>();
    for (const json& column : entry.at("columns")) {
      if (auto taken = takeColumn(result, column, own); !taken) return taken;
    }
    for (const json& fact : entry.at("setting")) {
      if (auto known = checkMembers(fact, {"name", "value"}, own); !known) return known;
      result.setting.push_back({fact.at("name").get<std::string>(), textOrNothing(fact.at("value"))});
    }
    if (entry.contains("problem")) {
      auto settings = readSettings(entry.at("problem"), own);
      if (!settings) return tl::unexpected(settings.error());
      result.problem = std::move(*settings);
    }
    m_published.results.push_back(std::move(result));
    return {};
  }

  Expected<void> takeColumn(PublishedResult& result, const json& entry, const std::string& place) const {
    if (auto known = checkMembers(entry, {"title", "text", "cells"}, place); !known) return known;
    PublishedColumn column{entry.at("title").get<std::string>(), entry.at("text").get<std::string>(), {}};
    if (m_published.text(column.text) == nullptr) {
      std::vector<std::string_view> ids;
      for (const PublishedText& text : m_published.texts) ids.push_back(text.id);
      return failure({ErrorCode::UnknownName, place, shownText(column.text), fmt::format("{}", fmt::join(ids, ", "))});
    }
    for (const json& cell : entry.at("cells")) column.cells.push_back(textOrNothing(cell));
    if (column.cells.size() != result.rows.size()) {
      return failure({ErrorCode::Shape, place + ": " + shownText(column.title),
                      fmt::format("{} cells", column.cells.size()), fmt::format("{}, one a row", result.rows.size())});
    }
    result.columns.push_back(std::move(column));
    return {};
  }

  Expected<void> checkGroup(const std::string& group, const std::string& place) const {
    const auto indexOf = [this](const std::string& name) {
      return std::find(m_published.groups.begin(), m_published.groups.end(), name) - m_published.groups.begin();
    };
    if (indexOf(group) == std::ssize(m_published.groups)) {
      return failure(
          {ErrorCode::UnknownName, place, shownText(group), fmt::format("{}", fmt::join(m_published.groups, ", "))});
    }
    if (!m_published.results.empty() && indexOf(group) < indexOf(m_published.results.back().group)) {
      return failure({ErrorCode::Conflict, place, "a result of a later group before it", "the order of the groups"});
    }
    return {};
  }

  Expected<void> twice(const std::string& name) const {
    return failure({ErrorCode::Conflict, m_place + ": " + shownText(name), "another of that name", "one"});
  }

  std::string m_place;
  Published m_published;
};

template <class List, class Same>
auto firstOf(const List& list, Same same) -> decltype(list.data()) {
  const auto found = std::find_if(list.begin(), list.end(), same);
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

const PublishedColumn* PublishedResult::column(std::string_view titled, std::string_view in) const {
  return firstOf(columns, [&](const PublishedColumn& each) { return each.title == titled && each.text == in; });
}

const PublishedText* Published::text(std::string_view id) const {
  return firstOf(texts, [&](const PublishedText& each) { return each.id == id; });
}

const PublishedResult* Published::result(std::string_view name) const {
  return firstOf(results, [&](const PublishedResult& each) { return each.name == name; });
}

std::optional<double> numberIn(const PublishedCell& cell) {
  if (!cell) return std::nullopt;
  double value = 0;
  const char* const end = cell->data() + cell->size();
  const auto [stop, error] = std::from_chars(cell->data(), end, value);
  if (error != std::errc() || (stop != end && *stop != ' ')) return std::nullopt;
  return value;
}

Expected<Published> parsePublished(std::span<const std::byte> text, const std::string& place) {
  return readJson(text, place, [&place](const json& file) { return Reader(place).take(file); });
}

const Published& published() {
  static const Published all = [] {
    Expected<Published> parsed = parsePublished(embedded("published.json"), "published.json");
    TILEWISE_EXPECTS(parsed.has_value());
    return std::move(*parsed);
  }();
  return all;
}

}  // namespace tilewise

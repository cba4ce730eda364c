// SPDX-License-Identifier: MIT
#pragma once

/// Objects of a JSON file that are read strictly: each member is asked for by its name, and what nobody asked for is
/// refused. Included by .cpp files only: the library's header is large.

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/expected.h"
#include "core/files/json_errors.h"

namespace tilewise {

/// One object. The first error stays; after it nothing more is read, and finish() hands it over. All members that are
/// asked for must be there; those that may be absent are asked for behind has().
class JsonObject {
 public:
  JsonObject(const nlohmann::json& object, std::string place);

  const std::string& place() const { return m_place; }
  std::string placeOf(const std::string& name) const { return m_place + ": " + name; }
  bool has(const char* name);

  void whole(const char* name, std::int64_t& target, std::int64_t first = 0,
             std::int64_t last = std::numeric_limits<std::int64_t>::max());
  void whole(const char* name, int& target, int first = 0, int last = std::numeric_limits<int>::max());
  /// Finite, from `first` on.
  void real(const char* name, double& target, double first = 0);
  /// Also "inf", "-inf" and "nan".
  void anyReal(const char* name, double& target);
  void flag(const char* name, bool& target);
  void text(const char* name, std::string& target, std::size_t longest);

  /// `values` are all that there are, `word` names each.
  template <class Value, class Values, class Word>
  void choice(const char* name, Value& target, const Values& values, const Word& word) {
    std::string found, all;
    text(name, found, LongestWord);
    for (const Value value : values) {
      if (word(value) == found) {
        target = value;
        return;
      }
      all += (all.empty() ? "" : ", ") + std::string(word(value));
    }
    if (!m_error) refuse(ErrorCode::UnknownName, name, found, all);
  }

  /// take(member, place) returns an Expected<void>.
  template <class Take>
  void part(const char* name, const Take& take) {
    const nlohmann::json* const member = find(name);
    if (member != nullptr) keep(takeAt(placeOf(name), [&] { return take(*member, placeOf(name)); }));
  }
  /// The same for each entry of a list; entries are counted from 1 in places.
  template <class Take>
  void list(const char* name, std::size_t most, const Take& take) {
    const nlohmann::json* const member = listOf(name, most);
    for (std::size_t n = 0; member != nullptr && n < member->size() && !m_error; ++n) {
      const std::string own = placeOf(name) + ' ' + std::to_string(n + 1);
      keep(takeAt(own, [&] { return take((*member)[n], own); }));
    }
  }

  void refuse(ErrorCode code, const char* name, std::string value, std::string accepted);
  /// Errors: the first there was; UnknownName (a member that was not asked for).
  [[nodiscard]] Expected<void> finish();

 private:
  static constexpr std::size_t LongestWord = 60;

  const nlohmann::json* find(const char* name);
  const nlohmann::json* listOf(const char* name, std::size_t most);
  void keep(const Expected<void>& taken);

  const nlohmann::json& m_object;
  std::string m_place;
  std::vector<std::string> m_known;
  std::optional<Error> m_error;
};

}  // namespace tilewise

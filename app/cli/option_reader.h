// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/option_values.h"
#include "core/base/expected.h"

namespace tilewise {

/// Reads the options that were given, one after the other, into their places, and keeps the first failure.
class OptionReader {
 public:
  using Texts = std::map<std::string, std::string>;  ///< option ("--br") to its text; a flag's is empty

  explicit OptionReader(const Texts& texts) : m_texts(texts) {}

  bool has(const std::string& option) const { return m_texts.count(option) > 0; }
  /// Requires: has(option).
  const std::string& text(const std::string& option) const { return m_texts.at(option); }

  void refuse(Error error) {
    if (!m_error) m_error = std::move(error);
  }
  const std::optional<Error>& error() const { return m_error; }

  // Each leaves the target as it is when the option was not given.
  template <class Target>
  void whole(const std::string& option, Target& target) {
    if (has(option)) take(wholeNumber(option, text(option)), target);
  }
  template <class Target>
  void real(const std::string& option, Target& target) {
    if (has(option)) take(realNumber(option, text(option)), target);
  }
  void reals(const std::string& option, std::vector<double>& target) {
    if (has(option)) take(realNumbers(option, text(option)), target);
  }
  template <class Target>
  void seed(const std::string& option, Target& target) {
    if (has(option)) take(seedNumber(option, text(option)), target);
  }
  template <class Word>
  void word(const std::string& option, Word& target) {
    if (has(option)) take(listed<Word>(option, text(option)), target);
  }

  /// Refuses the two together.
  void exclude(const std::string& one, const std::string& other) {
    if (has(one) && has(other)) refuse({ErrorCode::Conflict, one, other + ' ' + text(other), "one of the two"});
  }

 private:
  template <class Value, class Target>
  void take(const Expected<Value>& value, Target& target) {
    if (value) {
      target = *value;
    } else {
      refuse(value.error());
    }
  }

  const Texts& m_texts;
  std::optional<Error> m_error;
};

}  // namespace tilewise

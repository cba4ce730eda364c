// SPDX-License-Identifier: MIT
#include "core/files/npy_dict.h"

#include <charconv>
#include <optional>
#include <utility>

#include "core/files/element_kind.h"
#include "core/files/shown_text.h"

namespace tilewise {

namespace {

/// A parser of one text. Each step skips blanks first and gives nothing when the text goes on otherwise; the first step
/// that knows a better reason than "not such a dict" leaves it in m_error.
class DictParser {
 public:
  DictParser(std::string_view text, const std::string& place) : m_text(text), m_place(place) {}

  Expected<NpyDict> parse() {
    if (!accept('{')) return wrong();
    bool closed = accept('}');
    while (!closed) {
      if (!entry()) return wrong();
      const bool comma = accept(',');
      closed = accept('}');
      if (!comma && !closed) return wrong();
    }
    skipBlanks();
    if (m_at != m_text.size() || !m_descr || !m_fortranOrder || !m_shape) return wrong();
    return NpyDict{std::move(*m_descr), *m_fortranOrder, std::move(*m_shape)};
  }

 private:
  tl::unexpected<Error> wrong() {
    if (m_error) return failure(std::move(*m_error));
    return failure({ErrorCode::FileFormat, m_place, "the header (from character " + std::to_string(m_at) + " on)",
                    "{'descr': TYPE, 'fortran_order': True or False, 'shape': TUPLE}"});
  }

  /// One "key: value". A key that is unknown or comes twice is refused.
  bool entry() {
    const std::optional<std::string> key = quoted();
    if (!key || !accept(':')) return false;
    if (*key == "descr" && !m_descr) return (m_descr = descr()).has_value();
    if (*key == "fortran_order" && !m_fortranOrder) return (m_fortranOrder = boolean()).has_value();
    if (*key == "shape" && !m_shape) return (m_shape = tuple()).has_value();
    return false;
  }

  std::optional<std::string> descr() {
    skipBlanks();
    const char first = m_at < m_text.size() ? m_text[m_at] : '\0';
    if (first == '[' || first == '(' || first == '{') {
      m_error = Error{ErrorCode::ElementType, m_place, shownText(m_text.substr(m_at)) + " (a structure)",
                      std::string(ReadableKinds)};
    }
    return quoted();
  }

  std::optional<std::string> quoted() {
    const char mark = accept('\'') ? '\'' : accept('"') ? '"' : '\0';
    if (mark == '\0') return std::nullopt;
    const std::size_t end = m_text.find(mark, m_at);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view content = m_text.substr(m_at, end - m_at);
    // An escape would need the rest of Python's rules; no header that NumPy writes has one.
    if (content.find('\\') != std::string_view::npos) return std::nullopt;
    m_at = end + 1;
    return std::string(content);
  }

  std::optional<bool> boolean() {
    skipBlanks();
    for (const auto& [word, value] : {std::pair{std::string_view("True"), true}, {std::string_view("False"), false}}) {
      if (m_text.substr(m_at, word.size()) != word) continue;
      m_at += word.size();
      return value;
    }
    return std::nullopt;
  }

  std::optional<std::vector<std::int64_t>> tuple() {
    skipBlanks();
    m_tupleStart = m_at;
    if (!accept('(')) return std::nullopt;
    std::vector<std::int64_t> numbers;
    bool comma = true;
    while (!accept(')')) {
      const std::optional<std::int64_t> number = comma ? dimension() : std::nullopt;
      if (!number) return std::nullopt;
      numbers.push_back(*number);
      comma = accept(',');
    }
    // In Python "(3)" is a number, not a tuple.
    if (numbers.size() == 1 && !comma) return std::nullopt;
    return numbers;
  }

  std::optional<std::int64_t> dimension() {
    skipBlanks();
    std::int64_t value = 0;
    const char* const end = m_text.data() + m_text.size();
    const auto [next, status] = std::from_chars(m_text.data() + m_at, end, value);
    if (status == std::errc::result_out_of_range || (status == std::errc() && value < 0)) {
      const std::size_t close = m_text.find(')', m_tupleStart);
      const std::size_t length = close == std::string_view::npos ? close : close + 1 - m_tupleStart;
      m_error = Error{ErrorCode::Shape, m_place, shownText(m_text.substr(m_tupleStart, length)),
                      "dimensions from 0 on that fit the file"};
    }
    if (status != std::errc() || value < 0) return std::nullopt;
    m_at = static_cast<std::size_t>(next - m_text.data());
    if (m_at < m_text.size() && m_text[m_at] == 'L') ++m_at;  // Python 2 wrote long numbers so
    return value;
  }

  bool accept(char wanted) {
    skipBlanks();
    if (m_at >= m_text.size() || m_text[m_at] != wanted) return false;
    ++m_at;
    return true;
  }

  void skipBlanks() {
    while (m_at < m_text.size() && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos) ++m_at;
  }

  std::string_view m_text;
  const std::string& m_place;
  std::size_t m_at = 0;
  std::size_t m_tupleStart = 0;
  std::optional<Error> m_error;
  std::optional<std::string> m_descr;
  std::optional<bool> m_fortranOrder;
  std::optional<std::vector<std::int64_t>> m_shape;
};

}  // namespace

Expected<NpyDict> parseNpyDict(std::string_view text, const std::string& place) {
  return DictParser(text, place).parse();
}

}  // namespace tilewise

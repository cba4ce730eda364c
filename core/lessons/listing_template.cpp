// SPDX-License-Identifier: MIT
#include "core/lessons/listing_template.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/contract.h"
#include "core/files/embedded.h"

namespace tilewise {

namespace {

constexpr std::array<std::pair<std::string_view, StripKind>, 20> StripNames{
    {{"QueryBlock", StripKind::QueryBlock},
     {"KeyBlock", StripKind::KeyBlock},
     {"KeyLoads", StripKind::KeyLoads},
     {"ScoreRows", StripKind::ScoreRows},
     {"WeightRows", StripKind::WeightRows},
     {"ValueLoads", StripKind::ValueLoads},
     {"OutputRows", StripKind::OutputRows},
     {"RowTerms", StripKind::RowTerms},
     {"GradientKeyBlock", StripKind::GradientKeyBlock},
     {"Fa1GradientKeyBlock", StripKind::Fa1GradientKeyBlock},
     {"GradientQueryBlock", StripKind::GradientQueryBlock},
     {"KeyValueGradients", StripKind::KeyValueGradients},
     {"QueryGradients", StripKind::QueryGradients},
     {"OutputGradientLoads", StripKind::OutputGradientLoads},
     {"ValueGradientColumns", StripKind::ValueGradientColumns},
     {"WeightGradientRows", StripKind::WeightGradientRows},
     {"ScoreGradientRows", StripKind::ScoreGradientRows},
     {"QueryGradientRows", StripKind::QueryGradientRows},
     {"QueryLoads", StripKind::QueryLoads},
     {"KeyGradientColumns", StripKind::KeyGradientColumns}}};

constexpr std::string_view Tag = "  #@ ";
constexpr std::string_view SourceTag = "//@ ";
constexpr std::string_view SourceStrip = "//@strip ";

/// The words of a text, between blanks.
std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const auto begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    text.remove_prefix(begin);
    const auto end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

StripKind stripOf(std::string_view name) {
  const auto* found =
      std::find_if(StripNames.begin(), StripNames.end(), [name](const auto& each) { return each.first == name; });
  TILEWISE_EXPECTS(found != StripNames.end());
  return found->second;
}

template <class Value>
Value listed(std::string_view name, std::size_t count) {
  std::size_t n = 0;
  while (n < count && word(static_cast<Value>(n)) != name) ++n;
  TILEWISE_EXPECTS(n < count);
  return static_cast<Value>(n);
}

class Expander {
 public:
  explicit Expander(const ListingFacts& facts) : m_facts(facts) {}

  void include(std::string_view file, std::string_view indent) {
    const auto bytes = embedded(file);
    TILEWISE_EXPECTS(!bytes.empty());
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    while (!text.empty()) {
      const auto end = std::min(text.find('\n'), text.size());
      line(text.substr(0, end), indent);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  void readSource(std::string_view text) {
    std::vector<ListingOccasion> occasions;
    while (!text.empty()) {
      const auto end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      const std::string_view body = line.substr(std::min(line.find_first_not_of(' '), line.size()));
      text.remove_prefix(std::min(end + 1, text.size()));
      if (body.starts_with(SourceStrip)) {
        setStrip(body.substr(SourceStrip.size()));
      } else if (body.starts_with(SourceTag)) {
        occasions = occasionsOf(body.substr(SourceTag.size()));
      } else {
        m_lines.push_back({std::string(line), std::exchange(occasions, {})});
      }
    }
  }

  std::vector<ListingLine> take() { return std::move(m_lines); }

 private:
  /// One #if with its branches.
  struct Choice {
    bool isOpen = false;  ///< whether the branch at hand is taken
    bool wasOpen = false;
  };

  bool isLeftOut() const {
    return std::any_of(m_choices.begin(), m_choices.end(), [](const Choice& each) { return !each.isOpen; });
  }

  bool holds(std::string_view condition) const {
    bool all = true;
    for (const std::string_view each : wordsOf(condition)) {
      if (each == "|") {
        if (all) return true;
        all = true;
      } else if (each.front() == '!') {
        all = all && !m_facts.facts.contains(each.substr(1));
      } else {
        all = all && m_facts.facts.contains(each);
      }
    }
    return all;
  }

  void line(std::string_view text, std::string_view outer) {
    const auto begin = std::min(text.find_first_not_of(' '), text.size());
    const std::string_view body = text.substr(begin);
    const auto is = [body](std::string_view directive) { return body.starts_with(directive); };
    const auto rest = [body](std::string_view directive) { return body.substr(directive.size()); };
    if (is("#if ")) {
      const bool open = holds(rest("#if "));
      m_choices.push_back({open, open});
    } else if (is("#elif ")) {
      choose(holds(rest("#elif ")));
    } else if (body == "#else") {
      choose(true);
    } else if (body == "#end") {
      m_choices.pop_back();
    } else if (isLeftOut()) {
      return;
    } else if (is("#include ")) {
      const std::string indent = std::string(outer) + std::string(text.substr(0, begin));
      include("listings/" + std::string(rest("#include ")), indent);
    } else if (is("#strip ")) {
      setStrip(rest("#strip "));
    } else {
      write(text, outer);
    }
  }

  void setStrip(std::string_view text) {
    const auto words = wordsOf(text);
    m_pass = listed<Pass>(words.at(0), 2);
    m_strip = stripOf(words.at(1));
  }

  void choose(bool holds) {
    Choice& choice = m_choices.back();
    choice.isOpen = holds && !choice.wasOpen;
    choice.wasOpen = choice.wasOpen || choice.isOpen;
  }

  void write(std::string_view text, std::string_view outer) {
    std::string_view tags;
    if (const auto at = text.find(Tag); at != std::string_view::npos) {
      tags = text.substr(at + Tag.size());
      text = text.substr(0, at);
    }
    const std::string indent = text.empty() ? "" : std::string(outer);
    std::string filled = fill(text);
    if (filled.empty() && !text.empty()) return;  // a value that this problem has none of
    const std::vector<ListingOccasion> occasions = occasionsOf(tags);
    std::size_t from = 0;
    while (true) {
      const auto end = filled.find('\n', from);
      add({indent + filled.substr(from, end - from), occasions});
      if (end == std::string::npos) return;
      from = end + 1;
    }
  }

  void add(ListingLine line) {
    const std::size_t count = m_lines.size();
    const auto isBlank = [this, count](std::size_t back) {
      return count >= back && m_lines[count - back].text.empty();
    };
    const bool isThirdBlank = line.text.empty() && isBlank(1) && isBlank(2);
    if (!isThirdBlank) m_lines.push_back(std::move(line));
  }

  std::string fill(std::string_view text) const {
    std::string filled;
    while (true) {
      const auto open = text.find("{{");
      filled += text.substr(0, open);
      if (open == std::string_view::npos) return filled;
      const auto close = text.find("}}", open);
      const auto value = m_facts.values.find(text.substr(open + 2, close - open - 2));
      TILEWISE_EXPECTS(value != m_facts.values.end());
      filled += value->second;
      text.remove_prefix(close + 2);
    }
  }

  std::vector<ListingOccasion> occasionsOf(std::string_view tags) const {
    std::vector<ListingOccasion> occasions;
    for (const std::string_view tag : wordsOf(tags)) {
      const auto colon = tag.find(':');
      ListingOccasion occasion{m_pass, m_strip, listed<EventKind>(tag.substr(0, colon), EventKindCount)};
      if (colon != std::string_view::npos) occasion.tensor = listed<Tensor>(tag.substr(colon + 1), TensorCount);
      occasions.push_back(occasion);
    }
    return occasions;
  }

  const ListingFacts& m_facts;
  std::vector<Choice> m_choices;
  Pass m_pass = Pass::Forward;
  StripKind m_strip = StripKind::QueryBlock;
  std::vector<ListingLine> m_lines;
};

}  // namespace

std::vector<ListingLine> expandTemplate(std::string_view file, const ListingFacts& facts) {
  Expander expander(facts);
  expander.include(file, "");
  return expander.take();
}

std::vector<ListingLine> linesOfSource(std::string_view source) {
  const ListingFacts none;
  Expander expander(none);
  expander.readSource(source);
  return expander.take();
}

}  // namespace tilewise

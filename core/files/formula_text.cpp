// SPDX-License-Identifier: MIT
#include "core/files/formula_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/files/shown_text.h"

namespace tilewise {

namespace {

using Script = FormulaRun::Script;

/// Commands that stand for characters.
constexpr std::array<std::pair<std::string_view, std::string_view>, 43> Symbols{{
    {"cdot", "·"},     {"times", "×"},    {"circ", "∘"},     {"to", "→"},        {"le", "≤"},        {"ge", "≥"},
    {"ne", "≠"},       {"approx", "≈"},   {"pm", "±"},       {"infty", "∞"},     {"in", "∈"},        {"ell", "ℓ"},
    {"lceil", "⌈"},    {"rceil", "⌉"},    {"lfloor", "⌊"},   {"rfloor", "⌋"},    {"sum", "∑"},       {"top", "T"},
    {"exp", "exp"},    {"log", "log"},    {"max", "max"},    {"min", "min"},     {"tanh", "tanh"},   {"dots", "…"},
    {"alpha", "α"},    {"beta", "β"},     {"lambda", "λ"},   {"mu", "μ"},        {"sigma", "σ"},     {"Theta", "Θ"},
    {"Delta", "Δ"},    {"Omega", "Ω"},    {"epsilon", "ε"},  {"prime", "′"},     {"quad", "  "},     {",", " "},
    {"{", "{"},        {"}", "}"},        {"_", "_"},        {"%", "%"},         {"#", "#"},         {"$", "$"},
    {"lse", "lse"},
}};

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

class FormulaParser {
 public:
  FormulaParser(std::string_view formula, const std::string& place) : m_formula(formula), m_place(place) {}

  Expected<std::vector<FormulaRun>> parse() {
    while (m_at < m_formula.size() && !m_error) step();
    if (!m_error && m_depth > 0) refuse("a } for each {");
    if (!m_error && m_runs.empty()) refuse("a formula between the dollar signs");
    if (m_error) return failure(*m_error);
    return std::move(m_runs);
  }

 private:
  static constexpr int MostBraces = 8;

  void refuse(const std::string& accepted) {
    m_error = Error{ErrorCode::FileFormat, m_place, shownText(m_formula), accepted};
  }

  void step() {
    const char c = m_formula[m_at++];
    if (c == '{') return open();
    if (c == '}') return close();
    if (c == '\\') return command();
    if (c == '_' || c == '^') return script(c == '_' ? Script::Sub : Script::Super);
    if (c == ' ') return space();
    if (c == '\'') return add("′", false);
    if (c == '-') return add("−", false);
    if (c == '~') return refuse("\\tilde{P} for a tilde");
    std::string character(1, c);
    while (m_at < m_formula.size() && (static_cast<unsigned char>(m_formula[m_at]) & 0xC0U) == 0x80U) {
      character += m_formula[m_at++];
    }
    add(character, isLetter(c) && !m_upright);
  }

  void open() {
    if (++m_depth > MostBraces) refuse("at most 8 braces in each other");
  }
  void close() {
    if (--m_depth < 0) return refuse("a { for each }");
    if (m_depth == m_scriptDepth && m_script != Script::None) m_script = Script::None;
    if (m_depth == m_uprightDepth) m_upright = false;
  }

  void script(Script kind) {
    if (m_script != Script::None) return refuse("no script inside a script");
    if (m_at >= m_formula.size()) return refuse("something after ^ and _");
    m_script = kind;
    m_scriptDepth = m_depth;
    if (m_formula[m_at] == '{') {
      ++m_at;
      return open();
    }
    // One character, or one command.
    step();
    if (m_depth == m_scriptDepth) m_script = Script::None;
  }

  void space() {
    // In LaTeX blanks do not count; here they separate what reads better apart. Indices stand close.
    if (m_script != Script::Sub && !m_runs.empty() && !m_runs.back().text.ends_with(' ')) add(" ", false);
  }

  void command() {
    std::string name;
    while (m_at < m_formula.size() && isLetter(m_formula[m_at])) name += m_formula[m_at++];
    const bool isWord = !name.empty();
    if (!isWord && m_at < m_formula.size()) name = m_formula[m_at++];
    if (name == "tilde") return tilde();
    if (name == "mathrm" || name == "text") return upright();
    const auto* const found =
        std::find_if(Symbols.begin(), Symbols.end(), [&](const auto& symbol) { return symbol.first == name; });
    if (found == Symbols.end()) {
      m_error = Error{ErrorCode::UnknownName, m_place, std::string("\\").append(shownText(name)), "the commands that docs/lessons.md lists"};
      return;
    }
    add(std::string(found->second), name == "ell");
  }

  void tilde() {
    while (m_at < m_formula.size() && m_formula[m_at] == ' ') ++m_at;
    const bool braced = m_at < m_formula.size() && m_formula[m_at] == '{';
    if (braced) ++m_at;
    if (m_at >= m_formula.size() || !isLetter(m_formula[m_at])) return refuse("a letter after \\tilde");
    m_runs.push_back({std::string(1, m_formula[m_at++]), m_script == Script::None, true, m_script});
    if (!braced) return;
    if (m_at >= m_formula.size() || m_formula[m_at++] != '}') refuse("one letter under \\tilde");
  }

  void upright() {
    if (m_upright || m_at >= m_formula.size() || m_formula[m_at] != '{') return refuse("\\mathrm{word}");
    m_uprightDepth = m_depth;
    m_upright = true;
    ++m_at;
    open();
  }

  void add(const std::string& text, bool italic) {
    const bool isItalic = italic && m_script == Script::None;
    if (!m_runs.empty()) {
      FormulaRun& last = m_runs.back();
      // A blank takes the kind of what stands before it, so that words stay whole.
      if (!last.tilde && last.italic == isItalic && last.script == m_script) {
        last.text += text;
        return;
      }
    }
    m_runs.push_back({text, isItalic, false, m_script});
  }

  std::string_view m_formula;
  const std::string& m_place;
  std::size_t m_at = 0;
  int m_depth = 0;
  Script m_script = Script::None;
  int m_scriptDepth = 0;
  bool m_upright = false;
  int m_uprightDepth = -1;
  std::vector<FormulaRun> m_runs;
  std::optional<Error> m_error;
};

}  // namespace

Expected<std::vector<FormulaRun>> parseFormula(std::string_view formula, const std::string& place) {
  return FormulaParser(formula, place).parse();
}

std::string plainText(const std::vector<FormulaRun>& runs) {
  std::string text;
  for (const FormulaRun& run : runs) {
    if (run.script == Script::Sub) text += "_";
    if (run.script == Script::Super) text += "^(";
    text += run.text;
    if (run.tilde) text += "\u0303";
    if (run.script == Script::Super) text += ")";
  }
  return text;
}

}  // namespace tilewise

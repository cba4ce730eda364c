// SPDX-License-Identifier: GPL-3.0-or-later
// From markup to runs; drawing is in maths_text.cpp.
#include "app/views/look/maths_text.h"

#include <utility>

namespace tilewise {

namespace {

constexpr QChar RowSum = u'\u2113';
constexpr QChar Prime = u'\u2032';
constexpr QChar Minus = u'\u2212';
const QStringView Markup = u"*_^~#\\{}";

bool joins(QChar before, QChar after) {
  return before.isLetterOrNumber() && after.isLetterOrNumber() && !(before.isDigit() && after.isDigit());
}

}  // namespace

class MathText::Parser {
 public:
  explicit Parser(const QString& markup) : m_markup(markup) {}

  QList<Run> runs() {
    while (m_at < m_markup.size()) {
      step(m_markup[m_at++]);
    }
    return std::move(m_runs);
  }

 private:
  QChar next() const { return m_at < m_markup.size() ? m_markup[m_at] : QChar(); }

  void step(QChar c) {
    const bool inScript = m_style.script != Script::None;
    if (c == u'\\' && m_at < m_markup.size()) {
      append(m_markup[m_at++]);
    } else if (c == u'*') {
      m_style.italic = !m_style.italic;
      m_afterItalic = !m_style.italic;
    } else if (c == u'#') {
      m_style.changed = !m_style.changed;
    } else if (c == u'~' && !m_runs.isEmpty()) {
      markTilde();
    } else if ((c == u'_' || c == u'^') && !inScript && m_at < m_markup.size()) {
      openScript(c == u'_' ? Script::Sub : Script::Super);
    } else if (c == u'}' && inScript) {
      closeScript();
    } else {
      append(shown(c));
    }
  }

  void openScript(Script script) {
    m_italicOutside = m_style.italic;
    m_style.script = script;
    m_style.italic = false;
    if (next() == u'{') {
      ++m_at;
      return;
    }
    const QChar c = m_markup[m_at++];
    append(c == u'\\' && m_at < m_markup.size() ? m_markup[m_at++] : shown(c));
    closeScript();
  }

  void closeScript() {
    m_style.script = Script::None;
    m_style.italic = m_italicOutside;
    m_afterItalic = false;
  }

  /// A run holds at most one tilde, over its last character.
  void markTilde() {
    Run single = m_runs.last();
    if (single.text.size() > 1) {
      m_runs.last().text.chop(1);
      single.text = single.text.right(1);
      m_runs.append(single);
    }
    m_runs.last().tilde = true;
  }

  QChar shown(QChar c) const {
    if (c == u'-' && !joins(m_before, next())) {
      return Minus;
    }
    if (c == u'\'' && (m_style.italic || m_afterItalic)) {
      return Prime;
    }
    if (c == u'l' && m_style.italic && !next().isLetter() && !continuesWord()) {
      return RowSum;
    }
    return c;
  }

  bool continuesRun() const {
    return !m_runs.isEmpty() && !m_runs.last().tilde && m_runs.last().italic == m_style.italic &&
           m_runs.last().changed == m_style.changed && m_runs.last().script == m_style.script;
  }

  bool continuesWord() const { return continuesRun() && m_before.isLetter(); }

  void append(QChar c) {
    if (!continuesRun()) {
      m_runs.append(m_style);
    }
    m_runs.last().text.append(c);
    m_before = c;
    m_afterItalic = false;
  }

  const QString& m_markup;
  qsizetype m_at = 0;
  QList<Run> m_runs;
  Run m_style;  ///< of the next character
  bool m_italicOutside = false;
  bool m_afterItalic = false;
  QChar m_before;
};

MathText MathText::parse(const QString& markup) {
  MathText text;
  text.m_runs = Parser(markup).runs();
  return text;
}

QString MathText::escaped(const QString& text) {
  QString result;
  for (const QChar c : text) {
    if (Markup.contains(c) || c == u'-' || c == u'\'') {
      result += u'\\';
    }
    result += c;
  }
  return result;
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
// A text cut into lines.
#include "app/views/look/maths_text.h"

#include <utility>

namespace tilewise {

namespace {

constexpr QChar NoBreakSpace = u'\u00A0';
// They stay at the end of the line before, and at the beginning of the line after.
const QStringView Closing = u"，。、；：？！）”’》」…,.:;?!)%";
const QStringView Opening = u"（“‘《「(";

/// Chinese letters and signs: between them no space is written.
bool isHan(QChar c) {
  const char16_t code = c.unicode();
  return c.script() == QChar::Script_Han || (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF00 && code <= 0xFFEF);
}

/// Between two letters without a space.
bool mayBreak(QChar before, QChar after) {
  if (before.isNull() || before == NoBreakSpace || after == NoBreakSpace) return false;
  return (isHan(before) || isHan(after)) && !Opening.contains(before) && !Closing.contains(after);
}

}  // namespace

/// What stays on one line.
struct MathText::Word {
  MathText text;
  bool afterSpace = false;
};

QList<MathText::Word> MathText::words() const {
  QList<Word> words(1);
  QChar before;
  for (const Run& run : m_runs) {
    Run piece = run;
    piece.text.clear();
    piece.tilde = false;
    const auto close = [&words, &piece] {
      if (!piece.text.isEmpty()) words.last().text.m_runs.append(piece);
      piece.text.clear();
    };
    for (const QChar c : run.text) {
      const bool isSpace = c == u' ' && run.script == Script::None;
      if (isSpace || (run.script == Script::None && mayBreak(before, c))) {
        close();
        words.append(Word{{}, isSpace});
      }
      if (!isSpace) piece.text.append(c);
      before = isSpace ? QChar() : c;
    }
    piece.tilde = run.tilde;
    close();
  }
  words.removeIf([](const Word& word) { return word.text.isEmpty(); });
  return words;
}

/// The word after the line. Without a space between them their letters are one run: a line of Chinese is drawn as a whole.
void MathText::join(const Word& word) {
  QList<Run> runs = word.text.m_runs;
  if (word.afterSpace) {
    Run space;
    space.text = QStringLiteral(" ");
    m_runs.append(space);
  } else if (!m_runs.isEmpty()) {
    Run whole = m_runs.last();
    whole.text = runs.first().text;
    whole.tilde = runs.first().tilde;
    if (!m_runs.last().tilde && whole == runs.first()) {
      m_runs.last().text += whole.text;
      m_runs.last().tilde = whole.tilde;
      runs.removeFirst();
    }
  }
  m_runs.append(runs);
}

QList<MathText> MathText::wrapped(const QFont& font, qreal width) const {
  QList<MathText> lines;
  for (const Word& word : words()) {
    MathText longer = lines.isEmpty() ? MathText() : lines.last();
    if (!lines.isEmpty()) longer.join(word);
    if (!lines.isEmpty() && longer.width(font) <= width) {
      lines.last() = std::move(longer);
    } else {
      lines.append(word.text);
    }
  }
  return lines;
}

}  // namespace tilewise

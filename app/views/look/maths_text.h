// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Text with formulas, drawn with QPainter. The markup, which everything on screen that holds a formula is written in:
///
///   *Q*            italic, for variables: "*S* = *c* · *Q*_i *K*_j^T"
///   _{35}, _i      subscript, upright at 72 %; without braces it takes one character
///   ^{m − m′}, ^2  superscript, the same
///   *P~*, *O~*     a tilde over the character before it, drawn as a stroke
///   #0.4615#       changed: bold and in the colour of changed values; may hold the rest of the markup
///   \* \_ \^ \~ \# \- and so on   the character itself
///
/// A hyphen is shown as a real minus unless it joins words or names ("row-block", "FA-2", "8-bit"); with spaces round
/// it, or before a number, it is a minus. Italic l is shown as ℓ, an apostrophe in italics or after them as ′.

#include <cstdint>

#include <QColor>
#include <QFont>
#include <QList>
#include <QPointF>
#include <QSizeF>
#include <QString>

class QPainter;

namespace tilewise {

class MathText {
 public:
  MathText() = default;

  /// Never fails: markup that is left open ends with the text.
  static MathText parse(const QString& markup);

  /// The text with every character of the markup escaped, for names that come from files.
  static QString escaped(const QString& text);

  /// Advance width, and ascent + descent. Requires: fonts with a pixel size, as Metrics gives them; so everywhere
  /// below.
  QSizeF size(const QFont& font) const;
  qreal width(const QFont& font) const;

  /// Above and below the baseline: that of the font, enlarged by what scripts need.
  qreal ascent(const QFont& font) const;
  qreal descent(const QFont& font) const;

  /// Draws one line. changed: the colour of changed values, normally nowText; invalid: the same as ink.
  void draw(QPainter& painter, QPointF baseline, const QFont& font, const QColor& ink,
            const QColor& changed = {}) const;

  /// Cut at spaces, and between Chinese letters, into lines no wider than the width; a word that is wider stands alone.
  QList<MathText> wrapped(const QFont& font, qreal width) const;

  /// As plain text, for accessible names, the clipboard and tests: "P̃35", "e^(m − m′)".
  QString plain() const;

  bool isEmpty() const { return m_runs.isEmpty(); }
  bool operator==(const MathText&) const = default;

 private:
  enum class Script : std::uint8_t { None, Sub, Super };
  struct Run {
    QString text;
    bool italic = false;
    bool changed = false;
    bool tilde = false;  ///< over the run's last character
    Script script = Script::None;

    bool operator==(const Run&) const = default;
  };

  struct Placed;
  struct Word;
  class Parser;
  QList<Placed> placed(const QFont& font) const;
  QList<Word> words() const;
  void join(const Word& word);

  QList<Run> m_runs;
};

}  // namespace tilewise

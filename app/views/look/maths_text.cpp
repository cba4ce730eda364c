// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/maths_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double ScriptSize = 0.72;
constexpr double SubDrop = 0.20;    // of the font's size
constexpr double SuperRise = 0.36;  // of the font's size
constexpr double ScriptGap = 0.06;  // between a script and what follows
constexpr QChar RowSum = u'\u2113';
constexpr QChar Prime = u'\u2032';
constexpr QChar Minus = u'\u2212';
constexpr QChar CombiningTilde = u'\u0303';
const QStringView Markup = u"*_^~#\\{}";

bool joins(QChar before, QChar after) {
  return before.isLetterOrNumber() && after.isLetterOrNumber() && !(before.isDigit() && after.isDigit());
}

/// The tilde of P̃: a stroke, because a combining mark shifts at small sizes. middle: its centre.
void drawTilde(QPainter& painter, QPointF middle, double em, bool bold, const QColor& color) {
  const double width = 0.44 * em;
  const double height = 0.10 * em;
  QPainterPath path(middle + QPointF(-width / 2, height / 2));
  path.cubicTo(middle + QPointF(-width / 6, -1.5 * height), middle + QPointF(width / 6, 1.5 * height),
               middle + QPointF(width / 2, -height / 2));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(color, std::max(1.0, (bold ? 0.10 : 0.075) * em), Qt::SolidLine, Qt::RoundCap));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(path);
  painter.restore();
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

struct MathText::Placed {
  const Run* run;
  QFont font;
  QPointF offset;  ///< from the baseline's beginning
  qreal width;
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

QList<MathText::Placed> MathText::placed(const QFont& font) const {
  QList<Placed> result;
  const double em = font.pixelSize();
  double x = 0;
  bool afterScript = false;
  for (const Run& run : m_runs) {
    QFont own = font;
    own.setItalic(run.italic || (font.italic() && run.script == Script::None));
    if (run.changed) {
      own.setWeight(QFont::Bold);
    }
    double y = 0;
    if (run.script != Script::None) {
      own.setPixelSize(std::max(1, static_cast<int>(std::lround(ScriptSize * em))));
      y = run.script == Script::Sub ? SubDrop * em : -SuperRise * em;
    } else if (afterScript) {
      x += ScriptGap * em;
    }
    afterScript = run.script != Script::None;
    const double width = QFontMetricsF(own).horizontalAdvance(run.text);
    result.append({&run, own, QPointF(x, y), width});
    x += width;
  }
  return result;
}

qreal MathText::width(const QFont& font) const {
  const QList<Placed> parts = placed(font);
  return parts.isEmpty() ? 0 : parts.last().offset.x() + parts.last().width;
}

qreal MathText::ascent(const QFont& font) const {
  qreal ascent = QFontMetricsF(font).ascent();
  for (const Placed& part : placed(font)) {
    ascent = std::max(ascent, QFontMetricsF(part.font).ascent() - part.offset.y());
  }
  return ascent;
}

qreal MathText::descent(const QFont& font) const {
  qreal descent = QFontMetricsF(font).descent();
  for (const Placed& part : placed(font)) {
    descent = std::max(descent, QFontMetricsF(part.font).descent() + part.offset.y());
  }
  return descent;
}

QSizeF MathText::size(const QFont& font) const { return {width(font), ascent(font) + descent(font)}; }

void MathText::draw(QPainter& painter, QPointF baseline, const QFont& font, const QColor& ink,
                    const QColor& changed) const {
  painter.save();
  for (const Placed& part : placed(font)) {
    const QColor& color = part.run->changed && changed.isValid() ? changed : ink;
    const QPointF begin = baseline + part.offset;
    painter.setFont(part.font);
    painter.setPen(color);
    painter.drawText(begin, part.run->text);
    if (part.run->tilde) {
      const QFontMetricsF metrics(part.font);
      const double em = part.font.pixelSize();
      const QString last = part.run->text.right(1);
      const QRectF glyph =
          metrics.tightBoundingRect(last).translated(begin + QPointF(part.width - metrics.horizontalAdvance(last), 0));
      const double lean = part.font.italic() ? 0.07 * em : 0;
      drawTilde(painter, {glyph.center().x() + lean, glyph.top() - 0.14 * em}, em, part.font.weight() >= QFont::Bold,
                color);
    }
  }
  painter.restore();
}

QList<MathText> MathText::wrapped(const QFont& font, qreal width) const {
  // Words first: runs cut at the spaces outside of scripts.
  QList<MathText> words(1);
  for (const Run& run : m_runs) {
    const QStringList parts = run.script == Script::None ? run.text.split(u' ') : QStringList(run.text);
    for (qsizetype i = 0; i < parts.size(); ++i) {
      if (i > 0) {
        words.append(MathText());
      }
      if (!parts[i].isEmpty()) {
        Run piece = run;
        piece.text = parts[i];
        piece.tilde = run.tilde && i + 1 == parts.size();
        words.last().m_runs.append(piece);
      }
    }
  }
  QList<MathText> lines;
  for (const MathText& word : words) {
    if (word.isEmpty()) {
      continue;
    }
    if (!lines.isEmpty()) {
      MathText longer = lines.last();
      Run space;
      space.text = u" "_s;
      longer.m_runs.append(space);
      longer.m_runs.append(word.m_runs);
      if (longer.width(font) <= width) {
        lines.last() = longer;
        continue;
      }
    }
    lines.append(word);
  }
  return lines;
}

QString MathText::plain() const {
  QString result;
  for (qsizetype i = 0; i < m_runs.size(); ++i) {
    const Run& run = m_runs[i];
    const bool super = run.script == Script::Super;
    if (super && (i == 0 || m_runs[i - 1].script != Script::Super)) {
      result += u"^("_s;
    }
    result += run.text;
    if (run.tilde) {
      result += CombiningTilde;
    }
    if (super && (i + 1 == m_runs.size() || m_runs[i + 1].script != Script::Super)) {
      result += u')';
    }
  }
  return result;
}

}  // namespace tilewise

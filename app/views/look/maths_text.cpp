// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/maths_text.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include "app/views/look/text_advance.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double ScriptSize = 0.72;
constexpr double SubDrop = 0.20;    // of the font's size
constexpr double SuperRise = 0.36;  // of the font's size
constexpr double ScriptGap = 0.06;  // between a script and what follows
constexpr QChar CombiningTilde = u'\u0303';

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

struct MathText::Placed {
  const Run* run;
  QFont font;
  QPointF offset;  ///< from the baseline's beginning
  qreal width;
};

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
    const double width = textAdvance(own, run.text);
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

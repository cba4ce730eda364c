// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the pseudo-code of a pass is stated. The markup is translated too: "for", "load" and "if" are words.

#include <initializer_list>

#include <QCoreApplication>

#include "app/models/algorithm_lines.h"

namespace tilewise {

class LineTable {
 public:
  /// The text of a line: its markup, and the same in words, both marked with QT_TRANSLATE_NOOP("AlgorithmLines", ...).
  struct Text {
    const char* markup;
    const char* words;
  };

  /// A loop over i or j, which begins and ends strips of these kinds or goes along their tiles.
  void loop(int indent, LoopVariable variable, Text text, std::initializer_list<StripKind> strips) {
    begin(indent, text);
    m_lines.last().loop = variable;
    m_lines.last().loopOf = strips;
  }
  void line(int indent, Text text) { begin(indent, text); }

  // What the line begun last is there for.
  LineTable& on(StripKind strip, std::initializer_list<EventKind> kinds) {
    for (const EventKind kind : kinds) m_lines.last().occasions.append({strip, kind, {}});
    return *this;
  }
  LineTable& loads(StripKind strip, std::initializer_list<Tensor> tensors) {
    for (const Tensor tensor : tensors) m_lines.last().occasions.append({strip, EventKind::Load, tensor});
    return *this;
  }
  LineTable& stores(StripKind strip, std::initializer_list<Tensor> tensors) {
    for (const Tensor tensor : tensors) m_lines.last().occasions.append({strip, EventKind::Store, tensor});
    return *this;
  }
  LineTable& rowBlock(StripKind strip) { return on(strip, {EventKind::RowBlockBegin, EventKind::RowBlockEnd}); }
  LineTable& columnBlock(StripKind strip) {
    return on(strip, {EventKind::ColumnBlockBegin, EventKind::ColumnBlockEnd});
  }

  /// What follows the product of the scores where the problem has it: soft cap and ALiBi.
  void scoreTerms(int indent, const Problem& problem) {
    if (problem.settings().softCap > 0) {
      line(indent, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = cap · tanh(*S* / cap)"),
                    QT_TRANSLATE_NOOP("AlgorithmLines",
                                      "S becomes cap times the hyperbolic tangent of S divided by cap, the soft cap")});
    }
    if (problem.alibiSlope() != 0) {
      line(indent, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* −= slope · |query − key|"),
                    QT_TRANSLATE_NOOP("AlgorithmLines",
                                      "ALiBi: subtract the head's slope times the distance of query and key from S")});
    }
  }
  /// What the gradient of S is multiplied by where the scores have a soft cap.
  void softCapGradient(int indent, const Problem& problem) {
    if (problem.settings().softCap == 0) return;
    line(indent, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*S* = d*S* ∘ (1 − tanh^2)"),
                  QT_TRANSLATE_NOOP("AlgorithmLines",
                                    "the gradient of S is multiplied by 1 minus the square of the hyperbolic tangent "
                                    "of the soft cap")});
  }

  const QList<AlgorithmLine>& lines() const { return m_lines; }

 private:
  void begin(int indent, Text text) {
    const auto translated = [](const char* words) { return QCoreApplication::translate("AlgorithmLines", words); };
    m_lines.append({translated(text.markup), translated(text.words), indent, LoopVariable::None, {}, {}});
  }

  QList<AlgorithmLine> m_lines;
};

/// Whether anything stands between the product and the scores.
inline bool hasScoreTerms(const Problem& problem) {
  return problem.settings().softCap > 0 || problem.alibiSlope() != 0;
}

// The passes. A dropout factor is written where there is one.
QList<AlgorithmLine> fa2ForwardLines(const Problem& problem);
QList<AlgorithmLine> fa1ForwardLines(const Problem& problem);
QList<AlgorithmLine> standardForwardLines(const Problem& problem);
QList<AlgorithmLine> standardBackwardLines(const Problem& problem);
QList<AlgorithmLine> fa2BackwardLines(const Problem& problem);
QList<AlgorithmLine> fa1BackwardLines(const Problem& problem);
QList<AlgorithmLine> queryOuterBackwardLines(const Problem& problem);
QList<AlgorithmLine> twoLoopsBackwardLines(const Problem& problem);

}  // namespace tilewise

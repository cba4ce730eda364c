// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The pseudo-code of each pass, and which of its lines an event belongs to.
/// Source: FlashAttention, Algorithms 0, 1 and 4; FlashAttention-2, Algorithms 1 and 2; with the skip and the mask
///         written out.

#include <optional>

#include <QList>
#include <QString>

#include "core/trace/schedule.h"

namespace tilewise {

/// What a line is there for: events of a kind in strips of a kind, loads and stores of one tensor only.
struct Occasion {
  StripKind strip;
  EventKind kind;
  std::optional<Tensor> tensor{};
};

enum class LoopVariable : std::uint8_t { None, I, J };

struct AlgorithmLine {
  QString markup;  ///< with formulas, in the markup of MathText
  QString words;   ///< the same for a screen reader
  int indent = 0;  ///< levels
  LoopVariable loop = LoopVariable::None;
  QList<StripKind> loopOf;  ///< of a loop: the strips in which it runs
  QList<Occasion> occasions;
};

/// The lines of the pass that is stepped, in order; line n of the text is at n - 1.
QList<AlgorithmLine> linesOf(const Problem& problem);

/// The number of the line that an event in such a strip belongs to, from 1; absent where none does.
std::optional<int> lineAt(const QList<AlgorithmLine>& lines, StripKind strip, const Event& event);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The pseudo-code of FlashAttention-2, forward, and which of its lines an event belongs to.
/// Source: Dao 2023, "FlashAttention-2", Algorithm 1, with the skip and the mask written out.

#include <optional>

#include <QList>
#include <QString>

#include "core/trace/event.h"

namespace tilewise {

struct AlgorithmLine {
  QString markup;  ///< with formulas, in the markup of MathText
  QString words;   ///< the same for a screen reader
  int indent = 0;  ///< levels
};

/// The lines in order; line n of the text is at n - 1.
QList<AlgorithmLine> fa2ForwardLines();

inline constexpr int QueryLoopLine = 1;  ///< for i
inline constexpr int KeyLoopLine = 3;    ///< for j

/// The number of the line that an event of FA-2 forward belongs to, from 1. Absent for events that it does not have.
std::optional<int> fa2ForwardLine(const Event& event);

}  // namespace tilewise

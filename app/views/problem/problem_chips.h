// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A problem at a glance: each of its settings in a few words. The header shows as many as it has room for, the problem
/// panel all.

#include <cstdint>

#include <QList>
#include <QString>

#include "core/problem/problem.h"

namespace tilewise {

struct ProblemChip {
  /// How soon a chip goes when there is no room: the last kind first.
  enum class Kind : std::uint8_t { Order, Size, Blocks, Mask, Scores, Dropout, Heads, Storage, Width, ElementType };
  Kind kind = Kind::Size;
  QString text;  ///< in the markup of MathText: "window 127, 0", "*T* 1,024"

  QString plain() const;

  bool operator==(const ProblemChip&) const = default;
};

/// In reading order. Sizes, blocks, mask and element type are always there; the others where they are set.
QList<ProblemChip> chipsOf(const ProblemSettings& settings);

/// The words of a mask alone: "causal", "window 3, 0", "3 documents", "block mask 28.6 %"; "no mask" when there is
/// none.
QStringList maskWords(const ProblemSettings& settings);

}  // namespace tilewise

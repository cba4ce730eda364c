// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the passes of a comparison are called, and their colours.

#include <QColor>
#include <QList>
#include <QStringList>

#include "app/session/comparison.h"
#include "app/views/compare/compare_choice.h"
#include "app/views/look/theme.h"

namespace tilewise {

/// One a pass each.
struct PassNames {
  QStringList
      titles;  ///< "FlashAttention-2"; of two configurations also what they differ in: "FlashAttention-2, 64 × 64"
  QStringList shortTitles;  ///< the same with "FA-2"
  QStringList bars;      ///< "FA-2"; "left" and "right" where both go the same way
  QStringList sentence;  ///< "standard attention", "FA-2", "the left one"
};
PassNames passNames(const Comparison& comparison, const CompareChoice& choice);

/// One a pass: ways have theirs; of two configurations that go the same way the second has that of another.
QList<QColor> passColors(const Comparison& comparison, const CompareChoice& choice, const Theme& theme);

}  // namespace tilewise

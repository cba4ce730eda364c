// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The sentence of a comparison: the facts of the moment, of all passes.

#include "app/session/comparison.h"
#include "app/views/sentence/sentence.h"

namespace tilewise {

/// names: of the passes, as a sentence calls them: "standard attention", "FA-2", "the left one".
Sentence compareSentence(const Comparison& comparison, const QStringList& names);

/// All tags, for the width of the block that shows them.
QStringList compareTags();
/// As long as a sentence gets that is not longer than the design has them.
QString longestCompareSentence();

}  // namespace tilewise

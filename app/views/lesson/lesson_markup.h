// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/lessons/lesson_facts.h"

namespace tilewise {

/// A paragraph of a lesson in the markup of MathText.
QString markupOf(const LessonParagraph& paragraph);

/// Whether the paragraph is one formula, which stands alone.
bool isFormulaAlone(const LessonParagraph& paragraph);

}  // namespace tilewise

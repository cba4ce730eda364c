// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is said of a student's answer.

#include "app/views/check/check_texts.h"
#include "core/lessons/check_answer.h"

namespace tilewise {

/// One line for each output, tensor moved, measure and row of formulas, and the first move that is not the rules' own.
QList<CheckRow> answerRows(const AnswerReport& report);

/// "Right: outputs right, count 1,180,672." "Not right yet: outputs right, count 0 instead of 1,180,672, ..."
QString answerVerdict(const AnswerReport& report);

/// "load K, block 2: 4,096 values"
QString moveText(const AnsweredMove& move);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is written in one field, as a setting.

#include <optional>
#include <string_view>

#include "app/views/problem/problem_texts.h"

namespace tilewise {

/// The option of the command line that a field stands for, by which errors call it.
std::string_view optionOf(ProblemField field);
/// The field that an error of Problem::make is about; absent for what no field holds.
std::optional<ProblemField> fieldOf(std::string_view option);

/// Puts the field into the settings, or says what is wrong with it; the value of the error is what was written. It is
/// held against the limits of Problem::make, but not against other fields. Requires: not a list of documents.
std::optional<Error> readField(const QString& written, ProblemField field, ProblemSettings& settings);

}  // namespace tilewise

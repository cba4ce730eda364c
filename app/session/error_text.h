// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The one place that turns errors into sentences for people.

#include <QString>

#include "core/base/error.h"

namespace tilewise {

/// One full sentence in the language of the app: what it is about, which value was found there and what is accepted.
/// Options are called by what they mean ("--br": "The row count of a query block"), files by their name without
/// folders.
QString sentence(const Error& error);

/// What an option of the command line means, as the beginning of a sentence; empty when it is none.
QString optionMeaning(const QString& option);

}  // namespace tilewise

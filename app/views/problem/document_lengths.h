// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Documents as a person writes them: the lengths of the runs of rows, "30, 50, 20". Each run is a document of its own,
/// unless a label says which ones belong together: "30:0, 50:1, 20:0".

#include <cstdint>
#include <vector>

#include <QString>

#include "core/base/expected.h"

namespace tilewise {

/// The shortest text from which labelsOfLengths() makes these labels again.
QString lengthsText(const std::vector<std::int64_t>& labels);

/// One label a row. Numbers are set apart by commas, semicolons or spaces.
/// Errors: NotANumber (a part that is not a whole number); OutOfRange (a length below 1, or lengths that do not add up
///         to `rows`). The place is "--documents".
[[nodiscard]] Expected<std::vector<std::int64_t>> labelsOfLengths(const QString& text, std::int64_t rows);

}  // namespace tilewise

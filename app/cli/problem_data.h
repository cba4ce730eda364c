// SPDX-License-Identifier: MIT
#pragma once

/// The arrays that the options or a preset name.

#include "app/cli/option_reader.h"
#include "app/cli/problem_options.h"
#include "core/files/presets.h"

namespace tilewise {

/// Whether the options name files of a person's own. Refuses q, k and v that are not all there, and do without them.
bool namesOwnData(OptionReader& read);

/// Reads the own arrays, or else those of the preset, into the request: they fix its sizes and its heads, and bring
/// their masks. Nothing happens without either.
/// Errors: those of the files; OutOfRange (an option of size or heads that says otherwise; a head that the data lack).
[[nodiscard]] Expected<void> takeData(const OptionReader& read, const Preset* preset, ProblemRequest& request);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a person opens, as a request for a run: a shipped configuration, or a file with arrays of their own.

#include <QString>

#include "app/session/make_run.h"

namespace tilewise {

/// Errors: UnknownName (no such preset), those of presetInputs.
[[nodiscard]] Expected<RunRequest> requestForPreset(const QString& name);

/// The arrays of a file under the settings at hand, which keep all but the sizes, the heads and the masks that do not
/// fit them. Of several heads the one at hand is taken.
/// Errors: those of readInputs and Problem::make. Takes its time for a large file.
[[nodiscard]] Expected<RunRequest> requestForFile(const QString& path, const ProblemSettings& present);

/// Names of rows and columns of a shipped head; empty for any other preset.
AxisTexts axisTexts(const QString& preset);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A step of a lesson and the session: what to open for it, and whether it is open.

#include "app/session/make_run.h"
#include "core/files/lesson.h"

namespace tilewise {

/// Errors: those of requestForPreset().
[[nodiscard]] Expected<RunRequest> requestForSetup(const LessonSetup& setup, const QString& title);

/// Whether a run is that of the setup.
bool isRunOf(const Run& run, const LessonSetup& setup);

/// Whether a file is opened as a lesson: by its name, or by how it begins.
bool isLesson(const QString& path);

}  // namespace tilewise

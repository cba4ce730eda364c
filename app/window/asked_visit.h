// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/run_history.h"
#include "app/window/command_line.h"

namespace tilewise {

/// What the command line asks for, with the place of a session.
/// Errors: those of the file and its arrays. Takes its time for large ones.
[[nodiscard]] Expected<Visit> visitOf(const CommandLine& line);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/window/command_line.h"
#include "core/base/expected.h"

namespace tilewise {

/// Draws the window as the command line asks into its export files. Nothing remembered has an influence, nothing is
/// remembered. An interrupt (SIGINT, SIGTERM) ends the process, but leaves no file behind.
/// Requires: a QApplication and the fonts.
/// Errors:   those of the data, the run, checkRequest, fitWidget and the export; OutOfRange (--step); Conflict (--steps
///           of a workspace that does not step).
[[nodiscard]] Expected<ExitCode> drawAndLeave(const CommandLine& line);

}  // namespace tilewise

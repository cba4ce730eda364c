// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/window/command_line.h"
#include "core/base/expected.h"

namespace tilewise {

/// Draws the window as the command line asks into its export file. Nothing remembered has an influence, nothing is
/// remembered.
/// Requires: a QApplication and the fonts.
/// Errors:   those of the data, the run and exportPng; OutOfRange (--step).
[[nodiscard]] Expected<ExitCode> drawAndLeave(const CommandLine& line);

/// Opens the window and stays until it is closed.
/// Requires: a QApplication and the fonts.
[[nodiscard]] Expected<ExitCode> openWindow(const CommandLine& line);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/window/command_line.h"
#include "core/base/expected.h"

namespace tilewise {

/// Opens the window and stays until it is closed.
/// Requires: a QApplication and the fonts.
[[nodiscard]] Expected<ExitCode> openWindow(const CommandLine& line);

}  // namespace tilewise

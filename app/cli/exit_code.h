// SPDX-License-Identifier: MIT
#pragma once

namespace tilewise {

/// What the programs end with.
enum class ExitCode : int {
  Done = 0,
  CheckFailed = 1,  ///< --check found a difference
  Unusable = 2,     ///< arguments or input; one line on stderr says which
  Lacking = 3,      ///< the machine lacks something: a display, a device, a program
};

}  // namespace tilewise

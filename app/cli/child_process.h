// SPDX-License-Identifier: MIT
#pragma once

/// Another program, run to its end.

#include <string>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

struct ChildOutput {
  int exitCode = 0;     ///< 128 + the signal that ended it, if one did
  std::string printed;  ///< on stdout and stderr, as it came
};

/// Runs the program of this name on the PATH, without a shell. Requires: a name and its arguments.
/// Errors: MachineLacks (no such program, or it cannot be started).
[[nodiscard]] Expected<ChildOutput> runChild(const std::vector<std::string>& words);

/// The file of this very program.
std::string ownProgram();

}  // namespace tilewise

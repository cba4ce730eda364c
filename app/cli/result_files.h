// SPDX-License-Identifier: MIT
#pragma once

/// The results of a run as .npy files in a folder.

#include <string>

#include "core/attention/engine.h"
#include "core/files/write_file.h"

namespace tilewise {

/// Refuses what could not be written, before the work is done. Makes nothing. Errors: those of checkFolder().
[[nodiscard]] Expected<void> checkResultFiles(const Problem& problem, const std::string& folder, ExistingFile existing);

/// Writes O.npy and lse.npy, with a backward pass dQ.npy, dK.npy and dV.npy too, in the engine's precision.
/// Errors: those of writeFolder().
[[nodiscard]] Expected<void> writeResultFiles(const Problem& problem, const RunResult& result,
                                              const std::string& folder, ExistingFile existing);

}  // namespace tilewise

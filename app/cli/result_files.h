// SPDX-License-Identifier: MIT
#pragma once

/// The results of a run as .npy files in a folder.

#include <string>

#include "core/attention/engine.h"
#include "core/files/write_file.h"

namespace tilewise {

/// Makes the folder and refuses what could not be written, before the work is done.
/// Errors: Missing (no name); FileUnwritable; those of checkWritable().
[[nodiscard]] Expected<void> prepareResultFiles(const Problem& problem, const std::string& folder,
                                                ExistingFile existing);

/// Writes O.npy and lse.npy, with a backward pass dQ.npy, dK.npy and dV.npy too, in the engine's precision.
/// Errors: those of writeFile().
[[nodiscard]] Expected<void> writeResultFiles(const Problem& problem, const RunResult& result,
                                              const std::string& folder, ExistingFile existing);

}  // namespace tilewise

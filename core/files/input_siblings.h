// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "core/base/expected.h"
#include "core/files/input_files.h"

namespace tilewise {

/// The three files that one .npy file belongs to, or four, found by their names: see readInputs.
/// Errors: FileNotFound; Missing (with the partner that is not there; or the name tells neither q nor k nor v).
[[nodiscard]] Expected<InputPaths> findSiblings(const std::filesystem::path& path);

}  // namespace tilewise

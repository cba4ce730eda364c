// SPDX-License-Identifier: MIT
#pragma once

/// Files that belong together in a folder, as --out names it: all of them are written, or none is left.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/files/write_file.h"

namespace tilewise {

struct FolderFile {
  std::string_view name;
  std::span<const std::byte> bytes;
};

/// Whether writeFolder is likely to succeed, to be asked before the work whose results it would write. Makes nothing.
/// Errors: Missing (no name); FileUnwritable (no folder can be made there); those of checkWritable().
[[nodiscard]] Expected<void> checkFolder(const std::string& folder, std::span<const std::string_view> names,
                                         ExistingFile existing);

/// Makes the folder, and those above it that are missing, and writes the files. After a failure the files that are new
/// and the folders that it made are gone; one that took the place of another stays.
/// Errors: those of checkFolder() and writeFile().
[[nodiscard]] Expected<void> writeFolder(const std::string& folder, const std::vector<FolderFile>& files,
                                         ExistingFile existing);

}  // namespace tilewise

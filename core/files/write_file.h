// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

#include "core/base/expected.h"

namespace tilewise {

/// What to do with a file that is there already.
enum class ExistingFile { Refuse, Replace };

/// Writes a whole file or nothing: into a temporary one beside it, on to the disk, then renamed. After a failure what
/// was there before is there still. A symbolic link is followed; a replaced file hands its permissions on.
/// Errors: FileExists; FileUnwritable (with the system's reason, or the folder that is not there; also when the path is a folder,
/// a pipe or a device).
[[nodiscard]] Expected<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes,
                                       ExistingFile existing);

/// Gives a finished file its name, on the disk, as writeFile would have: for what another program has written, or what is
/// too large to be held. Requires: both lie in the same folder tree of one file system.
/// Errors: those of writeFile; the finished file is then where it was.
[[nodiscard]] Expected<void> placeFile(const std::filesystem::path& made, const std::filesystem::path& path,
                                       ExistingFile existing);

/// Whether writeFile is likely to succeed, to be asked before the work whose result it would write. Writes nothing.
/// Errors: those of writeFile.
[[nodiscard]] Expected<void> checkWritable(const std::filesystem::path& path, ExistingFile existing);

}  // namespace tilewise

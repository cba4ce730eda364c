// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

/// The largest file that is read, and the largest entry of an archive that is unpacked: 4 GiB.
inline constexpr std::uint64_t LargestFile = std::uint64_t{4} << 30;

/// All bytes of a regular file. The place of an error is the path.
/// Errors: FileNotFound (nothing there, a folder, a pipe, a device); FileUnreadable (with the system's reason);
///         FileEmpty; TooLarge; OutOfMemory.
[[nodiscard]] Expected<std::vector<std::byte>> readFile(const std::filesystem::path& path);

}  // namespace tilewise

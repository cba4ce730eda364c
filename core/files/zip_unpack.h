// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/files/zip_directory.h"

namespace tilewise {

/// The unpacked bytes of an entry. Never unpacks more than the entry declares, and refuses a declared size that deflate
/// cannot reach from so many bytes before any memory is taken, so a small file cannot ask for much.
/// Errors: FileFormat (encrypted, another method than stored or deflated, broken data, a size or CRC-32 that does not
///         agree); FileTruncated (the data end before the declared size); TooLarge (more than 4 GiB); OutOfMemory.
[[nodiscard]] Expected<std::vector<std::byte>> unpackZipEntry(const ZipEntry& entry, const std::string& place);

}  // namespace tilewise

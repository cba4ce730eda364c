// SPDX-License-Identifier: MIT
#pragma once

/// The table of contents of a ZIP file (its central directory), ZIP64 included. The headers in front of the entries are
/// not trusted for anything but their own length: some writers leave the sizes there empty.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

struct ZipEntry {
  std::string name;
  std::uint16_t flags = 0;
  std::uint16_t method = 0;  ///< 0 stored, 8 deflated
  std::uint32_t crc = 0;     ///< of the unpacked bytes
  std::uint64_t unpackedSize = 0;
  std::span<const std::byte> packed;  ///< the entry's bytes in the file
};

/// All entries, each of which lies inside the file.
/// Errors: FileEmpty; FileFormat (no ZIP file, several disks, one name twice, a table that contradicts itself);
///         FileTruncated (the table, or an entry, reaches past the end of the file).
/// Source: PKWARE APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 to 4.3.16 and 4.5.3.
[[nodiscard]] Expected<std::vector<ZipEntry>> readZipDirectory(std::span<const std::byte> bytes,
                                                               const std::string& place);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// NumPy's archives (.npz): ZIP files whose entries are .npy files, stored or deflated. docs/file-formats.md says what
/// is read.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/files/npy.h"
#include "core/files/zip_directory.h"

namespace tilewise {

/// An archive whose table of contents has been read and found to lie inside the file. Nothing is unpacked before it is
/// asked for, and never more than an entry declares.
class NpzArchive {
 public:
  /// The names of the entries, without ".npy", in the archive's order.
  std::vector<std::string> names() const;

  /// Whether there is an entry of this name, which may leave ".npy" out.
  bool contains(std::string_view name) const;

  /// The names in one phrase for messages: "q, k, v", "and 5 more" where they are many, "nothing" where there are none.
  std::string listing() const;

  /// The unpacked bytes of an entry, their CRC-32 checked.
  /// Errors: EntryMissing, with the names that there are; FileFormat (encrypted, compressed by another method than
  ///         deflate, sizes or checksum that do not agree); FileTruncated; TooLarge (more than 4 GiB); OutOfMemory.
  [[nodiscard]] Expected<std::vector<std::byte>> bytes(std::string_view name) const;

  /// An entry as an array.
  /// Errors: those of bytes() and of parseNpy(); the place is "FILE: NAME".
  [[nodiscard]] Expected<NpyArray> array(std::string_view name) const;

  /// The bytes that an entry declares, unpacked; 0 when there is none of this name.
  std::uint64_t unpackedSize(std::string_view name) const;

  /// What errors call an entry: "FILE: NAME".
  std::string placeOf(std::string_view name) const;

 private:
  friend Expected<NpzArchive> parseNpz(std::span<const std::byte> bytes, std::string place);
  const ZipEntry* find(std::string_view name) const;

  std::string m_place;
  std::vector<ZipEntry> m_entries;
};

/// Reads the table of contents. `place` names the file in errors.
/// Requires: `bytes` outlives the archive.
/// Errors:   FileEmpty; FileFormat; FileTruncated.
[[nodiscard]] Expected<NpzArchive> parseNpz(std::span<const std::byte> bytes, std::string place);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/files/zip_directory.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "core/files/little_endian.h"
#include "core/files/shown_text.h"

namespace tilewise {

namespace {

using Bytes = std::span<const std::byte>;

constexpr std::uint32_t LocalHeader = 0x04034b50;
constexpr std::uint32_t DirectoryHeader = 0x02014b50;
constexpr std::uint32_t EndOfDirectory = 0x06054b50;
constexpr std::uint32_t EndOfDirectory64 = 0x06064b50;
constexpr std::uint32_t Locator64 = 0x07064b50;
constexpr std::size_t EndSize = 22;
constexpr std::size_t LocatorSize = 20;
constexpr std::size_t LongestComment = 0xffff;
constexpr std::uint16_t Ask64In16 = 0xffff;
constexpr std::uint32_t Ask64In32 = 0xffffffff;
constexpr std::uint16_t Zip64Field = 1;

/// Where the table of contents lies.
struct Directory {
  std::uint64_t entries = 0;
  std::uint64_t size = 0;
  std::uint64_t offset = 0;
};

tl::unexpected<Error> broken(const std::string& place, std::string what) {
  return failure({ErrorCode::FileFormat, place, std::move(what), "an .npz archive (ZIP)"});
}

tl::unexpected<Error> truncated(const std::string& place, std::string what) {
  return failure({ErrorCode::FileTruncated, place, std::move(what), ""});
}

std::uint32_t numberAt(Bytes bytes, std::size_t offset) {
  return LittleEndianReader(bytes.subspan(offset)).number<std::uint32_t>();
}

/// The position of the end record: the last one whose comment ends where the file ends.
std::optional<std::size_t> findEnd(Bytes bytes) {
  if (bytes.size() < EndSize) return std::nullopt;
  const std::size_t last = bytes.size() - EndSize;
  const std::size_t first = last > LongestComment ? last - LongestComment : 0;
  for (std::size_t at = last + 1; at-- > first;) {
    if (numberAt(bytes, at) != EndOfDirectory) continue;
    LittleEndianReader comment(bytes.subspan(at + EndSize - 2));
    if (comment.number<std::uint16_t>() == last - at) return at;
  }
  return std::nullopt;
}

/// The 64-bit end record, when there is one; it stands in for the fields that the short one has no room for.
Expected<Directory> readDirectory64(Bytes bytes, std::size_t end, Directory directory, const std::string& place) {
  if (end < LocatorSize || numberAt(bytes, end - LocatorSize) != Locator64) return directory;
  LittleEndianReader locator(bytes.subspan(end - LocatorSize + 8));
  const auto offset = locator.number<std::uint64_t>();
  if (offset > bytes.size()) return truncated(place, "the table of contents");
  LittleEndianReader record(bytes.subspan(offset));
  if (record.number<std::uint32_t>() != EndOfDirectory64) return broken(place, "the table of contents");
  record.skip(8 + 2 + 2 + 4 + 4 + 8);  // size, versions, disks, entries on this disk
  directory.entries = record.number<std::uint64_t>();
  directory.size = record.number<std::uint64_t>();
  directory.offset = record.number<std::uint64_t>();
  if (record.failed()) return truncated(place, "the table of contents");
  return directory;
}

Expected<Directory> readEnd(Bytes bytes, const std::string& place) {
  const std::optional<std::size_t> end = findEnd(bytes);
  if (!end) {
    const bool begins = bytes.size() >= 4 && numberAt(bytes, 0) == LocalHeader;
    if (begins) return truncated(place, "the archive, before its table of contents,");
    return broken(place, "the file");
  }
  LittleEndianReader record(bytes.subspan(*end + 4));
  const auto disk = record.number<std::uint16_t>();
  const auto directoryDisk = record.number<std::uint16_t>();
  const auto entriesHere = record.number<std::uint16_t>();
  Directory directory;
  directory.entries = record.number<std::uint16_t>();
  directory.size = record.number<std::uint32_t>();
  directory.offset = record.number<std::uint32_t>();
  const bool ask64 = directory.entries == Ask64In16 || directory.size == Ask64In32 || directory.offset == Ask64In32;
  if (ask64) return readDirectory64(bytes, *end, directory, place);
  if (disk != 0 || directoryDisk != 0 || entriesHere != directory.entries)
    return broken(place, "an archive in several parts");
  return directory;
}

/// The offset of the entry, once its sizes and offset have been completed from the ZIP64 field among its extra fields.
std::optional<std::uint64_t> complete64(Bytes extra, ZipEntry& entry, std::uint64_t& packedSize, std::uint64_t offset) {
  LittleEndianReader fields(extra);
  while (fields.left() >= 4) {
    const auto id = fields.number<std::uint16_t>();
    LittleEndianReader field(fields.bytes(fields.number<std::uint16_t>()));
    if (fields.failed()) return std::nullopt;
    if (id != Zip64Field) continue;
    for (std::uint64_t* value : {&entry.unpackedSize, &packedSize, &offset}) {
      if (*value == Ask64In32) *value = field.number<std::uint64_t>();
    }
    if (field.failed()) return std::nullopt;
    return offset;
  }
  return offset;
}

/// The packed bytes of an entry: they follow its local header, whose name and extra field have lengths of their own.
Expected<Bytes> packedBytes(Bytes bytes, std::uint64_t offset, std::uint64_t size, const std::string& place) {
  if (offset > bytes.size()) return truncated(place, "the entry");
  LittleEndianReader header(bytes.subspan(offset));
  const bool marked = header.number<std::uint32_t>() == LocalHeader;
  if (!header.failed() && !marked) return broken(place, "the header of the entry");
  header.skip(22);  // the same fields as in the table
  const auto nameLength = header.number<std::uint16_t>();
  const auto extraLength = header.number<std::uint16_t>();
  header.skip(std::size_t{nameLength} + extraLength);
  if (header.failed() || size > header.left()) return truncated(place, "the entry");
  return header.bytes(size);
}

/// The next entry of the table.
Expected<ZipEntry> readEntry(LittleEndianReader& table, Bytes bytes, const std::string& place) {
  if (table.number<std::uint32_t>() != DirectoryHeader) {
    if (table.failed()) return truncated(place, "the table of contents");
    return broken(place, "the table of contents");
  }
  ZipEntry entry;
  table.skip(4);  // versions
  entry.flags = table.number<std::uint16_t>();
  entry.method = table.number<std::uint16_t>();
  table.skip(4);  // time and date
  entry.crc = table.number<std::uint32_t>();
  std::uint64_t packedSize = table.number<std::uint32_t>();
  entry.unpackedSize = table.number<std::uint32_t>();
  const auto nameLength = table.number<std::uint16_t>();
  const auto extraLength = table.number<std::uint16_t>();
  const auto commentLength = table.number<std::uint16_t>();
  table.skip(2 + 2 + 4);  // disk, attributes
  const std::uint64_t shortOffset = table.number<std::uint32_t>();
  const Bytes name = table.bytes(nameLength);
  const Bytes extra = table.bytes(extraLength);
  table.skip(commentLength);
  if (table.failed()) return truncated(place, "the table of contents");

  entry.name.assign(reinterpret_cast<const char*>(name.data()), name.size());
  const std::string entryPlace = place + ": " + shownText(entry.name);
  const std::optional<std::uint64_t> offset = complete64(extra, entry, packedSize, shortOffset);
  if (!offset) return broken(entryPlace, "the sizes of the entry");
  const Expected<Bytes> packed = packedBytes(bytes, *offset, packedSize, entryPlace);
  if (!packed) return tl::unexpected(packed.error());
  entry.packed = *packed;
  return entry;
}

}  // namespace

Expected<std::vector<ZipEntry>> readZipDirectory(Bytes bytes, const std::string& place) {
  if (bytes.empty()) return failure({ErrorCode::FileEmpty, place, "", "an .npz archive (ZIP)"});
  const Expected<Directory> directory = readEnd(bytes, place);
  if (!directory) return tl::unexpected(directory.error());
  if (directory->offset > bytes.size() || directory->size > bytes.size() - directory->offset) {
    return truncated(place, "the table of contents");
  }
  LittleEndianReader table(bytes.subspan(directory->offset, directory->size));
  std::vector<ZipEntry> entries;
  for (std::uint64_t number = 0; number < directory->entries; ++number) {
    Expected<ZipEntry> entry = readEntry(table, bytes, place);
    if (!entry) return tl::unexpected(entry.error());
    entries.push_back(std::move(*entry));
  }
  std::vector<std::string_view> names;
  for (const ZipEntry& entry : entries) names.push_back(entry.name);
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice != names.end()) return broken(place, "a second entry named " + shownText(*twice));
  return entries;
}

}  // namespace tilewise

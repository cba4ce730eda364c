// SPDX-License-Identifier: MIT
#pragma once

/// ZIP archives made by hand, so that each of their fields can be wrong.

#include <cstddef>
#include <string>
#include <vector>

#include <zlib.h>

#include "tests/core/files/byte_strings.h"

namespace tilewise::testing {

struct ZipPart {
  std::string name;
  std::string content;
  bool deflated = false;
  bool zip64 = false;  ///< sizes and offset in the extra field of the table of contents
  int flags = 0;
  int method = -1;                ///< what the table says; -1: what is true
  long long declaredSize = -1;    ///< of the content; -1: what is true
  long long declaredPacked = -1;  ///< of the packed bytes; -1: what is true
  long long offset = -1;          ///< of the local header; -1: what is true
  unsigned crcError = 0;          ///< added to the checksum
  std::string localExtra;         ///< only in front of the entry
};

inline std::string deflated(const std::string& content) {
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

/// What stands at the end of an archive: the number of entries, the size of the table and its offset.
inline std::string zipEnd(unsigned long long entries, unsigned long long size, unsigned long long offset) {
  return "PK\x05\x06" + little(0, 4) + little(entries, 2) + little(entries, 2) + little(size, 4) + little(offset, 4) +
         little(0, 2);
}

/// The same in 64 bits, with the record that finds it and a short end that points there.
inline std::string zipEnd64(unsigned long long entries, unsigned long long size, unsigned long long offset) {
  const std::string record = "PK\x06\x06" + little(44, 8) + little(45, 2) + little(45, 2) + little(0, 8) +
                             little(entries, 8) + little(entries, 8) + little(size, 8) + little(offset, 8);
  const std::string locator = "PK\x06\x07" + little(0, 4) + little(offset + size, 8) + little(1, 4);
  return record + locator + zipEnd(0xffff, 0xffffffff, 0xffffffff);
}

inline std::string zipFile(const std::vector<ZipPart>& parts, bool end64 = false) {
  std::string file;
  std::string table;
  for (const ZipPart& part : parts) {
    const std::string packed = part.deflated ? deflated(part.content) : part.content;
    const auto crc =
        crc32_z(0, reinterpret_cast<const Bytef*>(part.content.data()), part.content.size()) + part.crcError;
    const int method = part.method >= 0 ? part.method : part.deflated ? 8 : 0;
    const auto size = static_cast<unsigned long long>(
        part.declaredSize >= 0 ? part.declaredSize : static_cast<long long>(part.content.size()));
    const auto packedSize = static_cast<unsigned long long>(
        part.declaredPacked >= 0 ? part.declaredPacked : static_cast<long long>(packed.size()));
    const auto offset =
        static_cast<unsigned long long>(part.offset >= 0 ? part.offset : static_cast<long long>(file.size()));
    const auto flags = static_cast<unsigned>(part.flags);
    const auto methodField = static_cast<unsigned>(method);
    // As a writer that streams: no sizes in front of the entry.
    file += "PK\x03\x04" + little(20, 2) + little(flags, 2) + little(methodField, 2) + little(0, 4) + little(0, 12) +
            little(part.name.size(), 2) + little(part.localExtra.size(), 2) + part.name + part.localExtra + packed;
    const std::string extra = part.zip64 ? little(0x5455, 2) + little(1, 2) + "t" + little(1, 2) + little(24, 2) +
                                               little(size, 8) + little(packedSize, 8) + little(offset, 8)
                                         : "";
    const unsigned long long hidden = 0xffffffff;
    table += "PK\x01\x02" + little(20, 2) + little(20, 2) + little(flags, 2) + little(methodField, 2) + little(0, 4) +
             little(crc, 4) + little(part.zip64 ? hidden : packedSize, 4) + little(part.zip64 ? hidden : size, 4) +
             little(part.name.size(), 2) + little(extra.size(), 2) + little(0, 2) + little(0, 8) +
             little(part.zip64 ? hidden : offset, 4) + part.name + extra;
  }
  return file + table +
         (end64 ? zipEnd64(parts.size(), table.size(), file.size()) : zipEnd(parts.size(), table.size(), file.size()));
}

}  // namespace tilewise::testing

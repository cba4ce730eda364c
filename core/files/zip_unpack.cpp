// SPDX-License-Identifier: MIT
#include "core/files/zip_unpack.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <new>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <zlib.h>

#include "core/files/read_file.h"

namespace tilewise {

namespace {

constexpr std::uint16_t Encrypted = 1u << 0;
constexpr std::uint16_t Stored = 0;
constexpr std::uint16_t Deflated = 8;
constexpr std::uint64_t BestRatio = 1032;  // deflate's limit: 258 bytes from two bits

tl::unexpected<Error> broken(const std::string& place, std::string what, std::string accepted = "") {
  return failure({ErrorCode::FileFormat, place, std::move(what), std::move(accepted)});
}

/// zlib's state, ended with the scope.
class Inflater {
 public:
  Inflater() { m_ready = inflateInit2(&m_stream, -MAX_WBITS) == Z_OK; }
  ~Inflater() {
    if (m_ready) inflateEnd(&m_stream);
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  bool ready() const { return m_ready; }
  z_stream& stream() { return m_stream; }

 private:
  z_stream m_stream{};
  bool m_ready = false;
};

/// The next piece of a buffer in zlib's terms, whose counters have 32 bits.
uInt piece(std::size_t left) {
  return static_cast<uInt>(std::min<std::size_t>(left, std::numeric_limits<uInt>::max()));
}

Expected<std::vector<std::byte>> inflateEntry(const ZipEntry& entry, const std::string& place) {
  Inflater inflater;
  if (!inflater.ready()) return failure({ErrorCode::OutOfMemory, place, "", ""});
  // One byte more than declared tells "as declared" from "too much".
  std::vector<std::byte> unpacked(static_cast<std::size_t>(entry.unpackedSize) + 1);
  std::size_t read = 0;
  std::size_t written = 0;
  z_stream& stream = inflater.stream();
  int status = Z_OK;
  while (status == Z_OK) {
    const uInt in = piece(entry.packed.size() - read);
    const uInt out = piece(unpacked.size() - written);
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(entry.packed.data() + read));
    stream.avail_in = in;
    stream.next_out = reinterpret_cast<Bytef*>(unpacked.data() + written);
    stream.avail_out = out;
    status = inflate(&stream, Z_NO_FLUSH);
    read += in - stream.avail_in;
    written += out - stream.avail_out;
  }
  if (status == Z_MEM_ERROR) return failure({ErrorCode::OutOfMemory, place, "", ""});
  if (written > entry.unpackedSize) return broken(place, "data beyond the size that the archive declares");
  if (status == Z_BUF_ERROR) return failure({ErrorCode::FileTruncated, place, "the compressed data", ""});
  if (status != Z_STREAM_END || read != entry.packed.size()) return broken(place, "the compressed data");
  if (written < entry.unpackedSize) {
    return failure({ErrorCode::FileTruncated, place, fmt::format("the data ({} bytes)", written),
                    fmt::format("{} bytes, as the archive declares", entry.unpackedSize)});
  }
  unpacked.pop_back();
  return unpacked;
}

Expected<std::vector<std::byte>> unpack(const ZipEntry& entry, const std::string& place) {
  if (entry.method == Deflated) return inflateEntry(entry, place);
  return std::vector<std::byte>(entry.packed.begin(), entry.packed.end());
}

}  // namespace

Expected<std::vector<std::byte>> unpackZipEntry(const ZipEntry& entry, const std::string& place) {
  if ((entry.flags & Encrypted) != 0) return broken(place, "encrypted data", "data without a password");
  if (entry.method != Stored && entry.method != Deflated) {
    return broken(place, fmt::format("compression method {}", entry.method), "stored or deflated entries");
  }
  if (entry.method == Stored && entry.packed.size() != entry.unpackedSize)
    return broken(place, "the size of the entry");
  if (entry.unpackedSize / BestRatio > entry.packed.size()) {
    return broken(place, fmt::format("a declared size of {} bytes from {}", entry.unpackedSize, entry.packed.size()),
                  "what deflate can reach");
  }
  if (entry.unpackedSize > LargestFile) {
    return failure({ErrorCode::TooLarge, place, fmt::format("{} bytes", entry.unpackedSize), "at most 4 GiB"});
  }
  try {
    Expected<std::vector<std::byte>> unpacked = unpack(entry, place);
    if (!unpacked) return unpacked;
    const auto crc = crc32_z(0, reinterpret_cast<const Bytef*>(unpacked->data()), unpacked->size());
    if (crc != entry.crc) return broken(place, "the data (its checksum differs)");
    return unpacked;
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, place, "", ""});
  }
}

}  // namespace tilewise

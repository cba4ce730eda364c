// SPDX-License-Identifier: MIT
#include "core/files/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <new>
#include <system_error>

#include <fmt/format.h>

#include "core/files/file_descriptor.h"

namespace tilewise {

namespace {

tl::unexpected<Error> unreadable(const std::string& place, int reason) {
  const bool absent = reason == ENOENT || reason == ENOTDIR;
  if (absent) return failure({ErrorCode::FileNotFound, place, "", ""});
  if (reason == EISDIR) return failure({ErrorCode::FileNotFound, place, "", "a file, not a folder"});
  return failure({ErrorCode::FileUnreadable, place, std::generic_category().message(reason), ""});
}

/// Reads until the end of the file, which may have moved since its size was asked for.
int readAll(int file, std::vector<std::byte>& bytes) {
  std::size_t filled = 0;
  while (true) {
    if (filled == bytes.size()) bytes.resize(filled + 4096);
    const ssize_t count = ::read(file, bytes.data() + filled, bytes.size() - filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    if (count == 0) break;
    filled += static_cast<std::size_t>(count);
    if (filled > LargestFile) return EFBIG;
  }
  bytes.resize(filled);
  return 0;
}

}  // namespace

Expected<std::vector<std::byte>> readFile(const std::filesystem::path& path) {
  const std::string place = path.string();
  // Without O_NONBLOCK, opening a pipe would wait for somebody to write to it.
  const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.isOpen()) return unreadable(place, errno);
  struct stat facts{};
  if (::fstat(file.number(), &facts) != 0) return unreadable(place, errno);
  if (S_ISDIR(facts.st_mode)) return unreadable(place, EISDIR);
  if (!S_ISREG(facts.st_mode)) return failure({ErrorCode::FileNotFound, place, "", "a regular file"});
  const auto size = static_cast<std::uint64_t>(facts.st_size);
  if (size > LargestFile) return failure({ErrorCode::TooLarge, place, fmt::format("{} bytes", size), "at most 4 GiB"});
  try {
    std::vector<std::byte> bytes(static_cast<std::size_t>(size) + 1);
    const int reason = readAll(file.number(), bytes);
    if (reason != 0) return unreadable(place, reason);
    if (bytes.empty()) return failure({ErrorCode::FileEmpty, place, "", ""});
    return bytes;
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, place, "", ""});
  }
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/files/write_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>
#include <utility>

#include "core/files/file_descriptor.h"

namespace tilewise {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> unwritable(const fs::path& path, int reason) {
  return failure({ErrorCode::FileUnwritable, path.string(), std::generic_category().message(reason), ""});
}

tl::unexpected<Error> alreadyThere(const fs::path& path) {
  return failure({ErrorCode::FileExists, path.string(), "", ""});
}

fs::path folderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

/// The file that is really written when the path is a symbolic link, even one that leads nowhere yet.
fs::path target(fs::path path) {
  constexpr int MostLinks = 40;  // the system's own limit; a circle is then refused by it
  std::error_code problem;
  for (int link = 0; link < MostLinks; ++link) {
    const fs::path next = fs::read_symlink(path, problem);
    if (problem) break;
    path = folderOf(path) / next;  // an absolute one replaces the folder
  }
  return path;
}

/// Returns 0 or the system's reason.
int moveTo(const fs::path& from, const fs::path& to, ExistingFile existing) {
  const unsigned flags = existing == ExistingFile::Refuse ? RENAME_NOREPLACE : 0;
  int result = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags);
  // Some file systems do not know the flag; that nothing is there was seen just before.
  if (result != 0 && errno == EINVAL && flags != 0) result = ::rename(from.c_str(), to.c_str());
  return result == 0 ? 0 : errno;
}

/// The name itself reaches the disk with its folder; a file system that cannot do that still has the file.
void syncFolder(const fs::path& path) {
  const FileDescriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.isOpen()) static_cast<void>(::fsync(folder.number()));
}

/// A file beside the target that is gone with the scope, unless it has been renamed.
class Temporary {
 public:
  explicit Temporary(const fs::path& beside)
      : m_folder(folderOf(beside)), m_stem(beside.filename().string().substr(0, LongestStem)) {}
  ~Temporary() {
    if (m_made) ::unlink(m_path.c_str());
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;

  /// Returns 0 or the system's reason.
  int write(std::span<const std::byte> bytes, mode_t mode, bool exactMode) {
    FileDescriptor file(openNew(mode));
    if (!file.isOpen()) return errno;
    m_made = true;
    if (exactMode && ::fchmod(file.number(), mode) != 0) return errno;
    while (!bytes.empty()) {
      const ssize_t count = ::write(file.number(), bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return errno;
      bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    if (::fsync(file.number()) != 0) return errno;
    return file.close() == 0 ? 0 : errno;
  }

  int renameTo(const fs::path& path, ExistingFile existing) {
    const int reason = moveTo(m_path, path, existing);
    if (reason == 0) m_made = false;
    return reason;
  }

 private:
  static constexpr std::size_t LongestStem = 200;  // a name may have 255 bytes

  /// A program that was killed may have left a file of the same name behind: then the next one.
  int openNew(mode_t mode) {
    static std::atomic<unsigned> count = 0;
    constexpr int Attempts = 100;
    int file = -1;
    for (int attempt = 0; attempt < Attempts; ++attempt) {
      m_path = m_folder / (m_stem + '.' + std::to_string(::getpid()) + '-' + std::to_string(count++) + ".part");
      file = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (file >= 0 || errno != EEXIST) break;
    }
    return file;
  }

  fs::path m_folder;
  std::string m_stem;
  fs::path m_path;
  bool m_made = false;
};

/// The permissions that the new file gets: those of the one it replaces, else the usual ones.
struct Mode {
  mode_t bits = 0666;
  bool exact = false;  ///< not to be narrowed by the process's mask
};

Expected<Mode> check(const fs::path& path, const fs::path& real, ExistingFile existing) {
  struct stat facts{};
  if (::stat(real.c_str(), &facts) != 0) {
    if (errno != ENOENT) return unwritable(path, errno);
    if (real.filename().empty()) return unwritable(path, EISDIR);
    // The system would say the same of the file, which nobody expects to be there.
    if (const fs::path folder = folderOf(real); ::access(folder.c_str(), F_OK) != 0 && errno == ENOENT) {
      return failure({ErrorCode::FileUnwritable, path.string(), "there is no folder " + folder.string(), ""});
    }
    return Mode{};
  }
  if (S_ISDIR(facts.st_mode)) return unwritable(path, EISDIR);
  if (!S_ISREG(facts.st_mode)) return unwritable(path, EINVAL);
  if (existing == ExistingFile::Refuse) return alreadyThere(path);
  // A rename does not ask the file itself, but who made it read-only does not want it replaced.
  if (::access(real.c_str(), W_OK) != 0) return unwritable(path, errno);
  return Mode{facts.st_mode & 07777, true};
}

}  // namespace

Expected<void> writeFile(const fs::path& path, std::span<const std::byte> bytes, ExistingFile existing) {
  const fs::path real = target(path);
  const Expected<Mode> mode = check(path, real, existing);
  if (!mode) return tl::unexpected(mode.error());
  Temporary temporary(real);
  int reason = temporary.write(bytes, mode->bits, mode->exact);
  if (reason == 0) reason = temporary.renameTo(real, existing);
  if (reason == EEXIST) return alreadyThere(path);
  if (reason != 0) return unwritable(path, reason);
  syncFolder(real);
  return {};
}

Expected<void> placeFile(const fs::path& made, const fs::path& path, ExistingFile existing) {
  const fs::path real = target(path);
  const Expected<Mode> mode = check(path, real, existing);
  if (!mode) return tl::unexpected(mode.error());
  if (mode->exact && ::chmod(made.c_str(), mode->bits) != 0) return unwritable(path, errno);
  int reason = 0;
  {
    const FileDescriptor file(::open(made.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen() || ::fsync(file.number()) != 0) reason = errno;
  }
  if (reason == 0) reason = moveTo(made, real, existing);
  if (reason == EEXIST) return alreadyThere(path);
  if (reason != 0) return unwritable(path, reason);
  syncFolder(real);
  return {};
}

Expected<void> checkWritable(const fs::path& path, ExistingFile existing) {
  const fs::path real = target(path);
  const Expected<Mode> mode = check(path, real, existing);
  if (!mode) return tl::unexpected(mode.error());
  if (::access(folderOf(real).c_str(), W_OK | X_OK) != 0) return unwritable(path, errno);
  return {};
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/lessons/answer_entries.h"

#include <system_error>
#include <utility>

#include "core/base/grouped.h"
#include "core/files/npz.h"
#include "core/files/read_file.h"

namespace tilewise {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> tooLarge(const std::string& place, std::uint64_t size, std::uint64_t limit) {
  return failure({ErrorCode::TooLarge, place, grouped(static_cast<std::int64_t>(size)) + " bytes",
                  "at most " + grouped(static_cast<std::int64_t>(limit)) + " bytes"});
}

class ArchiveEntries : public AnswerEntries {
 public:
  ArchiveEntries(std::vector<std::byte> bytes, NpzArchive archive)
      : m_bytes(std::move(bytes)), m_archive(std::move(archive)) {}

  bool contains(std::string_view name) const override { return m_archive.contains(name); }
  std::string placeOf(std::string_view name) const override { return m_archive.placeOf(name); }
  std::string listing() const override { return m_archive.listing(); }
  bool wrapsTrace() const override { return true; }
  Expected<std::vector<std::byte>> bytes(std::string_view name, std::uint64_t limit) const override {
    if (m_archive.unpackedSize(name) > limit) return tooLarge(placeOf(name), m_archive.unpackedSize(name), limit);
    return m_archive.bytes(name);
  }

 private:
  std::vector<std::byte> m_bytes;  ///< what the archive looks into; moving a vector leaves its bytes where they are
  NpzArchive m_archive;
};

class FolderEntries : public AnswerEntries {
 public:
  explicit FolderEntries(fs::path folder) : m_folder(std::move(folder)) {}

  bool contains(std::string_view name) const override {
    std::error_code ignored;
    return fs::exists(file(name), ignored);
  }
  std::string placeOf(std::string_view name) const override { return file(name).string(); }
  std::string listing() const override { return "O.npy, lse.npy, dQ.npy, dK.npy, dV.npy, trace.jsonl"; }
  bool wrapsTrace() const override { return false; }
  Expected<std::vector<std::byte>> bytes(std::string_view name, std::uint64_t limit) const override {
    std::error_code unreadable;
    const std::uintmax_t size = fs::file_size(file(name), unreadable);
    if (!unreadable && size > limit) return tooLarge(placeOf(name), size, limit);
    return readFile(file(name));
  }

 private:
  fs::path file(std::string_view name) const {
    return m_folder / (name == "trace" ? std::string("trace.jsonl") : std::string(name) + ".npy");
  }

  fs::path m_folder;
};

}  // namespace

Expected<std::unique_ptr<AnswerEntries>> openAnswerArchive(std::vector<std::byte> bytes, const std::string& place) {
  auto archive = parseNpz(bytes, place);
  if (!archive) return tl::unexpected(archive.error());
  return std::make_unique<ArchiveEntries>(std::move(bytes), std::move(*archive));
}

Expected<std::unique_ptr<AnswerEntries>> openAnswer(const fs::path& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return std::make_unique<FolderEntries>(path);
  auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return openAnswerArchive(std::move(*bytes), path.string());
}

}  // namespace tilewise

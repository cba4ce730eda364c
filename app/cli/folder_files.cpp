// SPDX-License-Identifier: MIT
#include "app/cli/folder_files.h"

#include <filesystem>
#include <system_error>

namespace tilewise {

namespace {

namespace fs = std::filesystem;

/// Folders that are made, and gone again unless they are kept.
class MadeFolders {
 public:
  ~MadeFolders() {
    std::error_code code;
    for (auto each = m_made.rbegin(); each != m_made.rend(); ++each) fs::remove(*each, code);
  }

  /// The folder and those above it that are missing.
  Expected<void> make(const fs::path& folder) {
    std::error_code code;
    if (folder.has_parent_path() && folder.parent_path() != folder && !fs::exists(folder.parent_path(), code)) {
      if (auto above = make(folder.parent_path()); !above) return above;
    }
    if (fs::is_directory(folder, code)) return {};
    if (fs::exists(folder, code)) {
      code = std::make_error_code(std::errc::not_a_directory);
    } else if (fs::create_directory(folder, code)) {
      m_made.push_back(folder);
    }
    if (!code) return {};
    return failure({ErrorCode::FileUnwritable, folder.string(), code.message(), "a folder that can be made"});
  }

  void keep() { m_made.clear(); }

 private:
  std::vector<fs::path> m_made;  ///< the outermost first
};

Expected<void> needName(const std::string& folder) {
  if (!folder.empty()) return {};
  return failure({ErrorCode::Missing, "--out", "the name of the folder", ""});
}

/// A name that ends in a slash has an empty last part.
fs::path pathOf(const std::string& folder) {
  const fs::path path = folder;
  return path.has_filename() || !path.has_relative_path() ? path : path.parent_path();
}

}  // namespace

Expected<void> checkFolder(const std::string& folder, std::span<const std::string_view> names, ExistingFile existing) {
  if (const auto named = needName(folder); !named) return named;
  const fs::path path = pathOf(folder);
  std::error_code code;
  if (!fs::is_directory(path, code)) {
    // Whether it can be made is seen by making it.
    MadeFolders trial;
    return trial.make(path);
  }
  for (const std::string_view name : names) {
    if (const auto writable = checkWritable(path / name, existing); !writable) return writable;
  }
  return {};
}

Expected<void> writeFolder(const std::string& folder, const std::vector<FolderFile>& files, ExistingFile existing) {
  if (const auto named = needName(folder); !named) return named;
  const fs::path path = pathOf(folder);
  MadeFolders made;
  if (const auto ready = made.make(path); !ready) return ready;
  std::error_code code;
  std::vector<fs::path> isNew;
  for (const FolderFile& file : files) {
    const fs::path target = path / file.name;
    const bool wasThere = fs::exists(target, code);
    if (const auto written = writeFile(target, file.bytes, existing); !written) {
      for (const fs::path& each : isNew) fs::remove(each, code);
      return written;
    }
    if (!wasThere) isNew.push_back(target);
  }
  made.keep();
  return {};
}

}  // namespace tilewise

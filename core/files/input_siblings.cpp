// SPDX-License-Identifier: MIT
#include "core/files/input_siblings.h"

#include <string>
#include <string_view>
#include <system_error>

#include "core/files/read_file.h"

namespace tilewise {

namespace {

/// Whether the name ends in a letter of the three that stands alone: "q", "layer3_q", "head.k".
bool tellsLetter(std::string_view stem) {
  if (stem.empty() || std::string_view("qkvQKV").find(stem.back()) == std::string_view::npos) return false;
  return stem.size() == 1 || std::string_view("_-.").find(stem[stem.size() - 2]) != std::string_view::npos;
}

}  // namespace

Expected<InputPaths> findSiblings(const std::filesystem::path& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored))
    return failure({ErrorCode::FileNotFound, path.string(), "", ""});
  const std::string stem = path.stem().string();
  if (!tellsLetter(stem)) {
    return failure({ErrorCode::Missing, path.string(), "the rest of q, k and v",
                    "one .npz with q, k and v, or q.npy, k.npy and v.npy in one folder"});
  }
  const bool capital = stem.back() < 'a';
  const auto sibling = [&](char letter) {
    const char as = capital ? static_cast<char>(letter - 'a' + 'A') : letter;
    return path.parent_path() / (stem.substr(0, stem.size() - 1) + as + path.extension().string());
  };
  const InputPaths paths{sibling('q'), sibling('k'), sibling('v')};
  for (const std::filesystem::path& each : {paths.q, paths.k, paths.v}) {
    if (std::filesystem::exists(each, ignored)) continue;
    return failure({ErrorCode::Missing, path.string(), each.filename().string(),
                    paths.q.filename().string() + ", " + paths.k.filename().string() + " and " +
                        paths.v.filename().string() + " in one folder, or one .npz"});
  }
  return paths;
}

}  // namespace tilewise

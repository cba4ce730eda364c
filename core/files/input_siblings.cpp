// SPDX-License-Identifier: MIT
#include "core/files/input_siblings.h"

#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/files/read_file.h"

namespace tilewise {

namespace {

/// The part of the name before the array's own, where that stands alone: "" of "q", "layer3_" of "layer3_q" and of
/// "layer3_do".
std::optional<std::string> beginning(std::string_view stem) {
  for (const std::string_view array : {"q", "k", "v", "do", "Q", "K", "V", "dO", "DO"}) {
    if (!stem.ends_with(array)) continue;
    const std::string_view before = stem.substr(0, stem.size() - array.size());
    if (before.empty() || std::string_view("_-.").find(before.back()) != std::string_view::npos) {
      return std::string(before);
    }
  }
  return std::nullopt;
}

}  // namespace

Expected<InputPaths> findSiblings(const std::filesystem::path& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored))
    return failure({ErrorCode::FileNotFound, path.string(), "", ""});
  const std::string stem = path.stem().string();
  const auto before = beginning(stem);
  if (!before) {
    return failure({ErrorCode::Missing, path.string(), "the rest of q, k and v",
                    "one .npz with q, k and v, or q.npy, k.npy and v.npy in one folder"});
  }
  const bool capital = stem.back() < 'a';
  const auto sibling = [&](const char* array) {
    return path.parent_path() / (*before + array + path.extension().string());
  };
  InputPaths paths = capital ? InputPaths{sibling("Q"), sibling("K"), sibling("V")}
                             : InputPaths{sibling("q"), sibling("k"), sibling("v")};
  for (const std::filesystem::path& each : {paths.q, paths.k, paths.v}) {
    if (std::filesystem::exists(each, ignored)) continue;
    return failure({ErrorCode::Missing, path.string(), each.filename().string(),
                    paths.q.filename().string() + ", " + paths.k.filename().string() + " and " +
                        paths.v.filename().string() + " in one folder, or one .npz"});
  }
  const std::vector<const char*> gradients = capital ? std::vector{"dO", "DO"} : std::vector{"do"};
  for (const char* array : gradients) {
    if (paths.dO.empty() && std::filesystem::exists(sibling(array), ignored)) paths.dO = sibling(array);
  }
  return paths;
}

}  // namespace tilewise

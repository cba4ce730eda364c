// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewise {

/// Where own arrays come from, so that they can be found again.
struct ArraySource {
  std::string preset;                        ///< whose shipped arrays they are; empty for none
  std::vector<std::filesystem::path> files;  ///< one, or q, k, v and perhaps do; empty for shipped or made-up arrays

  bool isEmpty() const { return preset.empty() && files.empty(); }
  bool operator==(const ArraySource&) const = default;
};

}  // namespace tilewise

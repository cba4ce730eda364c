// SPDX-License-Identifier: MIT
#include "core/files/embedded.h"

#include <cstdint>

namespace {

/// One row of the table that resources/CMakeLists.txt writes in assembly.
struct EmbeddedFile {
  const char* name;  ///< null in the last row
  const std::byte* bytes;
  std::uint64_t size;
};

}  // namespace

extern "C" const EmbeddedFile tilewiseEmbeddedFiles[];

namespace tilewise {

std::span<const std::byte> embedded(std::string_view name) {
  for (const EmbeddedFile* file = tilewiseEmbeddedFiles; file->name != nullptr; ++file) {
    if (name == file->name) return {file->bytes, static_cast<std::size_t>(file->size)};
  }
  return {};
}

std::vector<std::string_view> embeddedNames(std::string_view begin) {
  std::vector<std::string_view> names;
  for (const EmbeddedFile* file = tilewiseEmbeddedFiles; file->name != nullptr; ++file) {
    if (const std::string_view name = file->name; name.starts_with(begin)) names.push_back(name);
  }
  return names;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
// Stands in for libFuzzer: feeds every file of the folders that are named to the target, once.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** arguments) {
  int files = 0;
  for (int n = 1; n < count; ++n) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(arguments[n])) {
      if (!entry.is_regular_file()) continue;
      std::ifstream file(entry.path(), std::ios::binary);
      const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
      ++files;
    }
  }
  std::printf("%d files read\n", files);
  return files > 0 ? 0 : 1;
}

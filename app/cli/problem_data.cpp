// SPDX-License-Identifier: MIT
#include "app/cli/problem_data.h"

#include <array>
#include <filesystem>
#include <utility>

#include "core/files/input_files.h"

namespace tilewise {

namespace {

constexpr std::array<const char*, 3> Arrays{"--q", "--k", "--v"};

struct OwnData {
  std::string title;
  std::vector<std::filesystem::path> files;
  Expected<InputArrays> arrays;
};

std::optional<OwnData> readOwnData(const OptionReader& read) {
  const auto title = [](const std::string& path) { return std::filesystem::path(path).filename().string(); };
  if (read.has("--input")) {
    const std::string& path = read.text("--input");
    return OwnData{title(path), {path}, readInputArchive(path)};
  }
  if (!read.has("--q")) return std::nullopt;
  InputPaths paths{read.text("--q"), read.text("--k"), read.text("--v")};
  if (read.has("--do")) paths.dO = read.text("--do");
  std::vector<std::filesystem::path> files{paths.q, paths.k, paths.v};
  if (!paths.dO.empty()) files.push_back(paths.dO);
  return OwnData{title(read.text("--q")), std::move(files), readInputFiles(paths)};
}

/// Data fix the sizes and the numbers of heads: an option that says otherwise is refused.
Expected<void> checkSizes(const OptionReader& read, const ProblemSettings& asked, const InputArrays& arrays) {
  struct Size {
    const char* option;
    std::int64_t asked;
    std::int64_t ofData;
  };
  const std::array<Size, 10> sizes{{{"--tq", asked.Tq, arrays.Q.rows()},
                                    {"--t", asked.Tq, arrays.Q.rows()},
                                    {"--tk", asked.Tk, arrays.K.rows()},
                                    {"--t", asked.Tk, arrays.K.rows()},
                                    {"--dk", asked.dk, arrays.Q.width()},
                                    {"--d", asked.dk, arrays.Q.width()},
                                    {"--dv", asked.dv, arrays.V.width()},
                                    {"--d", asked.dv, arrays.V.width()},
                                    {"--heads", asked.heads, arrays.Q.heads},
                                    {"--kv-heads", asked.kvHeads.value_or(0), arrays.K.heads}}};
  for (const Size& size : sizes) {
    if (!read.has(size.option) || size.asked == size.ofData) continue;
    return failure({ErrorCode::OutOfRange, size.option, read.text(size.option),
                    std::to_string(size.ofData) + ", the size of the data"});
  }
  if (asked.head >= 0 && asked.head < arrays.Q.heads) return {};
  const std::string last = std::to_string(arrays.Q.heads - 1);
  return failure({ErrorCode::OutOfRange, "--head", std::to_string(asked.head),
                  (last == "0" ? "0" : "0 to " + last) + ", the heads of the data"});
}

Expected<void> take(const OptionReader& read, Expected<InputArrays> arrays, ProblemRequest& request) {
  if (!arrays) return tl::unexpected(arrays.error());
  const auto agree = checkSizes(read, request.settings, *arrays);
  if (!agree) return agree;
  request.settings = sizedFor(request.settings, *arrays);
  request.arrays = std::make_shared<const InputArrays>(std::move(*arrays));
  return {};
}

}  // namespace

bool namesOwnData(OptionReader& read) {
  if (read.has("--input")) return true;
  const char* missing = nullptr;
  bool any = false;
  for (const char* option : Arrays) {
    any = any || read.has(option);
    if (missing == nullptr && !read.has(option)) missing = option;
  }
  if (any && missing != nullptr) read.refuse({ErrorCode::Missing, missing, "", "--q, --k and --v together"});
  if (!any && read.has("--do")) read.refuse({ErrorCode::Missing, "--q", "", "--q, --k and --v beside --do"});
  return any;
}

Expected<void> takeData(const OptionReader& read, const Preset* preset, ProblemRequest& request) {
  if (auto own = readOwnData(read)) {
    request.title = own->title;
    request.files = std::move(own->files);
    return take(read, std::move(own->arrays), request);
  }
  // Data that are asked to be made up take the place of a preset's.
  if (preset == nullptr || preset->data.empty() || read.has("--init")) {
    if (request.settings.inputKind == InputKind::Own) request.settings.inputKind = InputKind::Normal;
    return {};
  }
  request.preset = preset->name;
  return take(read, presetInputs(*preset), request);
}

}  // namespace tilewise

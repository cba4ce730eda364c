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
  Expected<InputArrays> arrays;
};

std::optional<OwnData> readOwnData(const OptionReader& read) {
  const auto title = [](const std::string& path) { return std::filesystem::path(path).filename().string(); };
  if (read.has("--input")) {
    const std::string& path = read.text("--input");
    return OwnData{title(path), readInputArchive(path)};
  }
  if (!read.has("--q")) return std::nullopt;
  return OwnData{title(read.text("--q")), readInputFiles({read.text("--q"), read.text("--k"), read.text("--v")})};
}

/// Data fix the sizes: an option that says otherwise is refused.
Expected<void> checkSizes(const OptionReader& read, const ProblemSettings& asked, const ProblemSettings& sized) {
  struct Size {
    const char* own;
    const char* both;
    std::int64_t asked;
    std::int64_t sized;
  };
  const std::array<Size, 4> sizes{{{"--tq", "--t", asked.Tq, sized.Tq},
                                   {"--tk", "--t", asked.Tk, sized.Tk},
                                   {"--dk", "--d", asked.dk, sized.dk},
                                   {"--dv", "--d", asked.dv, sized.dv}}};
  for (const Size& size : sizes) {
    for (const char* option : {size.own, size.both}) {
      if (!read.has(option) || size.asked == size.sized) continue;
      return failure(
          {ErrorCode::OutOfRange, option, read.text(option), std::to_string(size.sized) + ", the size of the data"});
    }
  }
  return {};
}

Expected<void> take(const OptionReader& read, Expected<InputArrays> arrays, ProblemRequest& request) {
  if (!arrays) return tl::unexpected(arrays.error());
  const ProblemSettings sized = sizedFor(request.settings, arrays->inputs);
  const auto agree = checkSizes(read, request.settings, sized);
  if (!agree) return agree;
  request.settings = sized;
  request.inputs = std::make_shared<const Inputs>(std::move(arrays->inputs));
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
  return any;
}

Expected<void> takeData(const OptionReader& read, const Preset* preset, ProblemRequest& request) {
  if (auto own = readOwnData(read)) {
    request.title = own->title;
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

// SPDX-License-Identifier: MIT
#include "app/cli/mask_options.h"

#include <utility>
#include <vector>

#include "core/files/mask_files.h"

namespace tilewise {

namespace {

Expected<void> readDocumentsOption(const OptionReader& read, ProblemSettings& settings) {
  const std::vector<std::string> paths = commaParts(read.text("--documents"));
  const char* accepted = "FILE.npy, or FILE.npy,FILE.npy with the labels of the keys";
  if (paths.size() > 2) return failure({ErrorCode::Conflict, "--documents", "a third file", accepted});
  for (const std::string& path : paths) {
    if (path.empty()) return failure({ErrorCode::Missing, "--documents", "the name of a file", accepted});
  }
  auto documents = readDocuments(paths.front(), paths.size() == 2 ? paths.back() : "", settings.Tq, settings.Tk);
  if (!documents) return tl::unexpected(documents.error());
  settings.documents = std::move(*documents);
  return {};
}

}  // namespace

Expected<void> readMasks(const OptionReader& read, ProblemSettings& settings, MaskPlaces& places) {
  if (read.has("--documents")) {
    if (const auto taken = readDocumentsOption(read, settings); !taken) return taken;
  }
  if (!read.has("--block-mask")) return {};
  auto mask = readBlockMask(read.text("--block-mask"));
  if (!mask) return tl::unexpected(mask.error());
  settings.blockMask = std::move(*mask);
  places.blockMask = read.text("--block-mask");
  return {};
}

}  // namespace tilewise

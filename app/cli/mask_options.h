// SPDX-License-Identifier: MIT
#pragma once

/// The masks that are files: documents and block mask.

#include <string>

#include "app/cli/option_reader.h"
#include "core/problem/problem.h"

namespace tilewise {

/// Where masks come from that no option names: what errors call them.
struct MaskPlaces {
  std::string documents = "--documents";
  std::string blockMask = "--block-mask";
};

/// Reads the masks that the options name; others stay.
/// Requires: the sizes of the settings are final.
/// Errors:   those of readDocuments and readBlockMask; Missing (an empty name); Conflict (a third file).
[[nodiscard]] Expected<void> readMasks(const OptionReader& read, ProblemSettings& settings, MaskPlaces& places);

}  // namespace tilewise

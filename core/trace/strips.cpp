// SPDX-License-Identifier: MIT
#include "core/trace/strips.h"

namespace tilewise {

bool writeStrip(const Strip& strip, StripWriter& out) {
  switch (strip.kind) {
    case StripKind::QueryBlock:
    case StripKind::KeyBlock: return writeForwardStrip(strip, out);
    case StripKind::RowTerms:
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock:
    case StripKind::GradientQueryBlock:
    case StripKind::KeyValueGradients:
    case StripKind::QueryGradients: return writeBackwardStrip(strip, out);
    default: return writeStandardStrip(strip, out);
  }
}

bool rowIsVisited(const TileGrid& grid, std::int64_t i) {
  for (std::int64_t j = 0; j < grid.nc(); ++j) {
    if (grid.kind({i, j}) != TileKind::Skipped) return true;
  }
  return false;
}

bool columnIsVisited(const TileGrid& grid, std::int64_t j) {
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    if (grid.kind({i, j}) != TileKind::Skipped) return true;
  }
  return false;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/trace/event.h"

namespace tilewise {

std::string_view word(EventKind kind) {
  switch (kind) {
    case EventKind::RowBlockBegin: return "row-block-begin";
    case EventKind::Load: return "load";
    case EventKind::TileSkipped: return "tile-skipped";
    case EventKind::ScoreProduct: return "score-product";
    case EventKind::MaskApplied: return "mask-applied";
    case EventKind::RunningMaxUpdated: return "running-max-updated";
    case EventKind::Exponentiated: return "exponentiated";
    case EventKind::Rescaled: return "rescaled";
    case EventKind::Accumulated: return "accumulated";
    case EventKind::Normalised: return "normalised";
    case EventKind::LseWritten: return "lse-written";
    case EventKind::Store: return "store";
    case EventKind::RowBlockEnd: return "row-block-end";
    case EventKind::ColumnBlockBegin: return "column-block-begin";
    case EventKind::ColumnBlockEnd: return "column-block-end";
    case EventKind::RowTerms: return "row-terms-d";
    case EventKind::WeightsRecomputed: return "weights-recomputed";
    case EventKind::DV: return "dv";
    case EventKind::DP: return "dp";
    case EventKind::DS: return "ds";
    case EventKind::DQAdded: return "dq-added";
    case EventKind::DK: return "dk";
  }
  return {};
}

bool isProduct(EventKind kind) {
  switch (kind) {
    case EventKind::ScoreProduct:
    case EventKind::Accumulated:
    case EventKind::DV:
    case EventKind::DP:
    case EventKind::DQAdded:
    case EventKind::DK: return true;
    default: return false;
  }
}

}  // namespace tilewise

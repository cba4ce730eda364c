// SPDX-License-Identifier: MIT
#include "core/tiling/on_chip.h"

#include <algorithm>

namespace tilewise {

std::string_view word(OnChipBox box) {
  switch (box) {
    case OnChipBox::Q: return "Q";
    case OnChipBox::K: return "K";
    case OnChipBox::V: return "V";
    case OnChipBox::Weights: return "SP";
    case OnChipBox::Output: return "O_acc";
    case OnChipBox::m: return "m";
    case OnChipBox::l: return "l";
    case OnChipBox::mOld: return "m_old";
    case OnChipBox::lOld: return "l_old";
  }
  return {};
}

std::int64_t OnChipEntry::bytes(ElementType modelled) const {
  const bool statistic = box == OnChipBox::m || box == OnChipBox::l || box == OnChipBox::mOld || box == OnChipBox::lOld;
  return values() * (statistic ? 4 : bytesOf(modelled));
}

std::vector<OnChipEntry> onChipSet(const Problem& problem) {
  if (problem.algorithm() == Algorithm::Standard) return {};
  const std::int64_t Br = std::min(problem.Br(), problem.Tq());
  const std::int64_t Bc = std::min(problem.Bc(), problem.Tk());
  std::vector<OnChipEntry> set{{OnChipBox::Q, Br, problem.dk()},
                               {OnChipBox::K, Bc, problem.dk()},
                               {OnChipBox::Weights, Br, Bc},
                               {OnChipBox::V, Bc, problem.dv()},
                               {OnChipBox::Output, Br, problem.dv()},
                               {OnChipBox::m, Br, 1},
                               {OnChipBox::l, Br, 1}};
  if (problem.algorithm() == Algorithm::FlashAttention1) {
    set.push_back({OnChipBox::mOld, Br, 1});
    set.push_back({OnChipBox::lOld, Br, 1});
  }
  return set;
}

Footprint onChipSize(const Problem& problem) {
  Footprint size;
  for (const OnChipEntry& entry : onChipSet(problem)) {
    size.values += entry.values();
    size.bytes += entry.bytes(problem.settings().elementType);
  }
  return size;
}

}  // namespace tilewise

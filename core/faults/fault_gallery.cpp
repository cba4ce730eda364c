// SPDX-License-Identifier: MIT
#include "core/faults/fault_gallery.h"

#include <utility>

#include "core/faults/fault_pages.h"

namespace tilewise {

const std::vector<FaultPage>& faultGallery() {
  static const std::vector<FaultPage> Pages = [] {
    std::vector<FaultPage> pages = maskFaultPages();
    for (std::vector<FaultPage>& more : std::vector{softmaxFaultPages(), backwardFaultPages()}) {
      pages.insert(pages.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return pages;
  }();
  return Pages;
}

const FaultPage& pageOf(Fault fault) { return faultGallery()[static_cast<std::size_t>(fault)]; }

BrokenLine lineOf(Fault fault, const Problem& problem) {
  BrokenLine line = pageOf(fault).line;
  const bool isTopLeft = problem.settings().alignment == Alignment::TopLeft;
  if (fault == Fault::CausalCorner && isTopLeft) std::swap(line.right, line.broken);
  return line;
}

}  // namespace tilewise

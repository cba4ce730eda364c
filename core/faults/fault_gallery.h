// SPDX-License-Identifier: MIT
#pragma once

/// What is said about each fault, and where it can be seen.

#include <string_view>
#include <vector>

#include "core/faults/fault.h"
#include "core/problem/problem.h"
#include "core/trace/event.h"

namespace tilewise {

/// A line of the algorithm, right and broken, as code.
struct BrokenLine {
  std::string_view right;                    ///< "skip if t0 > rows.last + off"
  std::string_view broken;                   ///< "skip if t0 > rows.first + off"
  EventKind event = EventKind::TileSkipped;  ///< what the line does in the right run
};

struct FaultPage {
  Fault fault = Fault::SkipFirstWithFirst;
  std::string_view title;        ///< "Skip test: first key with first query"
  std::string_view explanation;  ///< what goes wrong, and why it is easily overlooked
  BrokenLine line;
  ProblemSettings exposing;         ///< a problem on which it shows
  std::string_view exposedBecause;  ///< "B_r is larger than B_c: ..."
  ProblemSettings hiding;           ///< a problem on which it does not, though nothing is mended
  std::string_view hiddenBecause;
};

/// One page for each fault, in their order.
const std::vector<FaultPage>& faultGallery();
const FaultPage& pageOf(Fault fault);

/// The line as it reads for a problem: CausalCorner's depends on which corner is the right one.
BrokenLine lineOf(Fault fault, const Problem& problem);

}  // namespace tilewise

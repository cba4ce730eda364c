// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/algorithm_lines.h"

#include <algorithm>

#include "app/models/algorithm_names.h"
#include "app/models/line_table.h"

namespace tilewise {

QList<AlgorithmLine> linesOf(const Problem& problem) {
  const bool isForward = problem.lastPass() == Pass::Forward;
  switch (wayOf(problem, problem.lastPass())) {
    case Way::Standard: return isForward ? standardForwardLines(problem) : standardBackwardLines(problem);
    case Way::FlashAttention1: return isForward ? fa1ForwardLines(problem) : fa1BackwardLines(problem);
    case Way::FlashAttention2: return isForward ? fa2ForwardLines(problem) : fa2BackwardLines(problem);
    case Way::QueryOuter: return queryOuterBackwardLines(problem);
    case Way::TwoLoops: return twoLoopsBackwardLines(problem);
  }
  return {};
}

std::optional<int> lineAt(const QList<AlgorithmLine>& lines, StripKind strip, const Event& event) {
  const auto fits = [&](const Occasion& occasion) {
    return occasion.strip == strip && occasion.kind == event.kind &&
           (!occasion.tensor || occasion.tensor == event.tensor);
  };
  for (qsizetype n = 0; n < lines.size(); ++n) {
    const QList<Occasion>& occasions = lines[n].occasions;
    if (std::any_of(occasions.begin(), occasions.end(), fits)) return static_cast<int>(n) + 1;
  }
  return std::nullopt;
}

}  // namespace tilewise

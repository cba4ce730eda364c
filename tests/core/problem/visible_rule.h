// SPDX-License-Identifier: MIT
#pragma once

/// What docs/algorithms.md says of visible entries, entry by entry, without the mask's code.

#include <cstdint>
#include <optional>

#include "core/base/range.h"
#include "core/problem/mask.h"

namespace tilewise::testing {

class VisibleRule {
 public:
  explicit VisibleRule(const ProblemSettings& settings)
      : s(settings), off(settings.alignment == Alignment::BottomRight ? settings.Tk - settings.Tq : 0) {}

  bool operator()(std::int64_t r, std::int64_t t) const {
    return causal(r, t) && window(r, t) && documents(r, t) && blocks(r, t);
  }

  std::int64_t entries(Range queries, Range keys) const { return count(queries, keys, &VisibleRule::operator()); }

  /// The first that alone leaves a rectangle empty. Requires: no entry of it is visible.
  SkipReason reason(Range queries, Range keys) const {
    if (count(queries, keys, &VisibleRule::causal) == 0) return SkipReason::Causal;
    if (count(queries, keys, &VisibleRule::window) == 0) return SkipReason::Window;
    if (count(queries, keys, &VisibleRule::documents) == 0) return SkipReason::Documents;
    if (count(queries, keys, &VisibleRule::blocks) == 0) return SkipReason::BlockMask;
    return SkipReason::Combination;
  }

 private:
  bool causal(std::int64_t r, std::int64_t t) const { return !s.causal || t <= r + off; }
  bool window(std::int64_t r, std::int64_t t) const {
    return (s.window.left < 0 || t >= r + off - s.window.left) && (s.window.right < 0 || t <= r + off + s.window.right);
  }
  bool documents(std::int64_t r, std::int64_t t) const {
    return !s.documents ||
           s.documents->queries()[static_cast<std::size_t>(r)] == s.documents->keys()[static_cast<std::size_t>(t)];
  }
  bool blocks(std::int64_t r, std::int64_t t) const { return !s.blockMask || s.blockMask->visible(r / s.Br, t / s.Bc); }

  std::int64_t count(Range queries, Range keys, bool (VisibleRule::*rule)(std::int64_t, std::int64_t) const) const {
    std::int64_t found = 0;
    for (std::int64_t r = queries.begin; r < queries.end; ++r) {
      for (std::int64_t t = keys.begin; t < keys.end; ++t) found += (this->*rule)(r, t) ? 1 : 0;
    }
    return found;
  }

  const ProblemSettings& s;
  std::int64_t off;
};

}  // namespace tilewise::testing

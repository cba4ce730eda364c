// SPDX-License-Identifier: MIT
#include "app/cli/problem_text.h"

#include <set>
#include <vector>

#include <fmt/format.h>

#include "core/base/grouped.h"

namespace tilewise {

namespace {

std::string bound(std::int64_t keys) { return keys == Window::Unbounded ? "any number of" : grouped(keys); }

std::vector<std::string> masksOf(const ProblemSettings& s) {
  std::vector<std::string> masks;
  if (s.causal) masks.push_back(fmt::format("causal {}", word(s.alignment)));
  if (s.window.isBounded()) {
    masks.push_back(fmt::format("window of {} keys before and {} after", bound(s.window.left), bound(s.window.right)));
  }
  if (s.documents) masks.push_back(fmt::format("{} documents", grouped(documentCount(*s.documents))));
  if (s.blockMask) {
    masks.push_back(fmt::format("block mask with {} of {} tiles", grouped(s.blockMask->visibleTiles()),
                                grouped(s.blockMask->rows() * s.blockMask->columns())));
  }
  return masks;
}

std::vector<std::string> scoreRulesOf(const Problem& problem) {
  const ProblemSettings& s = problem.settings();
  std::vector<std::string> rules;
  if (s.softCap > 0) rules.push_back(fmt::format("soft cap {}", s.softCap));
  if (!s.alibi.empty()) rules.push_back(fmt::format("ALiBi slope {}", problem.alibiSlope()));
  if (s.dropout > 0) rules.push_back(fmt::format("dropout {} (seed {})", s.dropout, s.seed));
  if (s.storage != Storage::None) rules.push_back(fmt::format("stored as {}", word(s.storage)));
  return rules;
}

std::string passesOf(const ProblemSettings& s) {
  if (!s.backward) return "forward";
  if (s.algorithm == Algorithm::Standard) return "forward and backward";
  return fmt::format("forward, {} backward{}", word(s.backwardOrder),
                     s.shuffle ? fmt::format(" shuffled by seed {}", *s.shuffle) : "");
}

}  // namespace

std::int64_t documentCount(const Documents& documents) {
  std::set<std::int64_t> labels(documents.queries().begin(), documents.queries().end());
  labels.insert(documents.keys().begin(), documents.keys().end());
  return static_cast<std::int64_t>(labels.size());
}

double visibleFraction(const BlockMask& mask) {
  return static_cast<double>(mask.visibleTiles()) / static_cast<double>(mask.rows() * mask.columns());
}

std::string problemText(const std::string& title, const Problem& problem) {
  const ProblemSettings& s = problem.settings();
  std::string text = fmt::format("{}: {} {}, Tq {} Tk {} dk {} dv {}, blocks {} x {}, {} engine\n", title,
                                 word(s.algorithm), passesOf(s), s.Tq, s.Tk, s.dk, s.dv, s.Br, s.Bc, word(s.precision));
  if (const auto masks = masksOf(s); !masks.empty()) text += fmt::format("masks: {}\n", fmt::join(masks, ", "));
  if (const auto rules = scoreRulesOf(problem); !rules.empty()) text += fmt::format("with {}\n", fmt::join(rules, ", "));
  if (problem.headCount() > 1) {
    text += fmt::format("head {} of {} (batch {}, heads {}, key/value heads {}): the counts are those of one head\n",
                        s.head, grouped(problem.headCount()), grouped(s.batch), grouped(s.heads),
                        grouped(problem.kvHeads()));
  }
  return text;
}

}  // namespace tilewise

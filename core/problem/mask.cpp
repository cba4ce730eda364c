// SPDX-License-Identifier: MIT
#include "core/problem/mask.h"

#include <algorithm>

#include "core/base/contract.h"

namespace tilewise {

std::string_view word(TileKind kind) {
  switch (kind) {
    case TileKind::Full: return "full";
    case TileKind::Partial: return "partial";
    case TileKind::Skipped: return "skipped";
  }
  return {};
}

std::string_view word(SkipReason reason) {
  switch (reason) {
    case SkipReason::Causal: return "causal";
  }
  return {};
}

Mask::Mask(const Problem& problem)
    : m_causal(problem.settings().causal), m_offset(problem.offset()), m_Tk(problem.Tk()) {}

Range Mask::visibleKeys(std::int64_t r) const {
  if (!m_causal) return {0, m_Tk};
  return {0, std::clamp(r + m_offset + 1, std::int64_t{0}, m_Tk)};
}

TileKind Mask::kind(Range queries, Range keys) const {
  TILEWISE_EXPECTS(!queries.empty() && !keys.empty());
  if (!m_causal) return TileKind::Full;
  // The last query sees most, the first sees least. Comparing the first key with the *last* query matters: first with
  // first would drop keys wherever the blocks are not square.
  if (keys.begin > queries.last() + m_offset) return TileKind::Skipped;
  if (keys.last() <= queries.begin + m_offset) return TileKind::Full;
  return TileKind::Partial;
}

std::optional<SkipReason> Mask::skipReason(Range queries, Range keys) const {
  if (kind(queries, keys) != TileKind::Skipped) return std::nullopt;
  return SkipReason::Causal;
}

std::int64_t Mask::visibleEntries(Range queries, Range keys) const {
  if (!m_causal) return queries.size() * keys.size();
  std::int64_t entries = 0;
  for (std::int64_t r = queries.begin; r < queries.end; ++r) {
    entries += std::clamp(visibleKeys(r).end - keys.begin, std::int64_t{0}, keys.size());
  }
  return entries;
}

std::int64_t Mask::rowsWithoutKeys(Range queries) const {
  if (!m_causal) return 0;
  // Row r sees a key when r + off >= 0.
  return std::clamp(-m_offset, queries.begin, queries.end) - queries.begin;
}

}  // namespace tilewise

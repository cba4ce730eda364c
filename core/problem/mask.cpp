// SPDX-License-Identifier: MIT
#include "core/problem/mask.h"

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
    case SkipReason::Window: return "window";
    case SkipReason::Documents: return "documents";
    case SkipReason::BlockMask: return "block-mask";
    case SkipReason::Combination: return "combination";
  }
  return {};
}

Mask::Band Mask::causalBand(const Problem& problem) {
  Band band;
  if (problem.settings().causal) band.above = problem.offset();
  return band;
}

Mask::Band Mask::windowBand(const Problem& problem) {
  const Window& window = problem.settings().window;
  Band band;
  if (window.left != Window::Unbounded) band.below = problem.offset() - window.left;
  if (window.right != Window::Unbounded) band.above = problem.offset() + window.right;
  return band;
}

Mask::Mask(const Problem& problem)
    : m_Tk(problem.Tk()),
      m_Br(problem.Br()),
      m_Bc(problem.Bc()),
      m_causal(causalBand(problem)),
      m_window(windowBand(problem)),
      m_band{std::max(m_causal.below, m_window.below), std::min(m_causal.above, m_window.above)},
      m_documents(problem.settings().documents),
      m_blocks(problem.settings().blockMask) {}

bool Mask::visible(std::int64_t r, std::int64_t t) const {
  return !m_band.keys(r, {t, t + 1}).empty() && (!m_documents || m_documents->same(r, t)) &&
         (!m_blocks || m_blocks->visible(r / m_Br, t / m_Bc));
}

Range Mask::firstUnblocked(std::int64_t r, Range keys) const {
  if (!m_blocks || keys.empty()) return keys;
  const std::int64_t i = r / m_Br;
  std::int64_t j = keys.begin / m_Bc;
  const std::int64_t end = (keys.end + m_Bc - 1) / m_Bc;
  while (j < end && !m_blocks->visible(i, j)) ++j;
  const std::int64_t begin = std::clamp(j * m_Bc, keys.begin, keys.end);
  while (j < end && m_blocks->visible(i, j)) ++j;
  return {begin, std::clamp(j * m_Bc, begin, keys.end)};
}

Range Mask::firstRun(std::int64_t r, Range keys) const {
  keys = m_band.keys(r, keys);
  for (;;) {
    const Range open = firstUnblocked(r, keys);
    if (open.empty() || !m_documents) return open;
    const Range run = m_documents->firstRun(r, open);
    if (!run.empty()) return run;
    keys.begin = open.end;
  }
}

TileKind Mask::kind(Range queries, Range keys) const {
  TILEWISE_EXPECTS(!queries.empty() && !keys.empty());
  if (m_band.isEmpty(queries, keys)) return TileKind::Skipped;
  const bool isOneTile = queries.begin / m_Br == queries.last() / m_Br && keys.begin / m_Bc == keys.last() / m_Bc;
  if (m_blocks && !isOneTile) return kindByRows(queries, keys);
  if (m_blocks && !m_blocks->visible(queries.begin / m_Br, keys.begin / m_Bc)) return TileKind::Skipped;
  if (m_documents) return kindByRows(queries, keys);
  return m_band.isFull(queries, keys) ? TileKind::Full : TileKind::Partial;
}

TileKind Mask::kindByRows(Range queries, Range keys) const {
  const bool bandIsFull = m_band.isFull(queries, keys);
  bool anyVisible = false;
  bool anyHidden = false;
  for (std::int64_t r = queries.begin; r < queries.end && !(anyVisible && anyHidden);) {
    const std::int64_t visible = visibleInRow(r, keys);
    anyVisible = anyVisible || visible > 0;
    anyHidden = anyHidden || visible < keys.size();
    // Queries of one document that causal and window leave alone see the same.
    const bool sameFollow = bandIsFull && m_documents && !m_blocks;
    r = sameFollow ? m_documents->runEnd(r) : r + 1;
  }
  if (!anyVisible) return TileKind::Skipped;
  return anyHidden ? TileKind::Partial : TileKind::Full;
}

bool Mask::documentsEmpty(Range queries, Range keys) const {
  for (std::int64_t r = queries.begin; r < queries.end; r = m_documents->runEnd(r)) {
    if (m_documents->count(r, keys) > 0) return false;
  }
  return true;
}

std::optional<SkipReason> Mask::skipReason(Range queries, Range keys) const {
  if (kind(queries, keys) != TileKind::Skipped) return std::nullopt;
  if (m_causal.isEmpty(queries, keys)) return SkipReason::Causal;
  if (m_window.isEmpty(queries, keys)) return SkipReason::Window;
  if (m_documents && documentsEmpty(queries, keys)) return SkipReason::Documents;
  if (m_blocks && !m_blocks->visible(queries.begin / m_Br, keys.begin / m_Bc)) return SkipReason::BlockMask;
  return SkipReason::Combination;
}

std::int64_t Mask::visibleInRow(std::int64_t r, Range keys) const {
  keys = m_band.keys(r, keys);
  std::int64_t entries = 0;
  while (!keys.empty()) {
    const Range open = firstUnblocked(r, keys);
    entries += m_documents ? m_documents->count(r, open) : open.size();
    keys.begin = open.end;
  }
  return entries;
}

std::int64_t Mask::visibleEntries(Range queries, Range keys) const {
  if (isBandOnly() && m_band.isFull(queries, keys)) return queries.size() * keys.size();
  std::int64_t entries = 0;
  for (std::int64_t r = queries.begin; r < queries.end; ++r) entries += visibleInRow(r, keys);
  return entries;
}

std::int64_t Mask::rowsWithoutKeys(Range queries) const {
  if (queries.empty() || !masksAnything()) return 0;
  if (isBandOnly()) {
    // A band passes over the keys: only queries before and after its crossing see none.
    const std::int64_t first = std::clamp(-m_band.above, queries.begin, queries.end);
    const std::int64_t end = std::clamp(m_Tk - m_band.below, first, queries.end);
    return queries.size() - (end - first);
  }
  std::int64_t rows = 0;
  for (std::int64_t r = queries.begin; r < queries.end; ++r) rows += seesAKey(r) ? 0 : 1;
  return rows;
}

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/problem/documents.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace tilewise {

Documents::Documents(std::vector<std::int64_t> queries, std::vector<std::int64_t> keys)
    : m_queries(std::move(queries)), m_keys(std::move(keys)), m_members(1) {
  std::unordered_map<std::int64_t, std::size_t> documents;
  for (std::size_t t = 0; t < m_keys.size(); ++t) {
    const auto [entry, isNew] = documents.try_emplace(m_keys[t], m_members.size());
    if (isNew) m_members.emplace_back();
    m_members[entry->second].push_back(static_cast<std::int64_t>(t));
  }
  m_documentOfQuery.reserve(m_queries.size());
  for (const std::int64_t label : m_queries) {
    const auto found = documents.find(label);
    m_documentOfQuery.push_back(found == documents.end() ? 0 : found->second);
  }
  m_runEnds.resize(m_queries.size());
  for (std::size_t r = m_queries.size(); r-- > 0;) {
    const bool goesOn = r + 1 < m_queries.size() && m_queries[r] == m_queries[r + 1];
    m_runEnds[r] = goesOn ? m_runEnds[r + 1] : static_cast<std::int64_t>(r) + 1;
  }
}

std::int64_t Documents::count(std::int64_t r, Range keys) const {
  const std::vector<std::int64_t>& members = keysOf(r);
  const auto first = std::lower_bound(members.begin(), members.end(), keys.begin);
  return std::lower_bound(first, members.end(), keys.end) - first;
}

Range Documents::firstRun(std::int64_t r, Range keys) const {
  const std::vector<std::int64_t>& members = keysOf(r);
  auto member = std::lower_bound(members.begin(), members.end(), keys.begin);
  if (member == members.end() || *member >= keys.end) return {keys.end, keys.end};
  Range run{*member, *member};
  while (member != members.end() && *member == run.end && run.end < keys.end) {
    ++run.end;
    ++member;
  }
  return run;
}

}  // namespace tilewise

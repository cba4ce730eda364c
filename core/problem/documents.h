// SPDX-License-Identifier: MIT
#pragma once

/// Which document each query and each key belongs to: a query sees the keys of its own document only.

#include <cstdint>
#include <vector>

#include "core/base/range.h"

namespace tilewise {

class Documents {
 public:
  /// Labels of the queries and of the keys: any numbers, in any order.
  Documents(std::vector<std::int64_t> queries, std::vector<std::int64_t> keys);

  std::int64_t queryCount() const { return static_cast<std::int64_t>(m_queries.size()); }
  std::int64_t keyCount() const { return static_cast<std::int64_t>(m_keys.size()); }
  const std::vector<std::int64_t>& queries() const { return m_queries; }
  const std::vector<std::int64_t>& keys() const { return m_keys; }

  bool same(std::int64_t r, std::int64_t t) const { return m_queries[at(r)] == m_keys[at(t)]; }
  /// The end of the run of queries from r on that share its document. Requires: r < queryCount().
  std::int64_t runEnd(std::int64_t r) const { return m_runEnds[at(r)]; }
  /// How many of these keys belong to the document of query r. Cost: O(log keyCount).
  std::int64_t count(std::int64_t r, Range keys) const;
  /// The keys of query r's document among these, as the first maximal run of neighbours; empty when there is none.
  Range firstRun(std::int64_t r, Range keys) const;

  bool operator==(const Documents& other) const { return m_queries == other.m_queries && m_keys == other.m_keys; }

 private:
  static std::size_t at(std::int64_t index) { return static_cast<std::size_t>(index); }
  const std::vector<std::int64_t>& keysOf(std::int64_t r) const { return m_members[m_documentOfQuery[at(r)]]; }

  std::vector<std::int64_t> m_queries, m_keys;
  std::vector<std::int64_t> m_runEnds;
  std::vector<std::size_t> m_documentOfQuery;        ///< index into m_members
  std::vector<std::vector<std::int64_t>> m_members;  ///< keys of each document, ascending; the first has none
};

}  // namespace tilewise

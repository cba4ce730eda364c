// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tilewise {

/// A half-open range of indices [begin, end): the queries of a row block, the keys of a column block.
struct Range {
  std::int64_t begin = 0;
  std::int64_t end = 0;

  std::int64_t size() const { return end - begin; }
  bool empty() const { return end <= begin; }
  bool contains(std::int64_t index) const { return begin <= index && index < end; }
  std::int64_t last() const { return end - 1; }  ///< Requires: not empty.

  bool operator==(const Range&) const = default;
};

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/base/grouped.h"

#include <cstddef>

namespace tilewise {

inline namespace plain_text {

std::string grouped(std::int64_t value) {
  std::string digits = std::to_string(value);
  const std::ptrdiff_t first = value < 0 ? 1 : 0;
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > first; at -= 3) {
    digits.insert(static_cast<std::size_t>(at), 1, ',');
  }
  return digits;
}

}  // namespace plain_text

}  // namespace tilewise

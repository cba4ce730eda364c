// SPDX-License-Identifier: MIT
#include "core/base/thousands.h"

#include <algorithm>
#include <cstddef>

namespace tilewise {

std::string withThousands(std::string number) {
  const auto end = static_cast<std::ptrdiff_t>(std::min(number.find('.'), number.size()));
  const std::ptrdiff_t first = number.starts_with('-') ? 1 : 0;
  for (std::ptrdiff_t at = end - 3; at > first; at -= 3) number.insert(static_cast<std::size_t>(at), 1, ',');
  return number;
}

}  // namespace tilewise

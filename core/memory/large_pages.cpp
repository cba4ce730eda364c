// SPDX-License-Identifier: MIT
#include "core/memory/large_pages.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <cstdint>

namespace tilewise {

void preferLargePages([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t bytes) {
#ifdef __linux__
  constexpr std::uintptr_t Large = std::uintptr_t{2} << 20;
  if (bytes < 4 * Large) return;
  const auto address = reinterpret_cast<std::uintptr_t>(begin);
  const std::uintptr_t first = (address + Large - 1) / Large * Large;
  const std::uintptr_t end = (address + bytes) / Large * Large;
  // Refused where the system has none: then the pages are small.
  (void)::madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
#endif
}

}  // namespace tilewise

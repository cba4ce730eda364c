// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace tilewise {

/// Asks the system to serve this memory, of which nothing has been touched yet, in large pages where it can: to take and to
/// give back a GiB then costs hundreds of steps, not hundreds of thousands. Only a hint; memory of less than a few large
/// pages is left alone.
void preferLargePages(void* begin, std::size_t bytes);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace tilewise {

/// 1180672 as "1,180,672".
std::string grouped(std::int64_t value);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace tilewise {

// In a namespace of its own: the app has a function of this name that gives a text of Qt, and both meet in one program.
inline namespace plain_text {

/// 1180672 as "1,180,672".
std::string grouped(std::int64_t value);

}  // namespace plain_text

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace tilewise {

/// A file of resources/ that was built into the program, by its path from there: "heads/story-cache.npz". Empty when
/// none of that name was built in. The bytes live as long as the program.
std::span<const std::byte> embedded(std::string_view name);

}  // namespace tilewise

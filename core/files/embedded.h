// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace tilewise {

/// A file of resources/ that was built into the program, by its path from there: "heads/story-cache.npz". Empty when
/// none of that name was built in. The bytes live as long as the program.
std::span<const std::byte> embedded(std::string_view name);

/// The names of those that begin so, in the order of the build: of "gpu/" all records of runs.
std::vector<std::string_view> embeddedNames(std::string_view begin);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace tilewise {

/// A shape as messages write it: "99 x 64"; "512" with one dimension, "a single number" with none.
std::string shapeText(std::span<const std::int64_t> shape);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#include "core/files/shape_text.h"

namespace tilewise {

std::string shapeText(std::span<const std::int64_t> shape) {
  if (shape.empty()) return "a single number";
  std::string text;
  for (const std::int64_t dimension : shape) {
    if (!text.empty()) text += " x ";
    text += std::to_string(dimension);
  }
  return text;
}

}  // namespace tilewise

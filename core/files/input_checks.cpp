// SPDX-License-Identifier: MIT
#include "core/files/input_checks.h"

#include <cstdint>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "core/files/shape_text.h"

namespace tilewise {

namespace {

/// `what` of the array must be that of its partner.
Expected<void> same(const NamedArray& one, const char* what, std::int64_t found, std::int64_t wanted,
                    std::string_view partner, const std::string& partnerShape) {
  if (found == wanted) return {};
  return failure(
      {ErrorCode::Shape, one.place, one.shape, fmt::format("{} {}, as {} ({})", what, wanted, partner, partnerShape)});
}

}  // namespace

Expected<void> checkInputHeader(const NpyHeader& header, const std::string& place) {
  if (!isFloating(header.element.kind)) {
    return failure(
        {ErrorCode::ElementType, place, std::string(name(header.element.kind)), "float16, float32 or float64"});
  }
  const std::vector<std::int64_t>& shape = header.shape;
  const std::size_t dimensions = shape.size();
  if (dimensions != 2 && dimensions != 3) {
    return failure({ErrorCode::Rank, place, shapeText(shape), "rows x width, or heads x rows x width"});
  }
  const std::int64_t heads = dimensions == 3 ? shape.front() : 1;
  const std::int64_t rows = shape[dimensions - 2];
  const std::int64_t width = shape[dimensions - 1];
  const bool fits =
      heads >= 1 && heads <= MaximumHeads && rows >= 1 && rows <= MaximumTokens && width >= 1 && width <= MaximumWidth;
  if (fits) return {};
  const std::string ofHeads = dimensions == 3 ? fmt::format("1 to {} heads, ", MaximumHeads) : "";
  return failure({ErrorCode::Shape, place, shapeText(shape),
                  ofHeads + fmt::format("1 to {} rows, width 1 to {}", MaximumTokens, MaximumWidth)});
}

Expected<void> checkPartners(const NamedArray& q, const NamedArray& k, const NamedArray& v) {
  if (auto fits = same(k, "width", k.array.width(), q.array.width(), "q", q.shape); !fits) return fits;
  if (auto fits = same(v, "number of rows", v.array.rows(), k.array.rows(), "k", k.shape); !fits) return fits;
  if (auto fits = same(v, "number of heads", v.array.heads, k.array.heads, "k", k.shape); !fits) return fits;
  if (q.array.heads % k.array.heads == 0) return {};
  return failure({ErrorCode::Shape, k.place, k.shape,
                  fmt::format("a number of heads that divides the {} of q ({})", q.array.heads, q.shape)});
}

Expected<void> checkGradient(const NamedArray& gradient, const NamedArray& q, const NamedArray& v) {
  if (auto fits = same(gradient, "number of heads", gradient.array.heads, q.array.heads, "q", q.shape); !fits) {
    return fits;
  }
  if (auto fits = same(gradient, "number of rows", gradient.array.rows(), q.array.rows(), "q", q.shape); !fits) {
    return fits;
  }
  return same(gradient, "width", gradient.array.width(), v.array.width(), "v", v.shape);
}

}  // namespace tilewise

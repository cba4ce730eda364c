// SPDX-License-Identifier: MIT
#pragma once

/// Rows of blocks that vectors are loaded from: they begin at multiples of 64 bytes, whatever the instruction set.

#include <cstdint>

namespace tilewise {

/// Values in 64 bytes.
template <class Real>
inline constexpr std::int64_t Padding = 64 / static_cast<std::int64_t>(sizeof(Real));

/// The next multiple of Padding.
template <class Real>
constexpr std::int64_t padded(std::int64_t values) {
  return (values + Padding<Real> - 1) / Padding<Real> * Padding<Real>;
}

}  // namespace tilewise

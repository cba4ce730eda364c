// SPDX-License-Identifier: MIT
#pragma once

/// Which arrays can be q, k, v and dO, and whether they fit each other.

#include <string>

#include "core/base/expected.h"
#include "core/files/input_arrays.h"
#include "core/files/npy_header.h"

namespace tilewise {

/// An array with the words that errors need.
struct NamedArray {
  std::string place;  ///< "heads.npz: k"
  HeadsArray array;
  std::string shape;  ///< as the file has it: "8 x 99 x 64"
};

/// What the header alone can tell, so that nothing large is unfolded in vain.
/// Errors: ElementType (not floating-point); Rank; Shape (no rows, columns or heads, or too many).
[[nodiscard]] Expected<void> checkInputHeader(const NpyHeader& header, const std::string& place);

/// Errors: Shape (a width, number of rows or number of heads that its partner has not).
[[nodiscard]] Expected<void> checkPartners(const NamedArray& q, const NamedArray& k, const NamedArray& v);
[[nodiscard]] Expected<void> checkGradient(const NamedArray& gradient, const NamedArray& q, const NamedArray& v);

}  // namespace tilewise

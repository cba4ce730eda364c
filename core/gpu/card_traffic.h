// SPDX-License-Identifier: MIT
#pragma once

/// What the tensor-core kernels, as they are written, move between the multiprocessors and the second-level cache: the
/// counting rules with what is different on a card. Sums between tiles (O of FA-1, dQ) are float32 there; dQ is added in
/// that cache and never read for it; standard attention reads K and V once a query block; and kernels before and after
/// clear the sums, round them and make D. What the card rounds to whole sectors is not in it, nor tiles that a thread
/// block waits for in a fixed order.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem/problem.h"
#include "core/problem/tensor.h"

namespace tilewise {

enum class CardMove : std::uint8_t { Read, Written, Added };

/// One tensor in one kernel, all heads. Units: bytes of the rows as they lie in HBM, padded to 16.
struct CardTerm {
  std::string kernel;
  Tensor tensor;
  CardMove move;
  std::int64_t bytes;
};

struct CardTraffic {
  std::vector<CardTerm> terms;

  std::int64_t bytes(CardMove move) const;
};

/// Requires: the element type is fp16 or bf16, and planKernels() has a plan for the pass.
CardTraffic cardTraffic(const Problem& problem, Pass pass);

std::string_view word(CardMove move);  ///< read written added

}  // namespace tilewise

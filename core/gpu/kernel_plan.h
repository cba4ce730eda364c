// SPDX-License-Identifier: MIT
#pragma once

/// Which kernels do a problem on a card, each with its thread blocks and its need of memory on the chip. The logical
/// blocks are those of the problem; inside, kernels pad them and may take them in smaller pieces.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/expected.h"
#include "core/problem/problem.h"

namespace tilewise {

using Macros = std::vector<std::pair<std::string, int>>;

/// Thread blocks of a launch.
struct KernelGrid {
  std::int64_t x = 1, y = 1, z = 1;
};

/// One kernel of a pass.
struct PlannedKernel {
  std::string function;  ///< its name in the source
  std::string source;    ///< file in core/gpu/kernels
  Macros macros{};
  std::int64_t threads = 1;
  std::int64_t sharedBytes = 0;
  KernelGrid grid{};
};

/// The kernels of a pass, in the order in which they are launched.
struct PassPlan {
  std::vector<PlannedKernel> kernels{};
  std::size_t main = 0;  ///< the one that does the tiles (standard attention: the softmax between its products)
  std::int64_t scratchValues = 0;  ///< blocks of exact kernels that shared memory does not hold
  /// Heads whose thread blocks start turn by turn, the first part of each before the second of any; 1: head by head.
  std::int64_t headsTogether = 1;
};

struct KernelPlan {
  bool isExact = false;  ///< no tensor cores: the order of the engine in float32 or float64
  PassPlan forward;
  std::optional<PassPlan> backward{};
};

/// What may be chosen beside the problem.
struct KernelChoice {
  bool isDeterministic = false;  ///< the backward pass adds dQ in a fixed order
  std::int64_t sharedBytes = 0;  ///< that a thread block of the card may use; 0: those of compute capability 9.0
};

/// Shared memory that a thread block of cc 9.0 may use, and float32 accumulators of a thread beyond which kernels spill
/// (ptxas reports of NVRTC 13.0).
inline constexpr std::int64_t LargestSharedBytes = 232448;
inline constexpr std::int64_t LargestAccumulators = 192;

/// The element type decides: fp16 and bf16 on tensor cores, fp32 and fp64 by the exact kernels.
/// Errors: NotAvailable (an algorithm, pass or backward order that the kernels do not do), TooLarge (registers, shared
///         memory or the grid, with the need beside the limit).
[[nodiscard]] Expected<KernelPlan> planKernels(const Problem& problem, const KernelChoice& choice);

/// The whole text of a kernel's source: its file with what it shares with others in front.
std::string kernelText(const PlannedKernel& kernel);
/// The same with its `//@` comments: a line `//@ load:K` names the events of the line below it, `//@strip forward
/// QueryBlock` the strips that they are in.
std::string taggedKernelText(const PlannedKernel& kernel);

}  // namespace tilewise

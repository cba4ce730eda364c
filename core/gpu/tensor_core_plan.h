// SPDX-License-Identifier: MIT
#pragma once

/// How the tensor-core kernel of FA-2's forward pass does a problem: physical tiles inside the logical ones.

#include <cstdint>
#include <string>

#include "core/base/expected.h"
#include "core/gpu/nvrtc.h"
#include "core/problem/problem.h"

namespace tilewise {

/// The rules of warps and chunks keep the accumulators of a thread in its registers (ptxas reports of NVRTC 13.0).
struct TensorCorePlan {
  std::int64_t Br = 1;       ///< logical blocks, no larger than the matrices
  std::int64_t Bc = 1;
  std::int64_t dk = 1;
  std::int64_t dv = 1;
  std::int64_t warps = 1;
  std::int64_t rowTiles = 1;  ///< 16-row tiles a warp
  std::int64_t chunk = 16;    ///< keys that are multiplied at once; divides Bc padded to 16
  bool isBf16 = false;
  bool hasBand = false;  ///< causal or window
  bool hasDocuments = false;
  bool hasSoftCap = false;
  bool hasAlibi = false;
  bool hasDropout = false;

  std::int64_t threads() const { return 32 * warps; }
  std::int64_t sharedBytes() const;
  /// float32 accumulators of S and O_acc that a thread holds.
  std::int64_t accumulators() const;
  Macros macros() const;
};

/// Shared memory that a thread block of cc 9.0 may use, and accumulators beyond which the kernel spills.
inline constexpr std::int64_t LargestSharedBytes = 232448;
inline constexpr std::int64_t LargestAccumulators = 192;

/// Errors: NotAvailable (an algorithm, pass or element type that the kernel does not do), TooLarge (registers or shared
///         memory, with the need beside the limit).
[[nodiscard]] Expected<TensorCorePlan> planFa2Forward(const Problem& problem);

/// The kernel's text with what it shares with others in front.
std::string fa2ForwardSource();

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// Making an entry of P again in the backward pass, against reading it back from HBM.
///
/// An entry is one product of d multiply-adds, 2d FLOP, and one exponential; read back it is one element of b bytes. At
/// F FLOP/s and BW byte/s the two take the same time at d* = F b / (2 BW), for 16-bit elements F / BW. Below d*
/// recomputing is a pure win: less memory and less time. Above it, it still saves the memory, and costs time. Storing P
/// in the forward pass and the second-level cache are left out, and so are the exponentials (they overlap with the
/// products), which stand beside.
/// Source: FlashAttention, section 3.1 (recomputation); the rates are the device's.

#include <optional>

#include "core/costs/roofline.h"

namespace tilewise {

struct RecomputeOrRead {
  double recomputeSeconds = 0;               ///< an entry: 2d / F
  std::optional<double> exponentialSeconds;  ///< an entry: 1 / exponentials a second
  double readSeconds = 0;                    ///< an entry: element bytes / BW
  double equalWidth = 0;                     ///< d*

  bool isPureWin() const { return recomputeSeconds <= readSeconds; }
};

/// Units: seconds of the whole device an entry. `elementBytes` is what P would be kept in.
/// Requires: d >= 1, elementBytes >= 1.
RecomputeOrRead recomputeOrRead(const Roof& roof, std::int64_t d, std::int64_t elementBytes);

}  // namespace tilewise

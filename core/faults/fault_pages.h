// SPDX-License-Identifier: MIT
#pragma once

/// The pages of the gallery by chapter. Together they follow the order of Fault.

#include <vector>

#include "core/faults/fault_gallery.h"

namespace tilewise {

std::vector<FaultPage> maskFaultPages();      ///< which tiles are visited, which entries weighed
std::vector<FaultPage> softmaxFaultPages();   ///< maximum, row sum, output, lse
std::vector<FaultPage> backwardFaultPages();  ///< dV, dS, dQ, dK

}  // namespace tilewise

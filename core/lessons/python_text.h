// SPDX-License-Identifier: MIT
#pragma once

/// Values as Python writes them.

#include <cstdint>
#include <string>
#include <vector>

#include "core/problem/block_mask.h"

namespace tilewise {

/// The shortest text that reads as the same float: "0.125", "1.0", "1e-05".
std::string pythonNumber(double value);

/// name = np.repeat([labels], [lengths]), in lines of at most 118 columns.
std::string pythonRuns(const std::string& name, const std::vector<std::int64_t>& labels);

/// name = an array of truth values, from a drawing with # for a tile that may be visible.
std::string pythonBlockMask(const std::string& name, const BlockMask& mask);

}  // namespace tilewise

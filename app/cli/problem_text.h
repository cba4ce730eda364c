// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/problem/problem.h"

namespace tilewise {

/// A problem for people, in a line or a few: sizes, then what differs from plain attention of one head. Each line ends
/// in a line break.
std::string problemText(const std::string& title, const Problem& problem);

/// How many documents there are among queries and keys.
std::int64_t documentCount(const Documents& documents);

/// Which part of the tiles a block mask leaves visible. Range: 0 to 1.
double visibleFraction(const BlockMask& mask);

}  // namespace tilewise

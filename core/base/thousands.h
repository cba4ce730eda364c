// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace tilewise {

/// Commas between the thousands of a number in decimal digits, before its point if it has one: "-1180672.25" becomes
/// "-1,180,672.25".
std::string withThousands(std::string number);

}  // namespace tilewise

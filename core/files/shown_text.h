// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tilewise {

/// Text out of a file, fit for one line of a message: control characters become "?", and what is longer than 60 bytes
/// is cut and ends in "...".
std::string shownText(std::string_view text);

}  // namespace tilewise

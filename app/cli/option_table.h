// SPDX-License-Identifier: MIT
#pragma once

/// The names of the problem options.

#include <span>

namespace tilewise {

enum class Takes { Value, Nothing };

struct OptionRow {
  const char* name;  ///< "--br"
  Takes takes;
  const char* help;
};

/// What this version understands.
std::span<const OptionRow> problemOptions();

}  // namespace tilewise

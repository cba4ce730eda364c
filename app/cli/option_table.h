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

/// An option of the whole family that this version knows by name only.
struct LaterOption {
  const char* name;
  Takes takes;
  const char* neutral;  ///< the value that asks for nothing and is accepted; empty: there is none
};

std::span<const LaterOption> laterOptions();

}  // namespace tilewise

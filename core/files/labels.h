// SPDX-License-Identifier: MIT
#pragma once

/// The names of the rows and columns of the shipped real heads: tokens of a story, frames of a spoken word.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

struct AxisLabel {
  /// For an axis: the token without its outer blanks (a token of nothing else is "␣", a line break "↵"), or the phone
  /// that sounds; empty for a frame in which nothing sounds.
  std::string brief;
  /// For a closer look: the token as the model has it, in double quotes with \n for a line break, or the frame's middle
  /// in seconds and its phone in brackets.
  std::string full;

  bool operator==(const AxisLabel&) const = default;
};

struct AxisLabels {
  std::vector<AxisLabel> rows;     ///< one for each query
  std::vector<AxisLabel> columns;  ///< one for each key
};

/// The labels of a shipped head, by the name of its preset ("story-cache").
/// Errors: UnknownName.
[[nodiscard]] Expected<AxisLabels> labelsOf(std::string_view head);

/// The same from the text of a labels file. `place` names it in errors.
/// Errors: FileFormat, FileTruncated (no JSON, a member that is missing or of the wrong kind); UnknownName; OutOfRange (first_row
///         beyond the set).
[[nodiscard]] Expected<AxisLabels> parseLabels(std::span<const std::byte> text, std::string_view head,
                                               const std::string& place);

}  // namespace tilewise

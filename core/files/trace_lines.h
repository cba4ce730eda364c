// SPDX-License-Identifier: MIT
#pragma once

/// The text form of a trace: one event a line, as JSON objects (to be read back) or as CSV (for tables).
/// docs/cli.md, "trace", is the user's page on it.

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/expected.h"
#include "core/trace/event.h"

namespace tilewise {

struct TraceLine {
  std::int64_t k = 1;  ///< number of the event in its pass, from 1
  Event event;
  EventFigures figures;

  bool operator==(const TraceLine&) const = default;
};

/// One JSON object, without a line break: what applies to the event's kind. Numbers that are not finite are the strings
/// "inf", "-inf", "nan".
std::string traceLine(const TraceLine& line);

/// The names of the columns, and a line of values; what does not apply to the kind is empty.
std::string traceCsvHeader();
std::string traceCsvLine(const TraceLine& line);

/// The event of a line that traceLine() wrote: the same event again, but for the factors that a rescale takes (their
/// number is no figure of that event and is not in the text).
/// Errors: FileFormat, FileTruncated (no JSON object, a member that is missing, of the wrong kind or out of range), UnknownName (an
///         event, pass, tensor or reason; a member that no event has). `place` names the line in them.
[[nodiscard]] Expected<TraceLine> parseTraceLine(std::string_view text, const std::string& place);

}  // namespace tilewise

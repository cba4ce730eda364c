// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/run_report.h"

namespace tilewise {

/// The counters of a run as a table, a line for each tensor and direction of each pass, per head:
/// pass, direction, tensor, blocks, values, bytes.
std::string countersCsv(const RunReport& report);

/// The same of a part of one pass.
std::string countersCsv(const Problem& problem, Pass pass, const Totals& moved);

}  // namespace tilewise

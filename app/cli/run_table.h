// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/run_report.h"

namespace tilewise {

/// The report for people: a few aligned lines.
std::string runTable(const ProblemRequest& request, const RunReport& report);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// What `run --fault` says beside what it says of every run.

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/faults/fault_report.h"

namespace tilewise {

struct FaultOutcome {
  Fault fault = Fault::SkipFirstWithFirst;
  BrokenTileCounts tiles;
  std::vector<ArrayFault> arrays;     ///< with --check
  std::optional<std::string> hidden;  ///< why it cannot show here, or why it did no harm; absent when it shows
};

FaultOutcome outcomeOf(const Problem& problem, Fault fault, const FaultReport* report);

/// The member "fault" of the report of `run --json`.
nlohmann::ordered_json faultJson(const Problem& problem, const FaultOutcome& outcome);
std::string faultText(const Problem& problem, const FaultOutcome& outcome);

}  // namespace tilewise

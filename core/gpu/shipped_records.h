// SPDX-License-Identifier: MIT
#pragma once

/// The recorded runs that are part of the programs: every file of resources/gpu.

#include <string>
#include <vector>

#include "core/gpu/gpu_record.h"

namespace tilewise {

/// Their names, sorted: "h200-forward" of resources/gpu/h200-forward.json.
std::vector<std::string> shippedRecords();

/// Errors: UnknownName (no such record, with those that there are); those of parseRecord(), which a test excludes.
[[nodiscard]] Expected<GpuRecord> shippedRecord(const std::string& name);

}  // namespace tilewise

// SPDX-License-Identifier: MIT
#pragma once

/// A recorded run as JSON, both ways.

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/gpu/gpu_record.h"

namespace tilewise {

nlohmann::ordered_json recordedRunJson(const RecordedRun& run);

/// May throw what nlohmann::json throws. Errors: those of parseRecord().
[[nodiscard]] Expected<void> takeRecordedRun(RecordedRun& run, const nlohmann::json& member, const std::string& place);

}  // namespace tilewise

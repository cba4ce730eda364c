// SPDX-License-Identifier: MIT
#pragma once

/// A pass of a recorded run as JSON, both ways.

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/gpu/gpu_record.h"

namespace tilewise {

/// The times without what follows from them.
nlohmann::ordered_json timeJson(const PassTime& time);
nlohmann::ordered_json predictedJson(const PredictedTime& predicted);
nlohmann::ordered_json recordedPassJson(const RecordedPass& pass);

/// May throw what nlohmann::json throws. Errors: FileFormat, UnknownName, OutOfRange, TooLarge.
[[nodiscard]] Expected<void> takeRecordedPass(RecordedPass& pass, const nlohmann::json& member,
                                              const std::string& place);

}  // namespace tilewise

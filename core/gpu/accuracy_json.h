// SPDX-License-Identifier: MIT
#pragma once

/// How far an array is from float64, in JSON: alike in what a run prints and in the record of a card.

#include <nlohmann/json_fwd.hpp>

#include "core/attention/accuracy.h"

namespace tilewise {

nlohmann::ordered_json accuracyJson(const ArrayAccuracy& array);

}  // namespace tilewise

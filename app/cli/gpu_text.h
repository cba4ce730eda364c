// SPDX-License-Identifier: MIT
#pragma once

/// What the commands of the card say of a prediction.

#include <string>

#include "core/gpu/record_predictions.h"

namespace tilewise {

/// "predicted 245.1 us (+3 %), bound by tensor-cores, 3 % idle"; with the causes where the model may miss, or did.
/// Requires: the pass has a prediction.
std::string predictionText(const RecordedPass& pass);

}  // namespace tilewise

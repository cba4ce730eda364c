// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/run.h"
#include "core/replay/block_state.h"

namespace tilewise {

/// What a backward pass computed. Requires: an event from RowTerms to DK; state is the one just after it.
QString gradientSentence(const Run& run, const Event& event, const BlockState& state);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/run.h"
#include "core/replay/block_state.h"

namespace tilewise {

// What was computed in a tile, or in the whole rows of standard attention. Requires: state is the one just after the
// event.
QString scoreSentence(const Run& run, const Event& event);
QString maskSentence(const Run& run, const Event& event);
QString exponentialSentence(const Event& event);
QString accumulatedSentence(const Run& run, const Event& event, const BlockState& state);
QString normalisedSentence(const Run& run, const Event& event, const BlockState& state);
QString lseSentence(const Run& run, const Event& event);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/run.h"
#include "core/replay/block_state.h"

namespace tilewise {

// The two sentences that depend on the data. Requires: state is the one just after the event.
QString maximumSentence(const BlockState& state);                  ///< the running maximum was updated
QString rescaleSentence(const Run& run, const BlockState& state);  ///< sums of older keys were rescaled

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/run.h"

namespace tilewise {

// What crossed between HBM and SRAM. Blocks that come or go one after the other at one place are told together: to a
// person they are one thing. Requires: the event at that position of the run.
QString loadSentence(const Run& run, std::int64_t position, const Event& event);
QString storeSentence(const Run& run, std::int64_t position, const Event& event);

}  // namespace tilewise

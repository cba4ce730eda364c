// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/attention/engine.h"

namespace tilewise {

/// Makes a sink for each thread of a run, which hears of the strips that the thread runs, in their order.
using EventSinks = std::function<EventSink(unsigned worker)>;

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/trace/event.h"

namespace tilewise {

/// An event in a few words, in the markup of MathText: "tile (3, 5): rescale", "*K*_5 is loaded".
QString eventLabel(const Event& event);

}  // namespace tilewise

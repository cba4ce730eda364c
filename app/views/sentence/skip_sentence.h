// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/run.h"

namespace tilewise {

/// Why a tile was skipped, with the numbers that show it. Requires: a tile-skipped event of the run.
QString skipSentence(const Run& run, const Event& event);

}  // namespace tilewise

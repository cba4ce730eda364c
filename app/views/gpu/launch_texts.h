// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/models/launch_facts.h"

namespace tilewise {

/// What is launched, in how many waves, and how even that is.
QString launchText(const LaunchFacts& facts);
/// "Thread block 97: query block 3 of head 3, 4 tiles; on SM 97 from tile time 12 to 16." Requires: the block exists.
QString threadBlockText(const LaunchFacts& facts, std::int64_t block);
/// "query block", "key block", "head".
QString partName(BlockPart part);

}  // namespace tilewise

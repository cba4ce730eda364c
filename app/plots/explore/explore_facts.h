// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/pass_facts.h"
#include "app/plots/explore/explore_settings.h"

namespace tilewise {

/// The present configuration in figures, per head: traffic, what it holds on chip, tiles, work, intensity.
/// maximumSteps: of its census; what needs a longer one is left out.
QList<PassFact> exploreFacts(const ExploreCase& at, std::int64_t maximumSteps);

}  // namespace tilewise

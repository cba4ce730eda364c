// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tilewise {

/// Makes scrubbers known to screen readers as sliders with a value that can be read and set. May be called again.
void installScrubberAccessible();

}  // namespace tilewise

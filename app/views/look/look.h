// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Everything a view needs to know to draw itself. Every view has setLook(const Look&); the window calls it when the
/// theme, the palette, the text size or the wish for less motion changes.

#include "app/views/look/metrics.h"
#include "app/views/look/theme.h"

namespace tilewise {

struct Look {
  Theme theme = makeTheme(ThemeName::Light, PaletteName::Default);
  Metrics metrics;
  bool reducedMotion = false;

  bool operator==(const Look&) const = default;
};

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Themes and palettes by the words of the command line and the settings.

#include <QString>

#include "app/session/app_settings.h"
#include "app/views/look/look.h"

namespace tilewise {

/// An unknown word means System, or Default.
ThemeName themeFromWord(const QString& word);
PaletteName paletteFromWord(const QString& word);

/// The look that the settings ask for. platform: the palette of the platform, as it was before any theme was applied.
Look lookFor(const AppSettings& settings, const QPalette& platform);

/// The next larger (+1) or smaller (-1) text size of the View menu; at an end the size itself.
int nextTextSize(int size, int direction);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look_names.h"

namespace tilewise {

ThemeName themeFromWord(const QString& word) {
  if (word == QLatin1String("light")) return ThemeName::Light;
  if (word == QLatin1String("dark")) return ThemeName::Dark;
  if (word == QLatin1String("projector")) return ThemeName::Projector;
  return ThemeName::System;
}

PaletteName paletteFromWord(const QString& word) {
  if (word == QLatin1String("blue-yellow")) return PaletteName::BlueYellow;
  if (word == QLatin1String("print")) return PaletteName::Print;
  return PaletteName::Default;
}

Look lookFor(const AppSettings& settings, const QPalette& platform) {
  Look look;
  look.theme = makeTheme(resolvedTheme(themeFromWord(settings.theme), platform), paletteFromWord(settings.palette));
  look.metrics.s = settings.textSize / 100.0;
  look.reducedMotion = settings.reduceMotion;
  return look;
}

int nextTextSize(int size, int direction) {
  int next = size;
  for (const int each : TextSizes) {
    if (direction > 0 && each > size) return each;
    if (direction < 0 && each < size) next = each;
  }
  return next;
}

}  // namespace tilewise

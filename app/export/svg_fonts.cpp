// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/svg_fonts.h"

namespace tilewise {

QByteArray withFallbackFonts(QByteArray svg) {
  svg.replace("font-family=\"Roboto\"", "font-family=\"Roboto, Arial, Helvetica, sans-serif\"");
  svg.replace("font-family=\"JetBrains Mono\"", "font-family=\"JetBrains Mono, monospace\"");
  return svg;
}

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace tilewise {

/// As QFontMetricsF::horizontalAdvance(), which shapes a text anew each time: what was measured is remembered, since a layout
/// asks for the same words again and again. Units: pixels. Requires: a font with a pixel size. Thread: any; each remembers for
/// itself.
qreal textAdvance(const QFont& font, const QString& text);

}  // namespace tilewise

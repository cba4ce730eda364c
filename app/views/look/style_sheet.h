// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Plain widgets in the look of the app: a palette and a style sheet on top of Fusion, and what neither can draw (arrows,
/// check marks, focus rings) in a small style.
///
/// Dynamic properties that the sheet knows:
///   QPushButton  "primary" true    ink ground, panel glyph (play)
///   QPushButton or QToolButton "chip" true   compact read-only value in the top bar (T 1,024)
///   QToolButton  "flat" true       no frame until hovered (float, close, copy)
///   QFrame       "panel" true      a panel with a hairline and radius 5

#include "app/views/look/look.h"

#include <QPalette>
#include <QString>

class QApplication;

namespace tilewise {

QString styleSheet(const Look& look);

QPalette widgetPalette(const Look& look);

/// Sets style, palette, font and style sheet of the whole application. Thread: GUI.
void applyLook(QApplication& application, const Look& look);

}  // namespace tilewise

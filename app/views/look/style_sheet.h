// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Plain widgets in the look of the app: a palette and a style sheet on top of Fusion, and what neither can draw
/// (arrows, check marks, focus rings) in a small style.
///
/// Dynamic properties that a widget sets to be drawn differently (true unless said otherwise):
///   "primary"     QPushButton: ink ground, panel glyph (play; give it an icon in theme.panel)
///   "chip"        QPushButton: a quiet frame, for the values in the top bar (T 1,024)
///   "workspaces"  QTabBar: the tall tabs of the workspaces
///   "panel"       QFrame: panel ground, hairline, radius 5; "dockTitle": the title row of a dock, "dockBody": what is under it
///   "tone"        QLabel: "second", "disabled", "title", "ok", "err", "warn" or "now"
/// A flat button (float, close, copy) is a QToolButton with autoRaise.

#include <QPalette>
#include <QString>

#include "app/views/look/look.h"

class QApplication;

namespace tilewise {

QString styleSheet(const Look& look);

QPalette widgetPalette(const Look& look);

/// Sets style, palette, font and style sheet of the whole application. Thread: GUI.
void applyLook(QApplication& application, const Look& look);

}  // namespace tilewise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The colours of the interface: three themes for the grounds and texts, three palettes for the colours that mean
/// something. A view takes every colour from the Theme it was given and makes none of its own.

#include <cstdint>

#include <QColor>
#include <QPalette>

namespace tilewise {

enum class ThemeName : std::uint8_t { System, Light, Dark, Projector };
enum class PaletteName : std::uint8_t { Default, BlueYellow, Print };

/// What a hue stands for. P shares the hue of S; m, l, lse and D take that of O; a gradient that of its tensor, plus a
/// dot.
enum class TensorHue : std::uint8_t { Q, K, V, O, S };

struct Theme {
  ThemeName name;  ///< never System
  PaletteName palette;
  bool isDark;

  QColor window;                   ///< ground of the whole window
  QColor panel;                    ///< ground of a dock
  QColor head;                     ///< ground of a dock's title
  QColor line;                     ///< hairlines and plot grid; decoration only
  QColor edge;                     ///< buttons, fields, axes, frames
  QColor ink;                      ///< main text
  QColor ink2;                     ///< second text
  QColor ink3;                     ///< disabled text
  QColor hbm, hbmLine, hbmInk;     ///< ground, border and text of off-chip memory
  QColor sram, sramLine, sramInk;  ///< ground, border and text of on-chip memory
  QColor paper;                    ///< a tile to come
  QColor grid;                     ///< border of a tile
  QColor hatch;                    ///< hatch on paper
  QColor hatch2;                   ///< hatch on skip
  QColor nowText, nowBackground;   ///< text and ground in the colour of now
  QColor ok, err, warn;            ///< agrees, wrong, note; always beside a check, a cross or an exclamation mark
  QColor sel;                      ///< selected row
  QColor button;                   ///< ground of a button
  QColor focus;                    ///< 2 px focus ring
  QColor seriesStandard, seriesFa1, seriesFa2;  ///< dotted with triangles, dashed with squares, solid with discs
  QColor now, done, skip;                       ///< states of a tile; skip is "skipped and passed"
  QColor Q, K, V, O, S;                         ///< tensors

  QColor hue(TensorHue tensor) const;

  /// The colour of a block at rest in HBM: a quarter of the tensor's colour over the panel.
  QColor tint(const QColor& tensorColor) const;

  /// The tensor's colour, darkened (dark theme: lightened) in steps of 8 % until it stands out from its own tint and
  /// from the grounds of HBM and SRAM: contrast 3, in the projector theme 4.5.
  QColor outline(const QColor& tensorColor) const;

  /// White or near-black, whichever is easier to read on the ground.
  static QColor letterOn(const QColor& ground);

  bool operator==(const Theme&) const = default;
};

/// Requires: resolved is not System.
Theme makeTheme(ThemeName resolved, PaletteName palette);

/// The theme that is meant: System becomes Light or Dark by the lightness of the platform's window colour.
/// Requires: platform is the application's palette as it was at the start, before any theme was applied.
ThemeName resolvedTheme(ThemeName wanted, const QPalette& platform);

/// Share of a over b, channel by channel. Range: share from 0 (b) to 1 (a).
QColor mixed(const QColor& a, const QColor& b, double share);

}  // namespace tilewise

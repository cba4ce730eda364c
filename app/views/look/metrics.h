// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Sizes and fonts. One factor, the text size, scales everything but the tiles; a view states each length as it is at
/// 100 %.

#include <cstdint>

#include <QFont>
#include <QList>
#include <QStringList>

namespace tilewise {

enum class Role : std::uint8_t {
  Axis,          ///< 11: axis, index, colour bar
  Second,        ///< 12: second text, table, legend
  Body,          ///< 13: body, menus, code lines
  Equation,      ///< 13: equations (much larger in a presentation)
  Tab,           ///< 14
  TensorLetter,  ///< 14, bold
  Title,         ///< 15 bold: HBM, SRAM, name of a tile
  Sentence,      ///< 16
  Figure,        ///< 19 bold: figures under a picture
  Counter,       ///< 27 bold
  Code,          ///< 12, fixed width: quotations of code, logs, JSON
};

/// The text sizes of the View menu, in per cent.
inline constexpr int TextSizes[] = {80, 90, 100, 110, 125, 150, 175, 200};

struct Metrics {
  double s = 1;               ///< text size / 100 %
  bool presentation = false;  ///< the larger set of type sizes

  /// A length in whole pixels. A length above 0 never becomes 0.
  int px(double at100) const;

  /// The width of a line: whole pixels where the width at 100 % is whole, else scaled only (1.2 stays thinner than
  /// 1.4).
  qreal lineWidth(double at100) const;

  int fontPixels(Role role) const;

  QFont font(Role role) const;  ///< in the weight of the role
  QFont medium(Role role) const;
  QFont bold(Role role) const;
  QFont italic(Role role) const;  ///< in the weight of the role
  QFont boldItalic(Role role) const;

  bool operator==(const Metrics&) const = default;
};

/// Makes the shipped fonts known. Call once, after the application object exists and before the first widget.
/// Returns the families that were found in the resource; empty when the resource is broken.
QStringList loadFonts();

}  // namespace tilewise

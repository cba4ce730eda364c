// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The icons, as paths on a grid of 16 px: round strokes of 1.6 px, solid triangles for the transport.

#include <cstdint>

#include <QIcon>
#include <QRectF>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

enum class IconName : std::uint8_t {
  First,
  Back,
  Play,
  Pause,
  Forward,
  Last,
  Float,  ///< two overlapping squares
  Close,
  ChevronDown,
  ChevronUp,
  ChevronLeft,
  ChevronRight,
  Plus,
  Minus,
  Info,
  Check,
  Cross,
  Warn,
  Copy,
  Screen,
  Bookmark,  ///< a flag
};

inline constexpr IconName AllIcons[] = {
    IconName::First,       IconName::Back,         IconName::Play,  IconName::Pause,       IconName::Forward,
    IconName::Last,        IconName::Float,        IconName::Close, IconName::ChevronDown, IconName::ChevronUp,
    IconName::ChevronLeft, IconName::ChevronRight, IconName::Plus,  IconName::Minus,       IconName::Info,
    IconName::Check,       IconName::Cross,        IconName::Warn,  IconName::Copy,        IconName::Screen,
    IconName::Bookmark};

/// Draws the icon into the largest square in the middle of the rectangle.
void paintIcon(QPainter& painter, const QRectF& place, IconName name, const QColor& color);

/// An icon for buttons and actions, in ink (disabled: ink3), drawn anew at each size and device pixel ratio.
/// Size it with setIconSize: 16 px at 100 %.
QIcon icon(IconName name, const Look& look);

/// The same in a colour of its own, such as ok beside a check or panel on the play button.
QIcon icon(IconName name, const Look& look, const QColor& color);

}  // namespace tilewise

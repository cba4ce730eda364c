// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the launch grid and the places of the card go on a canvas: pure geometry, in pixels.

#include <optional>

#include <QRect>
#include <QSize>

#include "app/models/launch_facts.h"
#include "app/views/look/metrics.h"

namespace tilewise {

struct LaunchLayout {
  QRect text;    ///< what is said of the whole
  QRect grid;    ///< a column a part, a row a head
  QRect lanes;   ///< time to the right, a row a place, those that end last on top
  QRect bar;     ///< the colours and their numbers
  QRect chosen;  ///< what is said of the chosen thread block
};

/// Side by side where there is room, else the grid above the lanes. Requires: fonts that are loaded.
LaunchLayout layOutLaunch(const LaunchFacts& facts, const QString& text, const Metrics& metrics, QSize size);
/// The height that it needs to be read at a width.
int launchHeight(const QString& text, const Metrics& metrics, int width);

/// The thread block under a pixel, in the grid or in the lanes.
std::optional<std::int64_t> blockAt(const LaunchFacts& facts, const LaunchLayout& layout, QPoint pixel);
/// The cell of a thread block in the grid, and its bar in the lanes.
QRectF cellOf(const LaunchFacts& facts, const LaunchLayout& layout, std::int64_t block);
QRectF laneOf(const LaunchFacts& facts, const LaunchLayout& layout, std::int64_t block);
/// The thread block of a part and a head.
std::int64_t blockOf(const LaunchFacts& facts, std::int64_t part, std::int64_t head);

}  // namespace tilewise

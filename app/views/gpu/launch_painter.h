// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/gpu/launch_layout.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// Draws a launch: the grid of its thread blocks and the places of the card over time, both by how many tiles a thread
/// block has. text: as it was laid out for. chosen: a thread block.
void paintLaunch(QPainter& painter, const LaunchFacts& facts, const LaunchLayout& layout, const QString& text,
                 std::int64_t chosen, const Look& look);

}  // namespace tilewise

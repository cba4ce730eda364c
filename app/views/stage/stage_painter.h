// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Whether figures are told, or give way to question marks: those of a step about which a question waits.
enum class StageFigures : std::uint8_t { Told, Secret };

/// Paints the whole stage, from its corner at 0, 0, into any painter: a widget, an image, SVG or PDF.
void paintStage(QPainter& painter, const StagePicture& picture, StageFigures figures = StageFigures::Told);

}  // namespace tilewise
